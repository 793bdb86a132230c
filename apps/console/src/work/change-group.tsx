import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { Actions, Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { TextField } from '@web/app/text-field.js';
import { type Action, useAction } from '@web/app/use-action.js';
import { service } from '../service/client.js';
import { say } from '../words/language.js';

type Change = Schema<'GroupChange'>;
type Kind = 'retry' | 'discard';

interface ChangeGroupProps {
  fingerprint: string;
  onDone: () => void;
}

/** The first call counts alone: its note is not kept. */
const countNote = 'count';

function ask(fingerprint: string, kind: Kind, dryRun: boolean, note: string): Promise<Change> {
  const params = { path: { fingerprint } };
  if (kind === 'retry') {
    return dataOf(service.POST('/ops/api/failures/{fingerprint}/retry', { params, body: { dryRun } }));
  }
  return dataOf(service.POST('/ops/api/failures/{fingerprint}/discard', { params, body: { dryRun, note } }));
}

/** Has all jobs of a cause done again, or gives them up: counted first, done by a second click. */
export function ChangeGroup({ fingerprint, onDone }: ChangeGroupProps) {
  const action = useAction();
  const asked = useSignal<{ kind: Kind; count: Change } | null>(null);
  const count = (kind: Kind) =>
    action.run(async () => {
      asked.value = { kind, count: await ask(fingerprint, kind, true, countNote) };
    });
  const apply = async (kind: Kind, note: string): Promise<void> => {
    const isDone = await action.run(async () => {
      const { done, skipped, seconds, perSecond } = await ask(fingerprint, kind, false, note);
      notify({ tone: 'good', text: say('work.failures.changed', { done, skipped, seconds, perSecond }) });
    });
    if (!isDone) return;
    asked.value = null;
    onDone();
  };
  if (asked.value !== null) {
    const { kind, count: counted } = asked.value;
    return (
      <Confirm
        {...{ fingerprint, kind, counted, action }}
        onConfirm={(note) => void apply(kind, note)}
        onCancel={() => (asked.value = null)}
      />
    );
  }
  return (
    <>
      <FailureNotice failure={action.failure.value} />
      <Actions>
        <Button type="button" isBusy={action.isBusy.value} onClick={() => void count('retry')}>
          {say('work.failures.retry')}
        </Button>
        <Button type="button" isQuiet isBusy={action.isBusy.value} onClick={() => void count('discard')}>
          {say('work.failures.discard')}
        </Button>
      </Actions>
    </>
  );
}

interface ConfirmProps {
  fingerprint: string;
  kind: Kind;
  counted: Change;
  action: Action;
  onConfirm: (note: string) => void;
  onCancel: () => void;
}

function Confirm({ fingerprint, kind, counted, action, onConfirm, onCancel }: ConfirmProps) {
  const { done: count, skipped, remaining } = counted;
  const question = kind === 'retry' ? 'work.failures.retryQuestion' : 'work.failures.discardQuestion';
  const name = `note-${fingerprint}`;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onConfirm(formText(new FormData(event.currentTarget as HTMLFormElement), name));
  };
  return (
    <form class="form" onSubmit={submit}>
      <FailureNotice failure={action.failure.value} />
      <p role="status">{say(question, { count, skipped, remaining })}</p>
      {kind === 'discard' && (
        <TextField
          name={name}
          label={say('work.failures.note')}
          minLength={3}
          maxLength={300}
          required
          fault={action.faultOf('note')}
        />
      )}
      <Actions>
        <Button isBusy={action.isBusy.value} disabled={count === 0}>
          {say('work.failures.confirm')}
        </Button>
        <Button type="button" isQuiet onClick={onCancel}>
          {say('work.failures.cancel')}
        </Button>
      </Actions>
    </form>
  );
}
