import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceAddress } from '../../http-client.js';

/** No request may keep all others waiting for longer. */
export const maxLoopDelayMs = 50;

/**
 * The longest delay of the API's event loop since it was last asked, by `/metrics` (which then begins anew). The figure
 * holds the 10 ms of its own interval.
 */
export async function loopDelayMs({ baseUrl }: Pick<ServiceAddress, 'baseUrl'>): Promise<number> {
  const answer = await fetch(new URL('/metrics', baseUrl));
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text()) ?? [];
  if (seconds === undefined)
    throw new Error(`/metrics does not tell the event loop's delay (${answer.status}).`);
  return Number(seconds) * 1000;
}

/** The pause before the second try; doubled before each further one, so that the last ones outlast a burst of load. */
const firstPauseMs = 50;

/**
 * What an action delays the event loop by. A busy machine delays it, too, but not each time: what looks slow is done
 * again, and its quickest try counts.
 */
export async function delayOf(
  service: Pick<ServiceAddress, 'baseUrl'>,
  action: () => Promise<unknown>,
  tries = 8,
): Promise<number> {
  let quickestMs = Infinity;
  for (let n = 0; n < tries && quickestMs > maxLoopDelayMs; n += 1) {
    if (n > 0) await sleep(firstPauseMs * 2 ** (n - 1));
    await loopDelayMs(service);
    await action();
    quickestMs = Math.min(quickestMs, await loopDelayMs(service));
  }
  return quickestMs;
}
