import type { Schema } from '@client/service-client.js';
import { DataTable } from '@web/components/data-table.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { SearchField } from '@web/app/search-field.js';
import { service } from '../service/client.js';
import { useFilters } from '../ui/use-filters.js';
import { CustomerLink } from '../ui/customer-link.js';
import { figures, say } from '../words/language.js';

type Entry = Schema<'CustomerEntry'>;

/** Customers, found by what an operator knows of them. */
export function CustomersPage() {
  const [{ search = '' }, choose] = useFilters(['search']);
  return (
    <>
      <h1>{say('menu.customers')}</h1>
      <div class="filters">
        <SearchField
          label={say('customers.search')}
          hint={say('customers.searchHint')}
          words={search}
          onSearch={(words) => choose({ search: words })}
        />
      </div>
      <PagedList
        listKey={search}
        load={(after) => {
          const query = { search: search || undefined, limit: 50, after };
          return pageOf(service.GET('/ops/api/customers', { params: { query } }));
        }}
      >
        {(entries) =>
          entries.length === 0 ? <p>{say('customers.none')}</p> : <CustomerTable entries={entries} />
        }
      </PagedList>
    </>
  );
}

function CustomerTable({ entries }: { entries: readonly Entry[] }) {
  return (
    <DataTable
      label={say('menu.customers')}
      columns={[
        { label: say('customers.name'), isRowHead: true },
        { label: say('customers.email') },
        { label: say('customers.phone'), isExtra: true },
        { label: say('customers.since'), isExtra: true },
        { label: say('customers.orders'), isFigure: true },
        { label: say('customers.paid'), isFigure: true },
      ]}
      rows={entries.map(
        ({ id, name, companyName, email, isEmailVerified, phone, createdAt, orderCount, paidAmount }) => [
          <>
            <CustomerLink customer={{ id, name }} />
            {companyName !== null && (
              <small>
                {' '}
                <bdi>{companyName}</bdi>
              </small>
            )}
          </>,
          <>
            {email}
            {!isEmailVerified && <small> {say('customers.unverified')}</small>}
          </>,
          phone ?? '',
          figures.day(createdAt),
          orderCount,
          figures.money(paidAmount),
        ],
      )}
    />
  );
}
