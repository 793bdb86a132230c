import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Actions, Button, ButtonLink } from '@web/components/button.js';
import { HiddenFields } from '@web/components/field.js';
import { Notice } from '@web/components/notice.js';
import type { Schema } from '@client/service-client.js';
import { AddressBook } from '../addresses/address-book.js';
import { SignedIn } from '../account/signed-in.js';
import { pathTo } from '../app/paths.js';
import { withoutLines } from '../basket/basket.js';
import { amendBasket, basket, changeBasket } from '../basket/basket-store.js';
import { arePricesConfirmed, prices } from '../basket/prices.js';
import { throwNamed } from '../basket/named-lines.js';
import { askAgain } from '../basket/server-prices.js';
import { Totals } from '../basket/totals.js';
import { LinesTable } from '../quotes/lines-table.js';
import { type OwnPurchase, useOwnPurchase } from '../quotes/own-purchase.js';
import { PurchaseFields, purchaseOf } from '../quotes/purchase-fields.js';
import { areAllStored, storedLines } from '../basket/stored-lines.js';
import { UnsentFiles } from '../basket/unsent-files.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { user } from '../service/session.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { notify } from '@web/app/notices.js';
import { useAction } from '@web/app/use-action.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { figures, say } from '../words/language.js';
import { BillingFields, billingAddressOf } from './billing-fields.js';
import { forgetFields, keepFields, keptFields, refill } from './kept-form.js';
import { PayButtons } from './pay-buttons.js';
import { TermsBox } from './terms-box.js';
import { UnpricedLines } from './unpriced-lines.js';

type Line = Schema<'OrderLineRequest'>;

/** An order, and the total that its customer agreed to. */
interface PlacedOrder {
  order: Schema<'OrderCreated'>;
  agreed: number;
}

/** From the basket, or a saved quote, to an order. */
export function CheckoutPage() {
  const { query } = useLocation();
  const placed = useSignal<PlacedOrder | null>(null);
  const number = placed.value?.order.orderNumber;
  return (
    <>
      <h1>{number === undefined ? say('checkout.title') : say('orders.titleOf', { number })}</h1>
      <SignedIn reason={say('checkout.needsAccount')}>
        <Checkout placed={placed} quoteId={query.quote} />
      </SignedIn>
    </>
  );
}

interface CheckoutProps {
  placed: Signal<PlacedOrder | null>;
  quoteId: string | undefined;
}

function Checkout({ placed, quoteId }: CheckoutProps) {
  // The order is not the next account's.
  useEffect(() => () => void (placed.value = null), []);
  if (placed.value !== null) return <Placed {...placed.value} />;
  const done = (order: PlacedOrder): void => void (placed.value = order);
  return quoteId === undefined ? (
    <BasketCheckout onPlaced={done} />
  ) : (
    <QuoteCheckout id={quoteId} onPlaced={done} />
  );
}

interface OnPlaced {
  onPlaced: (order: PlacedOrder) => void;
}

