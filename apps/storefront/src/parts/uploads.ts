import type { Measured } from '@viewer/engine/measured.js';
import { appWords } from '@web/app/app-words.js';
import { effect, signal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { say } from '../words/language.js';
import { basket } from '../basket/basket-store.js';
import { CallFailure, isOnline, persistently } from '@web/app/failure.js';
import { askForSession, isPutOff, user } from '../service/session.js';
import type { Part } from './part.js';
import { changePart, contentOf, keptUpload, parts, setUpload } from './parts-store.js';
import { lostUpload } from './stored-file.js';
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

/** Whether an upload is under way. */
const isSending = signal(false);

/** Sends the basket's parts to the signed-in account, one after the other, in the background. */
export function startUploads(): void {
  effect(() => {
    if (!isPutOff.value && !isSending.value && nextPart() !== null) void sendNext();
  });
}

/** The first part of the basket that the account does not have yet. */
function nextPart(): Part | null {
  const account = user.value;
  if (!account) return null;
  for (const { partId } of basket.value.lines) {
    const part = parts.value.get(partId);
    if (part !== undefined && isToSend(part, account.id)) return part;
  }
  return null;
}

const isStored = ({ upload }: Part, userId: string): boolean =>
  upload.step === 'stored' && upload.userId === userId;

const neverSent: readonly string[] = ['refused', 'unreadable', 'gone'] satisfies Measured['outcome'][];

/** Whether a part that the account does not have stays so until the customer does something about it. */
export function isStuck(part: Part, userId: string): boolean {
  if (isStored(part, userId)) return false;
  return part.upload.step === 'failed' || neverSent.includes(part.measured?.outcome ?? '');
}

function isToSend(part: Part, userId: string): boolean {
  return part.measured !== null && !isStored(part, userId) && !isStuck(part, userId);
}

async function sendNext(): Promise<void> {
  const part = nextPart();
  const userId = user.value?.id;
  if (part === null || userId === undefined) return;
  isSending.value = true;
  try {
    await storePart(part.id, userId);
  } catch (error) {
    const message = error instanceof CallFailure ? error.message : appWords().unknown;
    // What lacks a session alone goes on with the next one.
    const isForLater = error instanceof CallFailure && error.status === 401;
    setUpload(part.id, isForLater ? { step: 'waiting' } : { step: 'failed', message });
  } finally {
    isSending.value = false;
  }
}

/**
 * Sends a part to the account, unless another tab or an earlier upload did; answers the key of its file.
 *
 * @throws {CallFailure}
 */
export async function storePart(id: string, userId: string): Promise<string> {
  // One upload at a time in all tabs: they have the same basket, and the same limit.
  return navigator.locks.request('uploads', async () => {
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
    const key = sent ?? (await sendPart(part, content)).key;
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

function sendPart({ id, name, unit }: Part, content: Blob): Promise<Schema<'UploadedFile'>> {
  let sent = 0;
  let waitMs = 0;
  const upload = new FileUpload({ name, content, unit }, (share) => {
    isOnline.value = true;
    sent = share;
    setUpload(id, { step: 'sending', share });
  });
  return persistently(
    async () => {
      if (sent > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      sent = 0;
      return sendInTurn(id, upload);
    },
    undefined,
    ({ status }) => {
      if (sent > 0 && status >= 500) waitMs = Math.min(refusedWaitMs.most, 2 * waitMs || refusedWaitMs.first);
    },
  );
}

async function sendInTurn(id: string, upload: FileUpload): Promise<Schema<'UploadedFile'>> {
  await turn();
  setUpload(id, { step: 'sending', share: 0 });
  const wasPutOff = isPutOff.peek();
  try {
    return await upload.send();
  } catch (error) {
    const hasEnded = error instanceof CallFailure && error.status === 401;
    // One of its calls may have asked, and been told.
    const isToldNo = isPutOff.peek() && !wasPutOff;
    if (!hasEnded || isToldNo || !(await askForSession())) throw error;
    return upload.send();
  }
}

/** Waits until another upload is within the limit, so that none is refused for it. */
async function turn(): Promise<void> {
  const now = Date.now();
  starts = starts.filter((start) => start > now - windowMs);
  const [oldest] = starts;
  if (starts.length >= perMinute && oldest !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, oldest + windowMs - now));
  }
  starts = [...starts, Date.now()];
}

/** Has a failed upload tried again. */
export function retryUpload(id: string): void {
  setUpload(id, { step: 'waiting' });
}

/**
 * Files that no quote or order uses are deleted after some weeks: those that a refusal says the account does not have are sent
 * again, from this device.
 *
 * @param partIds of the files that were named to the service, `undefined` for a part that is gone here
 * @param fieldOf what the service calls the file at a place
 * @returns whether the refusal names any
 */
export function resendMissing(
  { code, details }: CallFailure,
  partIds: readonly (string | undefined)[],
  fieldOf: (place: number) => string,
): boolean {
  if (code !== 'FILE_NOT_FOUND') return false;
  const fields = (details.errors ?? []).map(({ field }) => field);
  const missing = new Set(partIds.filter((id, place) => id !== undefined && fields.includes(fieldOf(place))));
  for (const id of missing) retryUpload(id!);
  return missing.size > 0;
}
