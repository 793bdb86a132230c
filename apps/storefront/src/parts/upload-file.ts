import type { Schema } from '@client/service-client.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import { CallFailure, dataOf, type Outcome } from '@web/app/failure.js';
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

/** Whether files go to the service itself: it has said so, or the storage could not be reached. */
let isTakenByService = false;

/**
 * So often the storage is not reached, though the service is, before a file goes to the service; lines that are lost on the way
 * count half.
 */
const mostUnreached = 3;

/**
 * Minutes after which a connection that moves nothing is gone; a slow line sends for some what the system holds, and in the end
 * all of that.
 */
const mostIdle = { sending: 5, sent: 15 };

/** A form is not used later than that; it works for fifteen minutes. */
const formMs = 10 * 60_000;

/** One file on its way to the account: straight to the file storage where the service offers that. */
export class FileUpload {
  private form: Schema<'UploadForm'> | null = null;
  private formSinceMs = 0;
  /** Whether the storage has it: then it is only to be completed. */
  private isInStorage = false;
  private isBegunAnew = false;
  private unreached = 0;

  /** @param onShare is told how much of it is sent, 0 … 1: `fetch` cannot tell */
  constructor(
    private readonly file: SentFile,
    private readonly onShare: OnShare = () => undefined,
  ) {}

  /**
   * Sends what is left to send. Called again after a failure, it goes on where that was.
   *
   * @param signal aborts what is being sent: no answer comes then
   * @throws {CallFailure}
   */
  async send(signal?: AbortSignal): Promise<Uploaded> {
    const isDirect = !isTakenByService && (await this.hasForm());
    signal?.throwIfAborted();
    if (isDirect) {
      try {
        return await this.sendToStorage(signal);
      } catch (error) {
        if (!this.isTooLate(error) || this.isBegunAnew) throw error;
        this.form = null;
        this.isInStorage = false;
        this.isBegunAnew = true;
        return this.send(signal);
      }
    }
    const { name, content, unit = 'mm' } = this.file;
    const form = formOf(unit === 'mm' ? {} : { unit }, content, name);
    return dataOf(send<Uploaded>('/api/upload', form, this.onShare, signal));
  }

  /** To complete it, or, with a form that has run out, to store it. */
  private isTooLate(error: unknown): boolean {
    if (!(error instanceof CallFailure)) return false;
    return this.isInStorage ? error.code === 'FILE_NOT_FOUND' : error.status === 403;
  }

  private async hasForm(): Promise<boolean> {
    const isSpent = !this.isInStorage && performance.now() - this.formSinceMs > formMs;
    if (this.form !== null && !isSpent) return true;
    this.form = await beginUpload(this.file);
    this.formSinceMs = performance.now();
    isTakenByService = this.form === null;
    return !isTakenByService;
  }

  private async sendToStorage(signal?: AbortSignal): Promise<Uploaded> {
    const { uploadId, url, fields } = this.form!;
    if (!this.isInStorage) await this.store(url, fields, signal);
    this.isInStorage = true;
    return dataOf(service.POST('/api/uploads/complete', { body: { uploadId } }));
  }

  private async store(url: string, fields: Record<string, string>, signal?: AbortSignal): Promise<void> {
    let isBegun = false;
    const onShare = (share: number): void => {
      isBegun ||= share > 0;
      this.onShare(share);
    };
    try {
      await dataOf(send(url, formOf(fields, this.file.content), onShare, signal));
    } catch (error) {
      // Without a network, the service is not reached either.
      const isOffline = error instanceof CallFailure && error.code === 'OFFLINE';
      if (isOffline && (await isServiceThere())) this.unreached += isBegun ? 0.5 : 1;
      if (this.unreached >= mostUnreached) isTakenByService = true;
      throw error;
    }
  }
}

const isServiceThere = () =>
  fetch('/health/live').then(
    ({ ok }) => ok,
    () => false,
  );

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

function send<Data>(
  url: string,
  form: FormData,
  onShare: OnShare,
  signal?: AbortSignal,
): Promise<Outcome<Data>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept-Language', locale);
    request.responseType = 'json';
    const idle = { minutes: 0, most: mostIdle.sending };
    const clock = setInterval(() => {
      idle.minutes += 1;
      if (idle.minutes >= idle.most) request.abort();
    }, 60_000);
    request.upload.onprogress = ({ loaded, total }) => {
      idle.minutes = 0;
      if (loaded === total) idle.most = mostIdle.sent;
      onShare(total === 0 ? 0 : loaded / total);
    };
    request.onload = () => resolve(outcomeOf(request));
    request.onloadend = () => clearInterval(clock);
    request.onerror = reject;
    // Browsers cancel it where a link leads to a download: it goes on as after a lost network.
    request.onabort = reject;
    signal?.addEventListener('abort', () => {
      // That is no lost network.
      request.onabort = null;
      request.abort();
    });
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
