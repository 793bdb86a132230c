import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import type { ErrorDetails } from '@shared/domain/contract/errors.js';

/** Where a running service is reached, and where its mails lie as .eml files. */
export interface ServiceAddress {
  baseUrl: string;
  mailFolder: string;
}

/** An answer of the service, read to its end. */
export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  /** `data` of the success envelope. */
  data: T;
  /** `error` of the failure envelope. */
  error: { code: string; message: string; details: ErrorDetails };
  /** The body as it came. */
  text: string;
}

export const goodPassword = 'Filament2026';

/** Longer than the third wait between two tries of a mail. */
const mailDeadlineMs = 45_000;

/** Whom the mails that were read are to, by their files: a mail stays as it is, and hundreds lie in a shared folder. */
const knownRecipients = new Map<string, ReadonlySet<string>>();

const isSession = (cookie: string | null) => cookie?.startsWith('auth.session_token=') ?? false;

/** A client that keeps its cookies, as a browser would. */
export class Client {
  /** The session; before there is one, the mark of the browser that signed up. */
  cookie: string | null = null;
  private mark: string | null = null;

  constructor(readonly service: ServiceAddress) {}

  get<T = unknown>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send<T>(path, { method: 'GET', headers });
  }

  post<T = unknown>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    method = 'POST',
  ): Promise<Answer<T>> {
    if (body === undefined) return this.send<T>(path, { method, headers });
    const type = { 'Content-Type': 'application/json' };
    return this.send<T>(path, { method, headers: { ...type, ...headers }, body: JSON.stringify(body) });
  }

  upload<T = { key: string; url: string; metadata: { filename: string; size: number } }>(
    filename: string,
    content: Uint8Array,
  ): Promise<Answer<T>> {
    const form = new FormData();
    form.append('file', new Blob([content as Uint8Array<ArrayBuffer>]), filename);
    return this.send<T>('/api/upload', { method: 'POST', body: form });
  }

  async send<T = unknown>(path: string, init: RequestInit): Promise<Answer<T>> {
    const cookies = [...new Set([this.cookie, this.mark])].filter((cookie) => cookie !== null);
    const headers = { ...(cookies.length > 0 && { Cookie: cookies.join('; ') }), ...init.headers };
    const url = new URL(path, this.service.baseUrl);
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    this.keepCookie(response.headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const body = (isJson ? JSON.parse(text) : {}) as Pick<Answer<T>, 'data' | 'error'>;
    return { status: response.status, headers: response.headers, data: body.data, error: body.error, text };
  }

  /** The newest mail to an address whose subject matches, waited for. */
  async mailTo(recipient: string, subject: RegExp): Promise<Email> {
    for (const giveUpAt = Date.now() + mailDeadlineMs; Date.now() < giveUpAt; await sleep(50)) {
      const found = (await this.mailsTo(recipient)).filter((mail) => subject.test(mail.subject ?? ''));
      if (found.length > 0) return found.at(-1)!;
    }
    throw new Error(`No mail to ${recipient} with a subject like ${String(subject)} within 45 s.`);
  }

  /** All mails to an address so far, oldest first. */
  async mailsTo(recipient: string): Promise<Email[]> {
    const names = await readdir(this.service.mailFolder).catch(() => []);
    // File names are UUIDv7: they sort by the time they were made.
    const files = names.filter((name) => name.endsWith('.eml')).sort();
    const paths = files.map((name) => join(this.service.mailFolder, name));
    const mails = await Promise.all(paths.map((path) => readMailTo(recipient, path)));
    return mails.filter((mail) => mail !== null);
  }

  private keepCookie(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const kept = pair.endsWith('=') ? null : pair;
      if (!pair.startsWith('auth.session_token=')) this.mark = kept;
      if (pair.startsWith('auth.session_token=') || !isSession(this.cookie)) this.cookie = kept;
    }
  }
}

/** The mail in a file if it is to this address. */
async function readMailTo(recipient: string, path: string): Promise<Email | null> {
  if (knownRecipients.get(path)?.has(recipient) === false) return null;
  const mail = await PostalMime.parse(await readFile(path));
  const recipients = new Set(mail.to?.flatMap(({ address }) => address ?? []));
  knownRecipients.set(path, recipients);
  return recipients.has(recipient) ? mail : null;
}

/** The one link in a mail's text. */
export function linkIn(mail: Email): URL {
  const [found] = /https?:\/\/\S+/.exec(mail.text ?? '') ?? [];
  if (found === undefined) throw new Error('The mail has no link.');
  return new URL(found);
}

/** A client with a fresh, verified account and a session. */
export async function signedIn(
  service: ServiceAddress,
  email = `${randomUUID()}@example.com`,
): Promise<Client & { email: string }> {
  const client = Object.assign(new Client(service), { email });
  const body = { name: 'Amina Test', email, password: goodPassword, confirmPassword: goodPassword };
  await client.post('/api/auth/sign-up/email', body);
  const { pathname, search } = linkIn(await client.mailTo(email, /adresse|address/));
  const answer = await client.get(`${pathname}${search}`);
  if (answer.status !== 200) throw new Error(`Verifying failed: ${answer.text}`);
  return client;
}
