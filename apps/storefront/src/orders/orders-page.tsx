import { useSignal } from '@preact/signals';
import { DataTable } from '@web/components/data-table.js';
import type { Schema } from '@client/service-client.js';
import { SignedIn } from '../account/signed-in.js';
import { pathTo } from '../app/paths.js';
import { PurchaseWords } from '../quotes/purchase-words.js';
import { service } from '../service/client.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { SearchField } from '@web/app/search-field.js';
import { figures, say } from '../words/language.js';

/** The orders, newest first. */
export function OrdersPage() {
  return (
    <>
      <h1>{say('orders.title')}</h1>
      <SignedIn reason={say('orders.needsAccount')}>
        <OrderList />
      </SignedIn>
    </>
  );
}

const pageLength = 50;

function OrderList() {
  const search = useSignal('');
  const load = (after?: string) => {
    const query = { limit: pageLength, search: search.value || undefined, after };
    return pageOf(service.GET('/api/orders', { params: { query } }));
  };
  return (
    <>
      <div class="filters" role="search">
        <SearchField label={say('quotes.search')} onSearch={(words) => (search.value = words)} />
      </div>
      <PagedList listKey={search.value} load={load}>
        {(orders) => <OrderTable orders={orders} isSearched={search.value !== ''} />}
      </PagedList>
    </>
  );
}

function OrderTable({ orders, isSearched }: { orders: readonly Schema<'Order'>[]; isSearched: boolean }) {
  if (orders.length === 0) return <p>{say(isSearched ? 'orders.nothingFound' : 'orders.none')}</p>;
  return (
    <DataTable
      label={say('orders.title')}
      columns={[
        { label: say('orders.number'), isRowHead: true },
        { label: say('quotes.for'), isExtra: true },
        { label: say('orders.placed'), isExtra: true },
        { label: say('orders.status'), isExtra: true },
        { label: say('totals.total'), isFigure: true },
      ]}
      rows={orders.map((order) => [
        <>
          <a href={pathTo('orders', order.id)}>{order.orderNumber}</a>
          <small class="folded">
            <bdi>{figures.day(order.createdAt)}</bdi> ·{' '}
            <bdi>{say('orders.state', { status: order.status })}</bdi>
          </small>
        </>,
        <PurchaseWords purchase={order} />,
        figures.day(order.createdAt),
        say('orders.state', { status: order.status }),
        figures.money(order.totalAmount),
      ])}
    />
  );
}
