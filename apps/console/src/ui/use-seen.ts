import { useRef } from 'preact/hooks';
import type { CallFailure } from '@web/app/failure.js';

/** What a page showed when its reader began to fill in a form: others may change it meanwhile, and the service is told. */
export interface Seen<Value> {
  begin: () => void;
  value: () => Value;
  /** After a try that ended so: one whose answer is not known, or that wants a new session first, is sent again as it was. */
  tried: (failure: CallFailure | null) => void;
}

/** Where a form keeps what was shown when it was begun. */
export interface SeenRef<Value> {
  current: { value: Value } | null;
}

/** @param shown what the page shows now */
export function useSeen<Value>(shown: Value): Seen<Value> {
  return seenIn(useRef<{ value: Value } | null>(null), shown);
}

/** The same for a form that is drawn anew while it is filled in. */
export function seenIn<Value>(seen: SeenRef<Value>, shown: Value): Seen<Value> {
  return {
    begin: () => void (seen.current ??= { value: shown }),
    value: () => (seen.current ?? { value: shown }).value,
    tried: (failure) => {
      if (failure?.isPassing !== true && failure?.status !== 401) seen.current = null;
    },
  };
}

/** The fields of a form that were changed since it was begun: others, left as they were, may have been changed by somebody else. */
export function changedSince<Fields extends object>(before: Fields, typed: Fields): Partial<Fields> {
  const entries = Object.entries(typed).filter(([field, value]) => value !== before[field as keyof Fields]);
  return Object.fromEntries(entries) as Partial<Fields>;
}
