import { useSignal } from '@preact/signals';
import { Actions, Button } from '@web/components/button.js';
import { Definitions, type Definition } from '@web/components/definitions.js';
import { Notice } from '@web/components/notice.js';
import { Steps } from '@web/components/steps.js';
import type { Schema } from '@client/service-client.js';
import { isToBeMade } from '@shared/domain/orders/order-states.js';
import { SignedIn } from '../account/signed-in.js';
import { AddressText } from '../addresses/address-text.js';
import { cameBackUnpaid, PayButtons } from '../checkout/pay-buttons.js';
import { LinesTable } from '../quotes/lines-table.js';
import { type LineAgain, OrderAgain } from '../quotes/order-again.js';
import { PurchaseFacts } from '../quotes/purchase-facts.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { SecondClick } from '@web/app/second-click.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { useReturn } from '@web/app/use-return.js';
import { figures, say } from '../words/language.js';
import { FileLink } from '../ui/file-link.js';

type Order = Schema<'OrderWithLines'>;

/** One order: where it is, its papers, and what can still be done. */
export function OrderPage({ id }: { id: string }) {
  return (
    <SignedIn reason={say('orders.needsAccount')}>
      <Opened id={id} />
    </SignedIn>
  );
}

function Opened({ id }: { id: string }) {
  const [record, reload] = useRecord(
    () => dataOf(service.GET('/api/orders/{id}', { params: { path: { id } } })),
    id,
  );
  useReturn(reload);
  return <Record record={record}>{(order) => <OrderView order={order} onChanged={reload} />}</Record>;
}

function OrderView({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const { id, orderNumber, status, createdAt, items, totalAmount, shippingCost } = order;
  return (
    <article class="record">
      <p class="soft">{say('orders.placedOn', { date: figures.day(createdAt) })}</p>
      <h1>{say('orders.titleOf', { number: orderNumber })}</h1>
      {status === 'unpaid' && (
        <>
          <Notice tone="wait">{say('orders.unpaid')}</Notice>
          {cameBackUnpaid() && <Notice tone="bad">{say('orders.notPaid')}</Notice>}
          <PayButtons orderId={id} total={totalAmount} onRefused={onChanged} />
        </>
      )}
      <Steps steps={stepsOf(order)} label={say('orders.status')} />
      <Parcel order={order} />
      <Papers order={order} />
      <LinesTable lines={items} total={totalAmount} charges={chargesOf(order)} shipping={shippingCost} />
      <PurchaseFacts purchase={order} />
      <Address order={order} />
      {status !== 'unpaid' && <Again order={order} />}
      {status === 'unpaid' && <Cancel id={id} onChanged={onChanged} />}
    </article>
  );
}

/** What an order costs beside its lines and delivery, in MAD. */
function chargesOf({ items, subtotalAmount }: Order): number {
  const lines = items.reduce((sum, { quote }) => sum + Math.round(quote.total * 100), 0);
  return (Math.round(subtotalAmount * 100) - lines) / 100;
}

/** What an order goes through when nothing goes wrong. */
const usualWay = ['paid', 'inProduction', 'shipped', 'delivered'] as const;

function stepsOf({ history, status }: Order) {
  const taken = history.map((step) => ({
    label: say('orders.state', { status: step.status }),
    at: figures.day(step.at),
    dateTime: step.at,
  }));
  if (status === 'cancelled' || status === 'refunded') return taken;
  const had = new Set<string>(history.map((step) => step.status));
  const next = usualWay.filter((one) => !had.has(one));
  return [...taken, ...next.map((one) => ({ label: say('orders.state', { status: one }), at: null }))];
}

function Parcel({ order: { shipment, status, promisedOn } }: { order: Order }) {
  if (shipment !== null) {
    const { carrier, trackingNumber, trackingUrl } = shipment;
    // Collected, or handed over by the shop.
    if (carrier === null) return null;
    return (
      <p>
        {say('orders.parcel', { carrier })}{' '}
        {trackingUrl === null ? (
          trackingNumber !== null && <code>{trackingNumber}</code>
        ) : (
          <a href={trackingUrl} rel="noopener noreferrer">
            {trackingNumber ?? say('orders.track')}
          </a>
        )}
      </p>
    );
  }
  if (!isToBeMade(status) || promisedOn === null) return null;
  return <p>{say('totals.arrival', { date: figures.calendarDay(promisedOn) })}</p>;
}

function Papers({ order: { id, invoiceNumber, creditNotes } }: { order: Order }) {
  if (invoiceNumber === null) return null;
  return (
    <Actions>
      <FileLink href={`/api/orders/${id}/invoice`} name={`${invoiceNumber}.pdf`}>
        {say('orders.invoice', { number: invoiceNumber })}
      </FileLink>
      <FileLink href={`/api/orders/${id}/invoice?format=ubl`} name={`${invoiceNumber}.xml`}>
        {say('orders.ubl', { number: invoiceNumber })}
      </FileLink>
      {creditNotes.map(({ number, amount }) => (
        <FileLink key={number} href={`/api/orders/${id}/credit-notes/${number}`} name={`${number}.pdf`}>
          {say('orders.creditNote', { number, amount: figures.money(amount) })}
        </FileLink>
      ))}
    </Actions>
  );
}

function Address({ order: { address, billingAddress } }: { order: Order }) {
  const rows: Definition[] = [[say('orders.deliverTo'), <AddressText {...address} />]];
  if (billingAddress !== null) rows.push([say('orders.billTo'), <AddressText {...billingAddress} />]);
  return <Definitions rows={rows} />;
}

/** The same parts once more; a project's line is what a person priced, once. */
function Again({ order: { id, items, subtotalAmount } }: { order: Order }) {
  const isOpen = useSignal(false);
  const parts = items.flatMap(({ fileKey, materialId, finish, ...line }): LineAgain[] =>
    fileKey === null || materialId === null || finish === null
      ? []
      : [{ ...line, fileKey, materialId, finish }],
  );
  if (parts.length === 0) return null;
  if (isOpen.value) {
    const before = parts.length === items.length ? { before: subtotalAmount } : {};
    return <OrderAgain id={id} lines={parts} {...before} />;
  }
  return (
    <Actions>
      <Button type="button" isQuiet onClick={() => (isOpen.value = true)}>
        {say('quotes.again')}
      </Button>
    </Actions>
  );
}

function Cancel({ id, onChanged }: { id: string; onChanged: () => void }) {
  const cancel = async (): Promise<void> => {
    // A refusal tells of another order than the page shows.
    await dataOf(service.POST('/api/orders/{id}/cancel', { params: { path: { id } } })).finally(onChanged);
  };
  return <SecondClick label={say('orders.cancel')} question={say('orders.cancelSure')} act={cancel} />;
}
