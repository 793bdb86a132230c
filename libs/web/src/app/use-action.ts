import { type Signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { ActionKey } from './action-key.js';
import { appWords } from './app-words.js';
import { CallFailure, isCarriedOut } from './failure.js';

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

/**
 * @param keptAs names the key of what is not to be done twice after the page or the place of it was left: see
 * {@link ActionKey}.
 */
export function useAction(keptAs: string | null = null): Action {
  const isBusy = useSignal(false);
  const failure = useSignal<CallFailure | null>(null);
  const kept = useRef<ActionKey>(null);
  const run = async (work: (key: string) => Promise<void>): Promise<boolean> => {
    if (isBusy.value) return false;
    isBusy.value = true;
    failure.value = null;
    const key = (kept.current ??= new ActionKey(keptAs));
    try {
      await work(key.value);
      key.end();
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      // Nothing repeats it by itself.
      failure.value = error.code === 'OFFLINE' ? new CallFailure(error.code, appWords().unsent) : error;
      // Something else was carried out with it, which the user is told: what is sent now is wanted besides.
      if (isCarriedOut(error)) key.end();
      return false;
    } finally {
      isBusy.value = false;
    }
  };
  return { isBusy, failure, run, faultOf: (field) => failure.value?.faultOf(field) ?? null };
}
