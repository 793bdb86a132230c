import { DataTable } from '@web/components/data-table.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { useTopic } from '../live/use-live.js';
import { service } from '../service/client.js';
import { OrderLink } from '../ui/order-link.js';
import { ChoiceFilter } from '../ui/choice-filter.js';
import { useFilters } from '../ui/use-filters.js';
import { figures, say } from '../words/language.js';

const states = ['awaited', 'late', 'declined'] as const;

/** Orders that await their payment. */
export function DueList() {
  const [filters, choose] = useFilters(['day', 'view', 'state']);
  const state = states.find((one) => one === filters.state);
  const [version] = useTopic('money');
  return (
    <>
      <ChoiceFilter
        label={say('money.state')}
        options={[
          { value: '', label: say('money.allStates') },
          ...states.map((value) => ({ value, label: say('money.stateName', { state: value }) })),
        ]}
        value={state ?? ''}
        onChoose={(value) => choose({ state: value })}
      />
      <PagedList
        listKey={state ?? ''}
        version={version}
        load={(after) =>
          pageOf(service.GET('/ops/api/money/due', { params: { query: { state, limit: 50, after } } }))
        }
      >
        {(entries) =>
          entries.length === 0 ? (
            <p>{say('money.nothing')}</p>
          ) : (
            <DataTable
              label={say('money.views.due')}
              columns={[
                { label: say('money.order'), isRowHead: true },
                { label: say('money.customer') },
                { label: say('money.amount'), isFigure: true },
                { label: say('money.at') },
                { label: say('money.method') },
                { label: say('money.state') },
              ]}
              rows={entries.map(({ order, amount, placedAt, paymentMethod, state: is }) => [
                <OrderLink order={order} />,
                <bdi>{order.customer}</bdi>,
                figures.money(amount),
                figures.moment(placedAt),
                paymentMethod === null ? '–' : say('money.methodName', { method: paymentMethod }),
                say('money.stateName', { state: is }),
              ])}
            />
          )
        }
      </PagedList>
    </>
  );
}
