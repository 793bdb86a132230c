import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { type OperatorRole, operatorRoles } from '@shared/domain/accounts/operator-roles.js';
import { Button } from '@web/components/button.js';
import { DataTable } from '@web/components/data-table.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { SecondClick } from '@web/app/second-click.js';
import { ChoiceField, TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct, standing } from '../session/session.js';
import { say } from '../words/language.js';

type OperatorView = Schema<'Operator'>;

/** Who may enter the console, and as what. */
export function OperatorsPage() {
  const [record, reload] = useLive(['operators'], () => dataOf(service.GET('/ops/api/operators')));
  return (
    <>
      <h1>{say('menu.operators')}</h1>
      <p>{say('operators.about')}</p>
      <Record record={record}>
        {(operators) => <OperatorTable operators={operators} onChange={reload} />}
      </Record>
      {mayAct('admin') && <AppointForm onDone={reload} />}
    </>
  );
}

function OperatorTable({
  operators,
  onChange,
}: {
  operators: readonly OperatorView[];
  onChange: () => void;
}) {
  const dismiss = async (id: string): Promise<void> => {
    await dataOf(service.DELETE('/ops/api/operators/{id}', { params: { path: { id } } }));
    onChange();
  };
  const own = standing.value.step === 'operator' ? standing.value.me.id : '';
  return (
    <DataTable
      label={say('menu.operators')}
      columns={[
        { label: say('operators.name'), isRowHead: true },
        { label: say('operators.email') },
        { label: say('operators.role') },
        { label: say('operators.dismiss') },
      ]}
      keys={operators.map(({ id }) => id)}
      rows={operators.map(({ id, name, email, role, isFromSettings }) => [
        name,
        email,
        <>
          {say(`roles.${role}`)}
          {isFromSettings && <small> {say('operators.fromSettings')}</small>}
        </>,
        mayAct('admin') && !isFromSettings && id !== own ? (
          <SecondClick
            label={say('operators.dismiss')}
            question={say('operators.dismissQuestion', { name })}
            act={() => dismiss(id)}
          />
        ) : null,
      ])}
    />
  );
}

function AppointForm({ onDone }: { onDone: () => void }) {
  const action = useAction();
  const role = useSignal<OperatorRole>('operator');
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const email = formText(new FormData(form), 'email');
    const isDone = await action.run(async () => {
      await dataOf(service.POST('/ops/api/operators', { body: { email, role: role.value } }));
    });
    if (!isDone) return;
    form.reset();
    notify({ tone: 'good', text: say('operators.appointed', { email }) });
    onDone();
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <h2>{say('operators.appoint')}</h2>
      <FailureNotice failure={action.failure.value} />
      <TextField
        name="email"
        type="email"
        label={say('operators.email')}
        required
        fault={action.faultOf('email')}
      />
      <ChoiceField
        name="role"
        label={say('operators.role')}
        value={role.value}
        options={operatorRoles.map((one) => ({ value: one, label: say(`roles.${one}`) }))}
        onChoose={(value) => (role.value = operatorRoles.find((one) => one === value) ?? 'operator')}
      />
      <Button isBusy={action.isBusy.value}>{say('operators.appoint')}</Button>
    </form>
  );
}
