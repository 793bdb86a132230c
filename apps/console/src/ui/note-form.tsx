import { useSignal } from '@preact/signals';
import { Actions, Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { formText } from '@web/app/form-text.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { say } from '../words/language.js';

interface NoteFormProps {
  /** Of its field; one of a kind on the page. */
  name: string;
  /** What is done, on the button that opens the form and on the one that sends it. */
  label: string;
  /** Of the field: a reason, or an address. */
  field: string;
  /** What the service calls the field. */
  fault: string;
  type?: 'text' | 'email';
  hint?: string;
  value?: string;
  act: (typed: string) => Promise<void>;
}

/** Something that needs a line of text first: opened by its button, sent by Enter. */
export function NoteForm({ name, label, field, fault, type = 'text', hint, value, act }: NoteFormProps) {
  const action = useAction();
  const isOpen = useSignal(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const typed = formText(new FormData(event.currentTarget as HTMLFormElement), name);
    if (await action.run(() => act(typed))) isOpen.value = false;
  };
  if (!isOpen.value) {
    return (
      <button type="button" class="link" onClick={() => (isOpen.value = true)}>
        {label}
      </button>
    );
  }
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <FailureNotice failure={action.failure.value} />
      <TextField
        name={name}
        type={type}
        label={field}
        hint={hint}
        defaultValue={value}
        minLength={3}
        maxLength={type === 'email' ? 255 : 300}
        required
        fault={action.faultOf(fault)}
      />
      <Actions>
        <Button isBusy={action.isBusy.value}>{label}</Button>
        <Button type="button" isQuiet onClick={() => (isOpen.value = false)}>
          {say('work.givenUp.cancel')}
        </Button>
      </Actions>
    </form>
  );
}
