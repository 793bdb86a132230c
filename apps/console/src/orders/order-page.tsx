import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { awaitsParcel, isClosedOrder, isToBeMade } from '@shared/domain/orders/order-states.js';
import { Actions, Button } from '@web/components/button.js';
import { type Definition, Definitions } from '@web/components/definitions.js';
import { dataOf } from '@web/app/failure.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { Apart } from '@web/components/apart.js';
import { CustomerLink } from '../ui/customer-link.js';
import { DocumentLinks, QuoteLink } from '../ui/document-links.js';
import { Notes } from '../ui/notes.js';
import { Leaving } from '../ui/due-day.js';
import { figures, say } from '../words/language.js';
import { CorrectAddress } from './correct-address.js';
import { OrderFiles } from './order-files.js';
import { OrderHistory } from './order-history.js';
import { OrderLines } from './order-lines.js';
import { OrderMails } from './order-mails.js';
import { OrderMoney } from './order-money.js';
import { ShipOrder } from './ship-order.js';
import type { ShopOrder } from './shop-order.js';
import { useOrderMove } from './use-order-move.js';

async function loadOrder(id: string): Promise<ShopOrder> {
  const params = { path: { id } };
  const [order, making, refunds] = await Promise.all([
    dataOf(service.GET('/ops/api/orders/{id}', { params })),
    dataOf(service.GET('/ops/api/orders/{id}/making', { params })),
    dataOf(service.GET('/ops/api/orders/{id}/refunds', { params })),
  ]);
  return { order, making, refunds };
}

/** All of an order: what is to be made, for whom, and how far it is. */
export function OrderPage({ id }: { id: string }) {
  const [record, reload] = useLive(['orders', 'plates'], () => loadOrder(id), id);
  return (
    <Record record={record}>
      {(whole) => {
        const { order, making } = whole;
        return (
          <article class="record">
            <h1>{order.orderNumber}</h1>
            <p>
              <strong>
                {making.column === null
                  ? say('orderStates.name', { status: order.status })
                  : say('orders.state', { column: making.column })}
              </strong>{' '}
              · <Leaving {...making} isOpen={isToBeMade(order.status) && !making.isGoingBack} />{' '}
              {making.isGoingBack && <strong class="clock bad">{say('orders.goingBack')}</strong>}
            </p>
            {mayAct('operator') && <Moves id={id} making={making} onDone={reload} />}
            <OrderLines {...whole} onDone={reload} />
            <OrderFiles id={id} isPaid={order.paidAt !== null && !isClosedOrder(order.status)} />
            <Definitions rows={factsOf(whole)} />
            {mayAct('operator') && awaitsParcel(order.status) && (
              <CorrectAddress order={order} onDone={reload} />
            )}
            {mayAct('operator') && <OrderMoney order={order} onDone={reload} />}
            {mayAct('operator') &&
              (making.column === 'shipped' || making.nextColumns.includes('shipped')) && (
                <ShipOrder key={order.status} order={order} onDone={reload} />
              )}
            <Notes subjectId={id} />
            <OrderMails id={id} version={order.history.length} />
            <OrderHistory id={id} making={making} />
          </article>
        );
      }}
    </Record>
  );
}

function Moves({
  id,
  making: { column, nextColumns },
  onDone,
}: {
  id: string;
  making: ShopOrder['making'];
  onDone: () => void;
}) {
  const orderMove = useOrderMove();
  // The parcel has its own form below.
  const steps = nextColumns.filter((one) => one !== 'shipped');
  if (steps.length === 0) return null;
  return (
    <>
      {orderMove.notices}
      <Actions>
        {steps.map((step) => (
          <Button
            key={step}
            type="button"
            isQuiet
            isBusy={orderMove.isBusy.value}
            onClick={() => orderMove.move({ id, column }, step, onDone)}
          >
            → {say('orders.moveTo', { column: step })}
          </Button>
        ))}
      </Actions>
      {column === 'paid' && <p class="soft">{say('orders.isMade')}</p>}
    </>
  );
}

/** Refunds that the provider has not answered, or has refused. */
function UndoneRefunds({ refunds }: Pick<ShopOrder, 'refunds'>) {
  return (
    <ul class="plain">
      {refunds.map(({ id, status, amount, reason, note }) => (
        <li key={id}>
          {figures.money(amount)} · {say('orders.refundState', { status })}{' '}
          <small class="soft">
            <bdi>{note ?? reason}</bdi>
          </small>
        </li>
      ))}
    </ul>
  );
}

function factsOf({ order, making, refunds }: ShopOrder): Definition[] {
  const {
    customer,
    address,
    company,
    purchaseOrder,
    project,
    invoiceNumber,
    paidAt,
    billingAddress,
    creditNotes,
  } = order;
  const { payments, quote, request } = making;
  const undone = refunds.filter(({ status }) => status !== 'done');
  return [
    [
      say('orders.customer'),
      <>
        <CustomerLink customer={customer} /> {customer.email}
      </>,
    ],
    [say('orders.address'), <Apart texts={[address.fullName, ...placeOf(address)]} />],
    ...(billingAddress === null
      ? []
      : [[say('orders.billingAddress'), <Apart texts={placeOf(billingAddress)} />] as const]),
    [say('orders.phone'), address.phone],
    [
      say('orders.company'),
      company === null ? '–' : <Apart texts={[company.name, `ICE ${company.ice ?? '–'}`]} />,
    ],
    [say('orders.purchaseOrder'), <bdi>{purchaseOrder ?? '–'}</bdi>],
    [say('orders.project'), <bdi>{project ?? '–'}</bdi>],
    [say('orders.shipping'), figures.money(order.shippingCost)],
    [say('orders.total'), figures.money(order.totalAmount)],
    [say('orders.refunded'), figures.money(order.refundedAmount)],
    [say('orders.paidAt'), paidAt === null ? '–' : figures.moment(paidAt)],
    [
      say('orders.payments'),
      payments.length === 0 ? (
        say('orders.noPayment')
      ) : (
        <ul class="plain">
          {payments.map(({ provider, amount, status, createdAt }) => (
            <li key={createdAt}>
              {say('orders.payment', {
                ...{ provider, status },
                amount: figures.money(amount),
                at: figures.moment(createdAt),
              })}
            </li>
          ))}
        </ul>
      ),
    ],
    [say('orders.invoice'), invoiceNumber === null ? '–' : <DocumentLinks number={invoiceNumber} />],
    [
      say('orders.creditNotes'),
      creditNotes.length === 0 ? (
        '–'
      ) : (
        <ul class="plain">
          {creditNotes.map(({ number, amount, reason }) => (
            <li key={number}>
              <DocumentLinks number={number} /> · {figures.money(amount)}{' '}
              <small class="soft">
                <bdi>{reason}</bdi>
              </small>
            </li>
          ))}
        </ul>
      ),
    ],
    ...(undone.length === 0
      ? []
      : [[say('orders.undoneRefunds'), <UndoneRefunds refunds={undone} />] as const]),
    [
      say('orders.quote'),
      quote === null ? '–' : <QuoteLink customerId={customer.id} id={quote.id} reference={quote.reference} />,
    ],
    ...(request === null
      ? []
      : [
          [
            say('orders.request'),
            <a href={consolePath('projects', request.id)}>{request.reference}</a>,
          ] as const,
        ]),
  ];
}

const placeOf = ({
  street,
  postalCode,
  city,
}: Pick<Schema<'BillingAddress'>, 'street' | 'postalCode' | 'city'>): (string | null)[] => [
  street,
  postalCode,
  city,
];
