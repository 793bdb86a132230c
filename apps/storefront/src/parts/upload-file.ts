import type { Schema } from '@client/service-client.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import { dataOf, type Outcome } from '@web/app/failure.js';
import { service } from '../service/client.js';
import { locale } from '../words/language.js';

interface SentFile {
  name: string;
  content: Blob;
  /** Of its numbers; millimetres when left out. */
  unit?: LengthUnit;
}

type Uploaded = Schema<'UploadedFile'>;
type OnShare = (share: number) => void;

/** Whether the service has said that it takes files itself; that does not change while a page is open. */
let isTakenByService = false;

/**
 * Uploads one file to the account: straight to the file storage where the service offers that.
 *
 * @param onShare is told how much of it is sent, 0 … 1: `fetch` cannot tell
 * @throws {CallFailure}
 */
export async function uploadFile(file: SentFile, onShare: OnShare = () => undefined): Promise<Uploaded> {
  const form = isTakenByService ? null : await beginUpload(file);
  if (form === null) {
    isTakenByService = true;
    const { name, content, unit = 'mm' } = file;
    return dataOf(
      send<Uploaded>('/api/upload', formOf(unit === 'mm' ? {} : { unit }, content, name), onShare),
    );
  }
  const { uploadId, url, fields } = form;
  await dataOf(send(url, formOf(fields, file.content), onShare));
  return dataOf(service.POST('/api/uploads/complete', { body: { uploadId } }));
}

async function beginUpload({ name, content, unit }: SentFile): Promise<Schema<'UploadForm'> | null> {
  const body = { filename: name, size: content.size, unit };
  return (await dataOf(service.POST('/api/uploads', { body }))).form;
}

/** With the file last: a storage ignores the fields behind it. */
function formOf(fields: Record<string, string>, content: Blob, name = 'file'): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', content, name);
  return form;
}

function send<Data>(url: string, form: FormData, onShare: OnShare): Promise<Outcome<Data>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept-Language', locale);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(outcomeOf(request));
    request.onerror = reject;
    request.send(form);
  });
}

function outcomeOf<Data>(request: XMLHttpRequest): Outcome<Data> {
  const { status } = request;
  // Asked by its name, a header that another origin hides is an error in the console.
  const [, retryAfter] = /^retry-after: (\S+)/im.exec(request.getAllResponseHeaders()) ?? [];
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': retryAfter };
  const response = new Response(null, { status, headers });
  const body: unknown = request.response;
  return response.ok ? { data: body as { data: Data }, response } : { error: body ?? undefined, response };
}
