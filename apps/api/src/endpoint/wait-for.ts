import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { told } from '@shared/words/say.js';
import type { Told } from '@shared/domain/contract/told.js';

const firstPauseMs = 20;
/** Polls at a share of the time already waited: adds at most a quarter, and polls long work rarely. */
const pauseShare = 0.25;
const longestPauseMs = 500;

/**
 * Polls until `look` finds something.
 *
 * @param look returns the awaited result, or `null` while there is none.
 * @param patienceMs how long it polls.
 * @param message of the refusal: the work that has not ended
 * @param pause between two polls; may end early.
 * @throws {ServiceError} EXTERNAL_SERVICE_ERROR when the wait ends first; the work continues.
 */
export async function waitFor<T>(
  look: () => Promise<T | null>,
  patienceMs: number,
  message: Told,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<T> {
  const startedMs = performance.now();
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    const waitedMs = performance.now() - startedMs;
    if (waitedMs > patienceMs) throw stillWorking(message);
    await pause(Math.min(longestPauseMs, Math.max(firstPauseMs, waitedMs * pauseShare)));
  }
}

function stillWorking(message: Told): ServiceError {
  return new ServiceError('EXTERNAL_SERVICE_ERROR', {
    message,
    retryAfterSeconds: 10,
    details: { hint: told('api.hints.workGoesOn') },
  });
}
