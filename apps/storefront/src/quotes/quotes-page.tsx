import { useSignal } from '@preact/signals';
import { DataTable } from '@web/components/data-table.js';
import { savedQuoteStatuses } from '@shared/domain/orders/quote-states.js';
import type { Schema } from '@client/service-client.js';
import { SignedIn } from '../account/signed-in.js';
import { pathTo } from '../app/paths.js';
import { service } from '../service/client.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { SearchField } from '@web/app/search-field.js';
import { ChoiceField } from '@web/app/text-field.js';
import { figures, say } from '../words/language.js';
import { PurchaseWords } from './purchase-words.js';

type Status = (typeof savedQuoteStatuses)[number];

/** The saved quotes, newest first. */
export function QuotesPage() {
  return (
    <>
      <h1>{say('quotes.title')}</h1>
      <SignedIn reason={say('quotes.needsAccount')}>
        <QuoteList />
      </SignedIn>
    </>
  );
}

const pageLength = 50;

function QuoteList() {
  const status = useSignal<Status | undefined>(undefined);
  const search = useSignal('');
  const isFiltered = status.value !== undefined || search.value !== '';
  const load = (after?: string) => {
    const query = { limit: pageLength, status: status.value, search: search.value || undefined, after };
    return pageOf(service.GET('/api/quotes', { params: { query } }));
  };
  return (
    <>
      <div class="filters" role="search">
        <ChoiceField
          name="status"
          label={say('quotes.status')}
          value={status.value ?? ''}
          options={[
            { value: '', label: say('quotes.all') },
            ...savedQuoteStatuses.map((one) => ({ value: one, label: say('quotes.state', { status: one }) })),
          ]}
          onChoose={(value) => (status.value = savedQuoteStatuses.find((one) => one === value))}
        />
        <SearchField label={say('quotes.search')} onSearch={(words) => (search.value = words)} />
      </div>
      <PagedList listKey={`${status.value} ${search.value}`} load={load}>
        {(quotes) => <QuoteTable quotes={quotes} isFiltered={isFiltered} />}
      </PagedList>
    </>
  );
}

interface QuoteTableProps {
  quotes: readonly Schema<'SavedQuote'>[];
  isFiltered: boolean;
}

function QuoteTable({ quotes, isFiltered }: QuoteTableProps) {
  if (quotes.length === 0) return <p>{say(isFiltered ? 'quotes.nothingFound' : 'quotes.none')}</p>;
  return (
    <DataTable
      label={say('quotes.title')}
      columns={[
        { label: say('quotes.reference'), isRowHead: true },
        { label: say('quotes.for'), isExtra: true },
        { label: say('quotes.status'), isExtra: true },
        { label: say('quotes.until'), isExtra: true },
        { label: say('totals.total'), isFigure: true },
      ]}
      rows={quotes.map((quote) => [
        <>
          <a href={pathTo('quotes', quote.id)}>{quote.reference}</a>
          <small class="folded">
            <bdi>{say('quotes.state', { status: quote.status })}</bdi> ·{' '}
            <bdi>
              {say('quotes.until')} {figures.day(quote.expiresAt)}
            </bdi>
          </small>
        </>,
        <PurchaseWords purchase={quote} />,
        say('quotes.state', { status: quote.status }),
        figures.day(quote.expiresAt),
        figures.money(quote.totalPrice),
      ])}
    />
  );
}
