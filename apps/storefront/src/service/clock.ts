import { signal } from '@preact/signals';

/** How far the service's clock is ahead of this device's, which may be set to any day. */
const aheadMs = signal(0);

/** The answers that a browser has kept are a minute old at most, and so is what they say of the time. */
const mostKeptMs = 2 * 60_000;

/** The time as the service tells it: this device's until there is an answer. */
export const nowMs = (): number => Date.now() + aheadMs.value;

/** Takes the time from an answer of the service. */
export function noteTime({ headers }: Response): void {
  const differenceMs = Date.parse(headers.get('Date') ?? '') - nowMs();
  if (Math.abs(differenceMs) > mostKeptMs) aheadMs.value += differenceMs;
}
