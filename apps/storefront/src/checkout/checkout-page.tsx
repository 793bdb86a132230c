import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { Actions, Button, ButtonLink } from '@web/components/button.js';
import { Notice } from '@web/components/notice.js';
import type { Schema } from '@client/service-client.js';
import { AddressBook } from '../addresses/address-book.js';
import { SignedIn } from '../account/signed-in.js';
import { pathTo } from '../app/paths.js';
import { emptyBasket } from '../basket/basket.js';
import { basket, changeBasket } from '../basket/basket-store.js';
import { PurchaseFields, purchaseOf } from '../quotes/purchase-fields.js';
import { areAllStored, storedLines } from '../basket/stored-lines.js';
import { UnsentFiles } from '../basket/unsent-files.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { user } from '../service/session.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { useAction } from '@web/app/use-action.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { money, say } from '../words/language.js';
import { PayButtons } from './pay-buttons.js';
import { TermsBox } from './terms-box.js';

type Line = Schema<'OrderLineRequest'>;

/** From the basket, or a saved quote, to an order. */
export function CheckoutPage() {
  const { query } = useLocation();
  return (
    <>
      <h1>{say('checkout.title')}</h1>
      <SignedIn reason={say('checkout.needsAccount')}>
        {query.quote === undefined ? <BasketCheckout /> : <QuoteCheckout id={query.quote} />}
      </SignedIn>
    </>
  );
}

function BasketCheckout() {
  const placed = useSignal<Schema<'OrderCreated'> | null>(null);
  if (placed.value !== null) return <Placed order={placed.value} />;
  if (basket.value.lines.length === 0) {
    return (
      <>
        <p>{say('checkout.empty')}</p>
        <Actions>
          <ButtonLink href={pathTo('basket')}>{say('checkout.toBasket')}</ButtonLink>
        </Actions>
      </>
    );
  }
  if (!areAllStored.value) return <UnsentFiles />;
  const items = storedLines.value.map(
    ({ line: { materialId, finish, quantity, isRush }, fileKey, fileName }): Line => ({
      ...{ fileKey, fileName, materialId, finish, quantity, isRush },
      technology: 'fdm',
    }),
  );
  const done = (order: Schema<'OrderCreated'>): void => {
    placed.value = order;
    changeBasket((before) => ({ ...emptyBasket, destinationId: before.destinationId }));
  };
  return <OrderForm items={items} onPlaced={done} />;
}

function QuoteCheckout({ id }: { id: string }) {
  const placed = useSignal<Schema<'OrderCreated'> | null>(null);
  const [record] = useRecord(() => dataOf(service.GET('/api/quotes/{id}', { params: { path: { id } } })), id);
  if (placed.value !== null) return <Placed order={placed.value} />;
  return (
    <Record record={record}>
      {({ reference, items }) => (
        <>
          <p>{say('checkout.ofQuote', { reference })}</p>
          <OrderForm
            quoteId={id}
            items={items.map(
              ({ id: quoteItemId, fileKey, fileName, materialId, technology, finish, quantity }) => ({
                ...{ quoteItemId, fileKey, fileName, materialId, technology, finish, quantity },
                isRush: false,
              }),
            )}
            onPlaced={(order) => (placed.value = order)}
          />
        </>
      )}
    </Record>
  );
}

interface OrderFormProps {
  items: Line[];
  quoteId?: string;
  onPlaced: (order: Schema<'OrderCreated'>) => void;
}

function OrderForm({ items, quoteId, onPlaced }: OrderFormProps) {
  const action = useAction();
  const addressId = useSignal<string | null>(null);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const chosen = addressId.value;
    if (chosen === null) return;
    await action.run(async (key) => {
      const params = { header: { 'Idempotency-Key': key } };
      // The box is required: no form is sent without it.
      const body = { addressId: chosen, quoteId, acceptTerms: true as const, items, ...purchaseOf(form) };
      onPlaced(await dataOf(service.POST('/api/orders', { params, body })));
    });
  };
  return (
    <>
      <AddressBook chosenId={addressId.value} onChoose={(id) => (addressId.value = id)} />
      <form class="form" onSubmit={(event) => void submit(event)}>
        {quoteId === undefined && <PurchaseFields faultOf={action.faultOf} />}
        <TermsBox />
        <FailureNotice failure={action.failure.value} />
        <Actions>
          <Button disabled={action.isBusy.value || addressId.value === null}>{say('checkout.place')}</Button>
        </Actions>
        {addressId.value === null && <p class="soft">{say('checkout.addressFirst')}</p>}
        <p class="soft">{say('checkout.payLater', { email: user.value?.email ?? '' })}</p>
      </form>
    </>
  );
}

function Placed({ order: { id, orderNumber, totalAmount } }: { order: Schema<'OrderCreated'> }) {
  return (
    <>
      <Notice tone="good" role="status">
        {say('checkout.placed', { number: orderNumber, total: money(totalAmount) })}
      </Notice>
      <PayButtons orderId={id} total={totalAmount} />
      <p>
        <a href={pathTo('orders', id)}>{say('checkout.toOrder')}</a>
      </p>
    </>
  );
}
