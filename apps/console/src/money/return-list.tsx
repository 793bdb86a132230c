import type { Schema } from '@client/service-client.js';
import { Button } from '@web/components/button.js';
import { DataTable } from '@web/components/data-table.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { useTopic } from '../live/use-live.js';
import { service } from '../service/client.js';
import { OrderLink } from '../ui/order-link.js';
import { mayAct } from '../session/session.js';
import { ChoiceFilter } from '../ui/choice-filter.js';
import { useFilters } from '../ui/use-filters.js';
import { figures, say } from '../words/language.js';
import { MomentOf } from './moment-of.js';

type Return = Schema<'Return'>;

const states = ['open', 'returned'] as const;

/** Money that is to be given back by hand. */
export function ReturnList() {
  const [filters, choose] = useFilters(['day', 'view', 'returns']);
  const state = states.find((one) => one === filters.returns) ?? 'open';
  const [version, changed] = useTopic('money');
  return (
    <>
      <ChoiceFilter
        label={say('money.returns.state')}
        options={states.map((value) => ({ value, label: say(`money.returns.${value}`) }))}
        value={state}
        onChoose={(value) => choose({ returns: value })}
      />
      <PagedList
        listKey={state}
        version={version}
        load={(after) =>
          pageOf(service.GET('/ops/api/money/returns', { params: { query: { state, limit: 50, after } } }))
        }
      >
        {(entries) =>
          entries.length === 0 ? (
            <p>{say('money.nothing')}</p>
          ) : (
            <ReturnTable entries={entries} onChange={changed} />
          )
        }
      </PagedList>
    </>
  );
}

function ReturnTable({ entries, onChange }: { entries: readonly Return[]; onChange: () => void }) {
  return (
    <DataTable
      label={say('money.views.returns')}
      columns={[
        { label: say('money.order'), isRowHead: true },
        { label: say('money.customer') },
        { label: say('money.amount'), isFigure: true },
        { label: say('money.returns.ground') },
        { label: say('money.reference') },
        { label: say('money.at') },
        { label: say('money.returns.returned') },
      ]}
      keys={entries.map(({ id }) => id)}
      rows={entries.map((entry) => [
        <OrderLink order={entry.order} />,
        <bdi>{entry.order.customer}</bdi>,
        figures.money(entry.amount),
        say(`money.returns.grounds.${entry.ground}`),
        entry.reference,
        <MomentOf at={entry.receivedAt} paidOn={entry.paidOn} />,
        entry.returnedAt !== null ? (
          `${figures.moment(entry.returnedAt)} · ${entry.returnedReference ?? ''}`
        ) : mayAct('operator') ? (
          <ReturnForm id={entry.id} onDone={onChange} />
        ) : null,
      ])}
    />
  );
}

function ReturnForm({ id, onDone }: { id: string; onDone: () => void }) {
  const action = useAction();
  const name = `return-${id}`;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const reference = formText(new FormData(event.currentTarget as HTMLFormElement), name);
    const isDone = await action.run(async () => {
      const params = { path: { id } };
      await dataOf(service.POST('/ops/api/money/returns/{id}', { params, body: { reference } }));
    });
    if (!isDone) return;
    notify({ tone: 'good', text: say('money.returns.marked') });
    onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <FailureNotice failure={action.failure.value} />
      <TextField
        name={name}
        label={say('money.returns.reference')}
        maxLength={255}
        required
        fault={action.faultOf('reference')}
      />
      <Button isQuiet isBusy={action.isBusy.value}>
        {say('money.returns.mark')}
      </Button>
    </form>
  );
}
