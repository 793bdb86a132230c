import { setTimeout as sleep } from 'node:timers/promises';

const firstPauseMs = 20;
/** Polls at a share of the time already waited: adds at most a quarter, and polls long work rarely. */
const pauseShare = 0.25;
const longestPauseMs = 500;

/**
 * Polls until `look` finds something.
 *
 * @param look returns the awaited result, or `null` while there is none.
 * @param patienceMs how long it polls.
 * @param pause between two polls; may end early.
 * @returns `null` when the wait ends first; the work continues.
 */
export async function pollUntilFound<T>(
  look: () => Promise<T | null>,
  patienceMs: number,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<T | null> {
  const startedMs = performance.now();
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    const waitedMs = performance.now() - startedMs;
    if (waitedMs > patienceMs) return null;
    await pause(Math.min(longestPauseMs, Math.max(firstPauseMs, waitedMs * pauseShare)));
  }
}
