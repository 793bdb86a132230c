import type { ComponentChildren } from 'preact';
import type { Schema } from '@client/service-client.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { useAction } from '@web/app/use-action.js';
import { figures, say } from '../words/language.js';

type Transfer = Schema<'Statement'>['transfers'][number];
type Candidate = Transfer['orders'][number];

interface TransferRow {
  transfer: Transfer;
  confirmed: readonly string[];
  confirm: (transfer: Transfer, order: Candidate) => Promise<void>;
}

/** The cells of a transfer: what the bank says, and the orders that it may be for. */
export function transferCells({ transfer, confirmed, confirm }: TransferRow): ComponentChildren[] {
  const { day, reference, amount, match, orders } = transfer;
  return [
    day === null ? '' : figures.day(day),
    <bdi>{reference}</bdi>,
    figures.money(amount),
    say('money.transfers.matchName', { match }),
    <ul class="plain">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderChoice
            order={order}
            isShared={transfer.isShared}
            isDone={confirmed.includes(order.id)}
            confirm={match === 'recorded' ? null : () => confirm(transfer, order)}
          />
        </li>
      ))}
    </ul>,
  ];
}

interface OrderChoiceProps {
  order: Candidate;
  isShared: boolean;
  isDone: boolean;
  /** `null` where the transfer was recorded before. */
  confirm: (() => Promise<void>) | null;
}

/** An order that can be confirmed where its amount has arrived. */
function OrderChoice({ order, isShared, isDone, confirm }: OrderChoiceProps) {
  const { number, status, customer, total, isSameAmount } = order;
  const action = useAction();
  const isOpen = !isDone && status === 'unpaid' && (isSameAmount || isShared) && confirm !== null;
  return (
    <>
      <FailureNotice failure={action.failure.value} />
      {isOpen ? (
        <button
          type="button"
          class="link"
          disabled={action.isBusy.value}
          onClick={() => void action.run(confirm)}
        >
          {say('money.transfers.confirm', { number })}
        </button>
      ) : (
        <strong>{number}</strong>
      )}{' '}
      <small>
        <bdi>{customer}</bdi> · {say('orderStates.name', { status: isDone ? 'paid' : status })}
        {!isSameAmount && <> · {say('money.transfers.otherAmount', { amount: figures.money(total) })}</>}
      </small>
    </>
  );
}
