import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { Actions, Button, ButtonLink } from '@web/components/button.js';
import { Notice } from '@web/components/notice.js';
import type { Schema } from '@client/service-client.js';
import { SignedIn } from '../account/signed-in.js';
import { pathTo } from '../app/paths.js';
import { OrderAgain } from './order-again.js';
import { ShareQuote } from './share-quote.js';
import { PurchaseFacts } from './purchase-facts.js';
import { LinesTable } from './lines-table.js';
import { service } from '../service/client.js';
import { nowMs } from '../service/clock.js';
import { FileLink } from '../ui/file-link.js';
import { dataOf } from '@web/app/failure.js';
import { SecondClick } from '@web/app/second-click.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { useReturn } from '@web/app/use-return.js';
import { figures, say } from '../words/language.js';

/** One saved quote: its papers, its link, and the ways on. */
export function QuotePage({ id }: { id: string }) {
  return (
    <SignedIn reason={say('quotes.needsAccount')}>
      <SavedQuote id={id} />
    </SignedIn>
  );
}

function SavedQuote({ id }: { id: string }) {
  const params = { path: { id } };
  const [record, reload] = useRecord(() => dataOf(service.GET('/api/quotes/{id}', { params })), id);
  useReturn(reload);
  return <Record record={record}>{(quote) => <Opened quote={quote} onChanged={reload} />}</Record>;
}

interface OpenedProps {
  quote: Schema<'SavedQuoteWithLines'>;
  onChanged: () => void;
}

function Opened({ quote, onChanged }: OpenedProps) {
  const { id, reference, status, expiresAt, createdAt, items, totals, orderId, projectId } = quote;
  const hasEnded = status === 'expired';
  // One that was ordered in time does not end, but its price does.
  const isHeld = !hasEnded && Date.parse(expiresAt) > nowMs();
  const isComparing = useSignal(false);
  return (
    <article class="record">
      <p class="soft">{say('quotes.saved', { date: figures.day(createdAt) })}</p>
      <h1>{say('quotes.titleOf', { reference })}</h1>
      {hasEnded ? (
        <Notice tone="wait">{say('quotes.ended', { date: figures.moment(expiresAt) })}</Notice>
      ) : (
        isHeld && (
          <p>
            {say('quotes.valid', { date: figures.moment(expiresAt), state: say('quotes.state', { status }) })}
          </p>
        )
      )}
      <PurchaseFacts purchase={quote} />
      <LinesTable lines={items} totals={totals} />
      <Actions>
        {orderId !== null && (
          <ButtonLink href={pathTo('orders', orderId)}>{say('checkout.toOrder')}</ButtonLink>
        )}
        {/* An API process of the release before answers without it. */}
        {projectId != null && (
          <ButtonLink href={pathTo('projects', projectId)}>{say('projects.acceptTitle')}</ButtonLink>
        )}
        {!hasEnded && orderId === null && projectId == null && (
          <ButtonLink href={`${pathTo('checkout')}?quote=${id}`}>{say('quotes.order')}</ButtonLink>
        )}
        <Button type="button" isQuiet onClick={() => (isComparing.value = true)}>
          {say('quotes.again')}
        </Button>
        <FileLink href={`/api/quotes/${id}/pdf`} name={`${reference}.pdf`}>
          PDF
        </FileLink>
        <FileLink href={`/api/quotes/${id}/export?format=xlsx`} name={`${reference}.xlsx`}>
          Excel
        </FileLink>
        <FileLink href={`/api/quotes/${id}/export`} name={`${reference}.csv`}>
          CSV
        </FileLink>
      </Actions>
      {isComparing.value && <OrderAgain id={id} lines={items} before={totals.total} />}
      {isHeld && <ShareQuote quote={quote} onChanged={onChanged} />}
      {projectId == null && <DeleteQuote quote={quote} onChanged={onChanged} />}
    </article>
  );
}

function DeleteQuote({ quote: { id, orderId }, onChanged }: OpenedProps) {
  const { route } = useLocation();
  if (orderId !== null) return null;
  const remove = async (): Promise<void> => {
    await dataOf(service.DELETE('/api/quotes/{id}', { params: { path: { id } } })).catch((error: unknown) => {
      onChanged();
      throw error;
    });
    route(pathTo('quotes'));
  };
  return <SecondClick label={say('quotes.delete')} question={say('quotes.deleteSure')} act={remove} />;
}