function BasketCheckout({ onPlaced }: OnPlaced) {
  const own = useOwnPurchase();
  // What is ordered is shown at the prices of now: a basket may have stood open for long.
  useEffect(askAgain, []);
  if (basket.value.lines.length === 0) {
    return (
      <>
        <p>{say('checkout.empty')}</p>
        <Lead href={pathTo('basket')}>{say('checkout.toBasket')}</Lead>
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
  const ordered = new Set(storedLines.value.map(({ line }) => line.id));
  const done = (order: PlacedOrder): void => {
    onPlaced(order);
    changeBasket((before) => withoutLines(before, ordered));
  };
  const { outcomes, totals } = prices.value;
  const total = arePricesConfirmed.value ? (totals?.total ?? null) : null;
  const lines = storedLines.value.map(({ line, ...file }) => {
    const outcome = outcomes.get(line.id);
    return {
      ...line,
      ...file,
      pictureUrl: null,
      quote: outcome?.outcome === 'priced' ? outcome.quote : null,
    };
  });
  return (
    <OrderForm items={items} total={total} own={own} onPlaced={done}>
      <LinesTable lines={lines} />
      <Totals />
      <UnpricedLines />
    </OrderForm>
  );
}

function QuoteCheckout({ id, onPlaced }: OnPlaced & { id: string }) {
  const [record] = useRecord(() => dataOf(service.GET('/api/quotes/{id}', { params: { path: { id } } })), id);
  return (
    <Record record={record}>
      {({ reference, status, orderId, projectId, items, totals, ...purchase }) => {
        if (orderId !== null) return <Lead href={pathTo('orders', orderId)}>{say('checkout.toOrder')}</Lead>;
        // An API process of the release before answers without it.
        if (projectId != null) {
          return <Lead href={pathTo('projects', projectId)}>{say('projects.acceptTitle')}</Lead>;
        }
        if (status === 'expired') return <Lead href={pathTo('quotes', id)}>{say('saveQuote.open')}</Lead>;
        return (
          <>
            <p>{say('checkout.ofQuote', { reference })}</p>
            <OrderForm
              quoteId={id}
              total={totals.total}
              own={{ isSettled: true, values: purchase, accountDefaults: false }}
              items={items.map(
                ({ id: quoteItemId, fileKey, fileName, materialId, technology, finish, quantity }) => ({
                  ...{ quoteItemId, fileKey, fileName, materialId, technology, finish, quantity },
                  isRush: false,
                }),
              )}
              onPlaced={onPlaced}
            >
              <LinesTable lines={items} totals={totals} />
            </OrderForm>
          </>
        );
      }}
    </Record>
  );
}

/** The way on where there is nothing to order. */
function Lead({ href, children }: { href: string; children: ComponentChildren }) {
  return (
    <Actions>
      <ButtonLink href={href}>{children}</ButtonLink>
    </Actions>
  );
}

interface OrderFormProps {
  items: Line[];
  quoteId?: string;
  /** MAD; `null` until the service has said it. */
  total: number | null;
  /** Who buys, as the account or the quote says. */
  own: OwnPurchase;
  /** What the order costs, in words. */
  children: ComponentChildren;
  onPlaced: (order: PlacedOrder) => void;
}

function OrderForm({ items, quoteId, total, own, children, onPlaced }: OrderFormProps) {
  const action = useAction('order-key');
  const [kept] = useState(() => keptFields(quoteId));
  const addressId = useSignal(kept?.addressId || null);
  const isShown = useRef(true);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (kept !== null) refill(form.current!, kept);
  }, []);
  useEffect(() => keepFields(form.current!, quoteId), [addressId.value]);
  useEffect(() => () => void (isShown.current = false), []);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget as HTMLFormElement);
    const chosen = addressId.value;
    if (chosen === null || total === null) return;
    await action.run(async (key) => {
      const params = { header: { 'Idempotency-Key': key } };
      const body = {
        ...{ addressId: chosen, quoteId, items },
        // The box is required: no form is sent without it.
        acceptTerms: true as const,
        ...{ ...purchaseOf(typed), accountDefaults: own.accountDefaults },
        billingAddress: billingAddressOf(typed),
      };
      const order = await dataOf(service.POST('/api/orders', { params, body })).catch(throwNamed(items));
      forgetFields();
      onPlaced({ order, agreed: total });
      // Back from the page of the payment is the order, and not an empty basket.
      if (isShown.current) history.replaceState(history.state, '', pathTo('orders', order.id));
      else tellPlaced(order);
    });
  };
  const isReady = own.isSettled && addressId.value !== null && total !== null;
  return (
    <>
      <AddressBook
        chosenId={addressId.value}
        onChoose={(id) => (addressId.value = id)}
        onCity={(destinationId) => amendBasket((before) => ({ ...before, destinationId }))}
      />
      <form
        ref={form}
        class="form"
        onInput={({ currentTarget }) => keepFields(currentTarget, quoteId)}
        onSubmit={(event) => void submit(event)}
      >
        <HiddenFields values={{ addressId: addressId.value ?? '' }} />
        <PurchaseFields values={own.values} mustStay={quoteId !== undefined} faultOf={action.faultOf} />
        <BillingFields isOpen={kept?.billingStreet !== undefined} faultOf={action.faultOf} />
        {children}
        <TermsBox />
        <FailureNotice failure={action.failure.value} />
        <Actions>
          <Button isBusy={action.isBusy.value} disabled={!isReady}>
            {say('checkout.place')}
          </Button>
        </Actions>
        {addressId.value === null && <p class="soft">{say('checkout.addressFirst')}</p>}
        <p class="soft">{say('checkout.payLater', { email: user.value?.email ?? '' })}</p>
      </form>
    </>
  );
}

/** On the page to which the customer went on meanwhile. */
function tellPlaced({ id, orderNumber, totalAmount }: Schema<'OrderCreated'>): void {
  notify({
    tone: 'good',
    text: say('checkout.placed', { number: orderNumber, total: figures.money(totalAmount) }),
    action: { text: say('checkout.toOrder'), run: () => location.assign(pathTo('orders', id)) },
  });
}

function Placed({ order: { id, orderNumber, totalAmount }, agreed }: PlacedOrder) {
  return (
    <>
      <Notice tone="good" role="status">
        {say('checkout.placed', { number: orderNumber, total: figures.money(totalAmount) })}
      </Notice>
      {totalAmount !== agreed && (
        <Notice tone="wait">{say('checkout.totalChanged', { before: figures.money(agreed) })}</Notice>
      )}
      <PayButtons orderId={id} total={totalAmount} />
      <p>
        <a href={pathTo('orders', id)}>{say('checkout.toOrder')}</a>
      </p>
    </>
  );
}
