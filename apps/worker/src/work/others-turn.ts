import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds that a try has waited for work of others. */
export interface OthersTurn {
  ms: number;
}

const tries = new AsyncLocalStorage<OthersTurn>();

/** Runs a try that counts its waits in `waited`: they are no work of its own. */
export function countingWaits<T>(waited: OthersTurn, run: () => Promise<T>): Promise<T> {
  return tries.run(waited, run);
}

/** The try under way has waited so long. */
export function noteWait(ms: number): void {
  const waited = tries.getStore();
  if (waited !== undefined) waited.ms += ms;
}
