import type { Schema } from '@client/service-client.js';
import { Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { SecondClick } from '@web/app/second-click.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { service } from '../service/client.js';
import { say } from '../words/language.js';
import { afterMove } from './after-move.js';

/** Gives a planned plate to a machine, or takes it back. */
export function StartPlate({ plate: { id }, onDone }: { plate: Schema<'Plate'>; onDone: () => void }) {
  const action = useAction();
  const params = { path: { id } };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const machine = formText(new FormData(event.currentTarget as HTMLFormElement), 'machine');
    const isDone = await action.run(async () => {
      await dataOf(service.PATCH('/ops/api/plates/{id}', { params, body: { status: 'printing', machine } }));
    });
    if (isDone) notify({ tone: 'good', text: say('plates.started') });
    afterMove(action, isDone, onDone);
  };
  const withdraw = async (): Promise<void> => {
    await dataOf(service.PATCH('/ops/api/plates/{id}', { params, body: { status: 'withdrawn' } }));
    onDone();
  };
  return (
    <>
      <form class="form" onSubmit={(event) => void submit(event)}>
        <FailureNotice failure={action.failure.value} />
        <TextField
          name="machine"
          label={say('plates.machine')}
          maxLength={100}
          required
          fault={action.faultOf('machine')}
        />
        <Button disabled={action.isBusy.value}>{say('plates.start')}</Button>
      </form>
      <SecondClick label={say('plates.withdraw')} question={say('plates.withdrawQuestion')} act={withdraw} />
    </>
  );
}
