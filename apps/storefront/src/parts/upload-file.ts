import type { Schema } from '@client/service-client.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import { dataOf, type Outcome } from '@web/app/failure.js';
import { locale } from '../words/language.js';

interface SentFile {
  name: string;
  content: Blob;
  /** Of its numbers; millimetres when left out. */
  unit?: LengthUnit;
}

type Uploaded = Schema<'UploadedFile'>;

/**
 * Uploads one file to the account.
 *
 * @param onShare is told how much of it is sent, 0 … 1: `fetch` cannot tell
 * @throws {CallFailure}
 */
export function uploadFile(
  { name, content, unit = 'mm' }: SentFile,
  onShare: (share: number) => void = () => undefined,
): Promise<Uploaded> {
  const form = new FormData();
  if (unit !== 'mm') form.append('unit', unit);
  form.append('file', content, name);
  return dataOf(
    new Promise<Outcome<Uploaded>>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', '/api/upload');
      request.setRequestHeader('Accept-Language', locale);
      request.responseType = 'json';
      request.upload.onprogress = ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total);
      request.onload = () => resolve(outcomeOf(request));
      request.onerror = reject;
      request.send(form);
    }),
  );
}

function outcomeOf(request: XMLHttpRequest): Outcome<Uploaded> {
  const { status } = request;
  const retryAfter = request.getResponseHeader('Retry-After');
  const headers = retryAfter === null ? undefined : { 'Retry-After': retryAfter };
  const response = new Response(null, { status, headers });
  const body: unknown = request.response;
  return response.ok
    ? { data: body as { data: Uploaded }, response }
    : { error: body ?? undefined, response };
}
