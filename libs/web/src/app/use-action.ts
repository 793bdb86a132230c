import { type Signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { CallFailure } from './failure.js';

/** Something that the customer does and that may be refused. */
export interface Action {
  isBusy: Signal<boolean>;
  failure: Signal<CallFailure | null>;
  /** What the service says is wrong with a field; `null` where nothing is. */
  faultOf: (field: string) => string | null;
  /**
   * Runs it, once at a time; answers whether it succeeded. The key is for `Idempotency-Key`: another after a success, the same
   * after a failure, for what came before may have been carried out, and no refusal takes a key.
   */
  run: (work: (key: string) => Promise<void>) => Promise<boolean>;
}

/** Whether the key of what was refused is that of another request, which was carried out. */
export const isTaken = ({ details }: CallFailure): boolean => details.reason === 'idempotencyKeyReused';

export function useAction(): Action {
  const isBusy = useSignal(false);
  const failure = useSignal<CallFailure | null>(null);
  const key = useRef(crypto.randomUUID());
  const run = async (work: (key: string) => Promise<void>): Promise<boolean> => {
    if (isBusy.value) return false;
    isBusy.value = true;
    failure.value = null;
    try {
      await work(key.current);
      key.current = crypto.randomUUID();
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      failure.value = error;
      // Something else was carried out with it, which the user is told: what is sent now is wanted besides.
      if (isTaken(error)) key.current = crypto.randomUUID();
      return false;
    } finally {
      isBusy.value = false;
    }
  };
  return { isBusy, failure, run, faultOf: (field) => failure.value?.faultOf(field) ?? null };
}
