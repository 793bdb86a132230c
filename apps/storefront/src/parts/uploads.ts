import type { Measured } from '@viewer/engine/measured.js';
import { appWords } from '@web/app/app-words.js';
import { effect, signal } from '@preact/signals';
import { basket } from '../basket/basket-store.js';
import { CallFailure, persistently } from '@web/app/failure.js';
import { isPutOff, user } from '../service/session.js';
import type { Part } from './part.js';
import { parts, setUpload } from './parts-store.js';

/** What sends a part comes behind the first load; a lost network only delays it. */
const loadSender = () =>
  import('./store-part.js').catch((): never => {
    throw new CallFailure('OFFLINE', appWords().offline);
  });

/** Whether an upload is under way. */
const isSending = signal(false);

/** Sends the basket's parts to the signed-in account, one after the other, in the background. */
export function startUploads(): void {
  loadSender().catch(() => undefined);
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

const neverSent: readonly string[] = ['refused', 'unreadable', 'gone'] satisfies Measured['outcome'][];

/** Whether a part that the account does not have stays so until the customer does something about it. */
export function isStuck({ upload, measured }: Part, userId: string): boolean {
  // An account never gets what another one has stored from the same device, unless it asks for that.
  if (upload.step === 'stored') return upload.userId !== userId;
  return upload.step === 'failed' || neverSent.includes(measured?.outcome ?? '');
}

function isToSend(part: Part, userId: string): boolean {
  return part.measured !== null && part.upload.step !== 'stored' && !isStuck(part, userId);
}

async function sendNext(): Promise<void> {
  const part = nextPart();
  const userId = user.value?.id;
  if (part === null || userId === undefined) return;
  isSending.value = true;
  const abort = new AbortController();
  const stop = effect(() => {
    if (basket.value.lines.every(({ partId }) => partId !== part.id)) abort.abort();
  });
  try {
    const { storePart } = await persistently(loadSender, abort.signal);
    await storePart(part.id, userId, abort.signal);
  } catch (error) {
    const message = error instanceof CallFailure ? error.message : appWords().unknown;
    // What lacks a session alone goes on with the next one, and what is not wanted now once its line is back.
    const isForLater = abort.signal.aborted || (error instanceof CallFailure && error.status === 401);
    setUpload(part.id, isForLater ? { step: 'waiting' } : { step: 'failed', message });
  } finally {
    stop();
    isSending.value = false;
  }
}

/** Has a part sent that is stuck: again, or to this account, too. */
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
