import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { isSessionOver, putOffSession, user } from '../service/session.js';

/** The dialog of {@link SessionOver}: its program comes once somebody is signed in, before it is needed. */
export function AskAgain() {
  const dialog: Signal<{ SessionOver: ComponentType } | null> = useSignal(null);
  useSignalEffect(() => {
    const isAsked = isSessionOver.value;
    if (!user.value || dialog.peek() !== null) return;
    import('./session-over.js').then(
      (loaded) => (dialog.value = loaded),
      // Whoever waits for it is told, and may try again: to load the page anew would lose what is on it.
      () => isAsked && putOffSession(),
    );
  });
  return isSessionOver.value && dialog.value !== null ? <dialog.value.SessionOver /> : null;
}
