import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceFailure } from '@client/service-failure.js';

/** Calls again after a refusal that says when to: too many calls, or work that outlasts the wait. */
export async function patiently<T>(call: () => Promise<T>, onWait: (seconds: number) => void): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const seconds = error instanceof ServiceFailure ? error.retryAfterSeconds : null;
      if (seconds === null) throw error;
      onWait(seconds);
      await sleep(seconds * 1000);
    }
  }
}
