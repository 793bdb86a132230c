import { Notice } from '@web/components/notice.js';
import { DataTable } from '@web/components/data-table.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { service } from '../service/client.js';
import { monthDays, today } from '../ui/day.js';
import { OrderLink } from '../ui/order-link.js';
import { PeriodFields } from '../ui/period-fields.js';
import { useFilters } from '../ui/use-filters.js';
import { figures, say } from '../words/language.js';

/** What does not agree between payments, orders, invoices and refunds. */
export function MismatchList() {
  const [filters, choose] = useFilters(['day', 'view', 'from', 'to']);
  const { from = monthDays(-1).from, to = today() } = filters;
  return (
    <>
      <PeriodFields period={{ from, to }} onChoose={choose} />
      <PagedList
        listKey={`${from} ${to}`}
        load={(after) => {
          const query = { from, to, limit: 50, after };
          return pageOf(service.GET('/ops/api/money/mismatches', { params: { query } }));
        }}
      >
        {(entries) =>
          entries.length === 0 ? (
            <Notice tone="good">{say('money.allAgrees')}</Notice>
          ) : (
            <DataTable
              label={say('money.views.mismatches')}
              columns={[
                { label: say('money.at') },
                { label: say('money.what'), isRowHead: true },
                { label: say('money.order') },
                { label: say('money.customer'), isExtra: true },
                { label: say('money.amount'), isFigure: true },
                { label: say('money.expected'), isFigure: true },
                { label: say('money.reference') },
              ]}
              rows={entries.map(({ at, kind, order, amount, expected, reference, note }) => [
                figures.moment(at),
                <>
                  {say('money.mismatchName', { kind })}
                  {note !== null && <small> {note}</small>}
                  {kind === 'takenBack' && <small> {say('money.mismatchAdvice', { kind })}</small>}
                </>,
                order === null ? '–' : <OrderLink order={order} />,
                <bdi>{order?.customer ?? ''}</bdi>,
                amount === null ? '–' : figures.money(amount),
                expected === null ? '–' : figures.money(expected),
                reference ?? '',
              ])}
            />
          )
        }
      </PagedList>
    </>
  );
}
