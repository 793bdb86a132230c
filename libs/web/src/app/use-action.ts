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
   * Runs it, once at a time; answers whether it succeeded. The key is for `Idempotency-Key`: a repeat after a lost
   * answer, or while the first request is in flight, has the same one; what is sent after a refusal or a success another.
   */
  run: (work: (key: string) => Promise<void>) => Promise<boolean>;
}

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
      if (!error.isPassing) key.current = crypto.randomUUID();
      return false;
    } finally {
      isBusy.value = false;
    }
  };
  return { isBusy, failure, run, faultOf: (field) => failure.value?.faultOf(field) ?? null };
}
