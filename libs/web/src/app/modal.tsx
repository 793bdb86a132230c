import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { appWords } from './app-words.js';

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** A dialog over the page: the browser keeps the focus in it, and Escape closes it. */
export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // With the drawing: what is typed after it must not go to the page below.
  // Closing gives the focus back to where it was, also where the page takes the dialog away.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  // The event comes later: a dialog that the page took away has told it already.
  const closed = (): void => {
    if (dialog.current !== null) onClose();
  };
  return (
    <dialog ref={dialog} class="modal" aria-labelledby={titleId} onClose={closed}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          class="close"
          aria-label={appWords().close}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </header>
      {children}
    </dialog>
  );
}
