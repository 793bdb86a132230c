import type { Schema } from '@client/service-client.js';
import { appWords } from '@web/app/app-words.js';
import { CallFailure, dataOf, isOnline, persistently } from '@web/app/failure.js';
import { service } from '../service/client.js';
import { askForSession, isPutOff } from '../service/session.js';
import { say } from '../words/language.js';
import type { Part } from './part.js';
import { changePart, contentOf, keptUpload, parts, setUpload } from './parts-store.js';
import { FileUpload } from './upload-file.js';

/** Uploads that an account may make within a minute, less one for what another tab does. */
const perMinute = 19;
const windowMs = 60_000;

/** A file that was sent and could not be taken is sent again ever later: that costs its customer money. */
const refusedWaitMs = { first: 30_000, most: 5 * 60_000 };

/** To send a part twice costs less than to hold up all that come after it. */
const lostWithinMs = 10_000;

/** Starts of the last uploads, oldest first. */
let starts: number[] = [];

/**
 * Sends a part to the account, unless another tab or an earlier upload did; answers the key of its file.
 *
 * @param signal aborts when the part is not wanted any more: what the service has of it by then, it removes
 * @throws {CallFailure}
 */
export async function storePart(id: string, userId: string, signal?: AbortSignal): Promise<string> {
  // One upload at a time in all tabs: they have the same basket, and the same limit.
  return navigator.locks.request('uploads', { signal }, async () => {
    const kept = await keptUpload(id);
    if (kept?.step === 'stored' && kept.userId === userId) {
      setUpload(id, kept);
      return kept.fileKey;
    }
    const part = parts.peek().get(id);
    const content = await contentOf(id);
    if (part === undefined || content === null) {
      throw new CallFailure('FILE_NOT_FOUND', say('uploads.fileGone'));
    }
    // Its further colours are known of the file that the shop made, and of no other.
    if (part.card !== undefined && part.card.furtherSkus.length > 0) {
      throw new CallFailure('FILE_NOT_FOUND', say('uploads.cardGone'));
    }
    const sent = kept?.step === 'sending' ? await sentBefore(part) : null;
    const key = sent ?? (await sendPart(part, content, signal)).key;
    // Of the card there is no more than its file.
    changePart(id, { card: undefined, upload: { step: 'stored', fileKey: key, userId } });
    return key;
  });
}

/**
 * The key of what an upload stored that was cut off; `null` also where nobody can tell in time, as nothing is measured just
 * now.
 */
async function sentBefore(part: Part): Promise<string | null> {
  const late = AbortSignal.timeout(lostWithinMs);
  return persistently(() => lostUpload(part), late).catch((error: unknown) => {
    if (late.aborted) return null;
    throw error;
  });
}

/**
 * The key of a file that an upload stored whose answer was lost with its page; `null` where there is none yet.
 *
 * @throws {CallFailure}
 */
async function lostUpload({ name, sizeBytes, measured }: Part): Promise<string | null> {
  if (measured?.outcome !== 'measured' && measured?.outcome !== 'unreadable') return null;
  const params = { query: { search: name.slice(0, 100), limit: 10 } };
  const files = await dataOf(service.GET('/api/files', { params }));
  const { fileHash } = measured;
  const alike = files.filter(({ metadata }) => metadata.filename === name && metadata.size === sizeBytes);
  const same = alike.find(({ analysis }) => analysis?.fileHash === fileHash);
  // What it holds is known once it is measured: asked for again until then.
  if (same === undefined && alike.some(({ status }) => status === 'pending')) {
    throw new CallFailure('UNKNOWN', appWords().unknown, {}, 1, 503);
  }
  return same?.key ?? null;
}

function sendPart(
  { id, name, unit }: Part,
  content: Blob,
  signal?: AbortSignal,
): Promise<Schema<'UploadedFile'>> {
  signal?.throwIfAborted();
  let sent = 0;
  let waitMs = 0;
  const upload = new FileUpload({ name, content, unit }, (share) => {
    isOnline.value = true;
    sent = share;
    setUpload(id, { step: 'sending', share });
  });
  const sending = persistently(
    async () => {
      if (sent > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      sent = 0;
      return sendInTurn(id, upload, signal);
    },
    signal,
    ({ status }) => {
      if (sent > 0 && status >= 500) waitMs = Math.min(refusedWaitMs.most, 2 * waitMs || refusedWaitMs.first);
    },
  );
  return Promise.race([sending, abortOf(signal)]);
}

/** Rejects when the signal aborts: whatever is waited for then, the next part goes on. */
const abortOf = (signal?: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

async function sendInTurn(
  id: string,
  upload: FileUpload,
  signal?: AbortSignal,
): Promise<Schema<'UploadedFile'>> {
  await turn();
  signal?.throwIfAborted();
  setUpload(id, { step: 'sending', share: 0 });
  const wasPutOff = isPutOff.peek();
  try {
    return await upload.send(signal);
  } catch (error) {
    const hasEnded = error instanceof CallFailure && error.status === 401;
    // One of its calls may have asked, and been told.
    const isToldNo = isPutOff.peek() && !wasPutOff;
    if (!hasEnded || isToldNo || !(await askForSession())) throw error;
    return upload.send(signal);
  }
}

/** Waits until another upload is within the limit, so that none is refused for it. */
async function turn(): Promise<void> {
  const now = performance.now();
  starts = starts.filter((start) => start > now - windowMs);
  const [oldest] = starts;
  if (starts.length >= perMinute && oldest !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, oldest + windowMs - now));
  }
  starts = [...starts, performance.now()];
}
