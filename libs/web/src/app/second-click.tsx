import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { FailureNotice } from './failure-notice.js';
import { useAction } from './use-action.js';

interface SecondClickProps {
  /** What is done. */
  label: string;
  /** What the customer is asked before. */
  question: string;
  /** The key is for `Idempotency-Key`. */
  act: (key: string) => Promise<void>;
}

/**
 * What cannot be taken back: done by a second click. The question has the focus, so that it is read; a key that is held answers
 * nothing.
 */
export function SecondClick({ label, question, act }: SecondClickProps) {
  const action = useAction();
  const isAsked = useSignal(false);
  const asking = useRef<HTMLParagraphElement>(null);
  useEffect(() => asking.current?.focus(), [isAsked.value]);
  // What can be done again is asked about again.
  const confirm = async (): Promise<void> => {
    if (await action.run(act)) isAsked.value = false;
  };
  return (
    <div class="danger">
      <FailureNotice failure={action.failure.value} />
      {isAsked.value ? (
        <p ref={asking} tabIndex={-1}>
          {question}{' '}
          <button
            type="button"
            class="link bad"
            aria-disabled={action.isBusy.value}
            onClick={() => void confirm()}
          >
            {label}
          </button>
        </p>
      ) : (
        <button type="button" class="link" onClick={() => (isAsked.value = true)}>
          {label}
        </button>
      )}
    </div>
  );
}
