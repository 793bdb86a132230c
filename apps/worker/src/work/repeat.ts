import { setTimeout as sleep } from 'node:timers/promises';

/** Looks again and again, `everyMs` after the last look, until the signal ends it; the process does not wait for the next look. */
export async function repeat(everyMs: number, signal: AbortSignal, look: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) await look();
  }
}
