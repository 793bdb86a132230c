import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { isToBeMade } from '@shared/domain/orders/order-states.js';
import { DataTable } from '@web/components/data-table.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { TextField } from '@web/app/text-field.js';
import { service } from '../service/client.js';
import { Promised } from '../ui/promise.js';
import { useFilters } from '../ui/use-filters.js';
import { figures, say } from '../words/language.js';
import { Board } from './board.js';

type Card = Schema<'BoardCard'>;

/** The board, or the orders that a search finds. */
export function OrdersPage() {
  const [{ search = '' }, choose] = useFilters(['search']);
  return (
    <>
      <h1>{say('menu.orders')}</h1>
      <div class="filters">
        <TextField
          name="search"
          type="search"
          label={say('orders.search')}
          hint={say('orders.searchHint')}
          maxLength={200}
          defaultValue={search}
          onInput={({ currentTarget }) => choose({ search: currentTarget.value.trim() })}
        />
      </div>
      {search === '' ? <Board /> : <Found search={search} />}
    </>
  );
}

function Found({ search }: { search: string }) {
  return (
    <PagedList
      listKey={search}
      load={(after) =>
        pageOf(service.GET('/ops/api/board/orders', { params: { query: { search, limit: 50, after } } }))
      }
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
        { label: say('orders.promisedOn') },
        { label: say('orders.lines'), isFigure: true, isExtra: true },
        { label: say('orders.total'), isFigure: true },
      ]}
      rows={cards.map(({ id, number, customer, status, column, promisedOn, lines, total }) => [
        <a href={consolePath('orders', id)}>{number}</a>,
        <>
          <bdi>{customer.name}</bdi>
          <small>{[customer.company, customer.city].filter(Boolean).join(', ')}</small>
        </>,
        column === null ? say('orderStates.name', { status }) : say('orders.state', { column }),
        <Promised day={promisedOn} isOpen={isToBeMade(status)} />,
        lines,
        figures.money(total),
      ])}
    />
  );
}
