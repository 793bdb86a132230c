import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { type BoardColumn, boardColumns } from '@shared/domain/making/making-steps.js';
import { isToBeMade } from '@shared/domain/orders/order-states.js';
import { DataTable } from '@web/components/data-table.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { SearchField } from '@web/app/search-field.js';
import { useTopic } from '../live/use-live.js';
import { service } from '../service/client.js';
import { Apart } from '@web/components/apart.js';
import { ChoiceFilter } from '../ui/choice-filter.js';
import { Leaving } from '../ui/due-day.js';
import { useFilters } from '../ui/use-filters.js';
import { figures, say } from '../words/language.js';
import { Board } from './board.js';

type Card = Schema<'BoardCard'>;

/** Those in a column of the board, all that a search finds, or both. */
interface Wanted {
  column?: BoardColumn;
  search?: string;
}

/** The board, or the orders of a column or of a search, of any number. */
export function OrdersPage() {
  const [filters, choose] = useFilters(['column', 'search']);
  const { search } = filters;
  const column = boardColumns.find((one) => one === filters.column);
  return (
    <>
      <h1>{say('menu.orders')}</h1>
      <div class="filters">
        <SearchField
          label={say('orders.search')}
          hint={say('orders.searchHint')}
          maxLength={255}
          words={search}
          onSearch={(words) => choose({ search: words })}
        />
      </div>
      {column === undefined && search === undefined ? (
        <Board />
      ) : (
        <>
          <ChoiceFilter
            label={say('orders.view')}
            options={[
              { value: '', label: say(search === undefined ? 'orders.board' : 'orders.anywhere') },
              ...boardColumns.map((value) => ({ value, label: say(`orders.columns.${value}`) })),
            ]}
            value={column ?? ''}
            onChoose={(value) => choose({ column: value })}
          />
          <Found column={column} search={search} />
        </>
      )}
    </>
  );
}

function Found({ column, search }: Wanted) {
  const [version] = useTopic('orders');
  return (
    <PagedList
      listKey={`${column} ${search}`}
      version={version}
      load={(after) => {
        const query = { column, search, limit: 50, after };
        return pageOf(service.GET('/ops/api/board/orders', { params: { query } }));
      }}
    >
      {(cards) => (cards.length === 0 ? <p>{say('orders.none')}</p> : <FoundTable cards={cards} />)}
    </PagedList>
  );
}

function FoundTable({ cards }: { cards: readonly Card[] }) {
  return (
    <DataTable
      label={say('menu.orders')}
      columns={[
        { label: say('orders.number'), isRowHead: true },
        { label: say('orders.customer') },
        { label: say('orders.status') },
        { label: say('orders.dates') },
        { label: say('orders.lines'), isFigure: true, isExtra: true },
        { label: say('orders.total'), isFigure: true },
      ]}
      rows={cards.map(({ id, number, customer, status, column, promisedOn, shipByOn, lines, total }) => [
        <a href={consolePath('orders', id)}>{number}</a>,
        <>
          <bdi>{customer.name}</bdi>
          <small>
            <Apart texts={[customer.company, customer.city]} />
          </small>
        </>,
        column === null ? say('orderStates.name', { status }) : say('orders.state', { column }),
        <Leaving {...{ shipByOn, promisedOn }} isOpen={isToBeMade(status)} />,
        lines,
        figures.money(total),
      ])}
    />
  );
}
