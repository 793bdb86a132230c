import type { ComponentChildren } from 'preact';
import { Actions, Button } from '@web/components/button.js';
import { Modal } from '@web/app/modal.js';

interface QuestionProps {
  title: string;
  yes: string;
  no: string;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
  children: ComponentChildren;
}

/** Asks before something is done. Enter alone answers nothing: the focus is on no answer. */
export function Question({ title, yes, no, isBusy, onYes, onNo, children }: QuestionProps) {
  return (
    <Modal title={title} onClose={onNo}>
      {children}
      <Actions>
        <Button type="button" isQuiet onClick={onNo}>
          {no}
        </Button>
        <Button type="button" isBusy={isBusy} onClick={onYes}>
          {yes}
        </Button>
      </Actions>
    </Modal>
  );
}
