import type { ComponentChildren } from 'preact';
import type { Schema } from '@client/service-client.js';
import { transferKey } from '@shared/domain/orders/transfer-reference.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { SecondClick } from '@web/app/second-click.js';
import { useAction } from '@web/app/use-action.js';
import { figures, say } from '../words/language.js';

type Transfer = Schema<'Statement'>['transfers'][number];
type Candidate = Transfer['orders'][number];

/** A transfer that was confirmed for an order since the statement was read. */
export interface Confirmed {
  line: number;
  orderId: string;
  reference: string;
  recorded: NonNullable<Transfer['lastRecorded']>;
}

/** Whether an order still awaits its payment. */
export const isAwaited = ({ id, status }: Candidate, confirmed: readonly Confirmed[]): boolean =>
  status === 'unpaid' && confirmed.every(({ orderId }) => orderId !== id);

interface TransferRow {
  transfer: Transfer;
  confirmed: readonly Confirmed[];
  /** Not one of a statement, which may have been read before. */
  isAlone: boolean;
  confirm: (order: Candidate) => Promise<void>;
}

/** A transfer with what is recorded of its text by now: before, or with another row of its statement. */
export function withKnown(transfer: Transfer, confirmed: readonly Confirmed[]): Transfer {
  const { line, reference, amount, isKnown, timesRecorded, lastRecorded } = transfer;
  const ofText = confirmed.filter((one) => transferKey(one.reference) === transferKey(reference));
  const others = ofText.filter((one) => one.line !== line).map(({ recorded }) => recorded);
  const known = [...(lastRecorded === null ? [] : [lastRecorded]), ...others];
  return {
    ...transfer,
    isKnown: isKnown || others.length > 0,
    timesRecorded: timesRecorded + ofText.length,
    lastRecorded: known.findLast((one) => one.amount === amount) ?? known.at(-1) ?? null,
  };
}

/** When a transfer had come, as far as it was said, else when it was recorded. */
function dayOf({ receivedOn, recordedOn }: NonNullable<Transfer['lastRecorded']>) {
  return {
    days: receivedOn === null ? ('recorded' as const) : ('received' as const),
    day: figures.calendarDay(receivedOn ?? recordedOn),
  };
}

/** The cells of a transfer: what the bank says, and the orders that it may be for. */
export function transferCells({ transfer, confirmed, isAlone, confirm }: TransferRow): ComponentChildren[] {
  const { day, reference, amount, match, orders, lastRecorded } = transfer;
  return [
    day === null ? '' : figures.calendarDay(day),
    <bdi>{reference}</bdi>,
    figures.money(amount),
    <>
      {say('money.transfers.matchName', { match })}
      {match === 'recorded' && lastRecorded !== null && (
        <>
          {' '}
          <small class="soft">{say('money.transfers.recordedDay', dayOf(lastRecorded))}</small>
        </>
      )}
    </>,
    <ul class="plain">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderChoice
            order={order}
            transfer={transfer}
            isOpen={isAwaited(order, confirmed)}
            isDone={confirmed.some(({ line, orderId }) => line === transfer.line && orderId === order.id)}
            isAlone={isAlone}
            confirm={() => confirm(order)}
          />
        </li>
      ))}
    </ul>,
  ];
}

interface OrderChoiceProps {
  order: Candidate;
  transfer: Transfer;
  /** Whether it awaits its payment. */
  isOpen: boolean;
  /** Whether this transfer was confirmed for it. */
  isDone: boolean;
  /** Not one of a statement, which may have been read before. */
  isAlone: boolean;
  confirm: () => Promise<void>;
}

/** An order that can be confirmed where its amount has arrived, or whose second or late payment is to be given back. */
function OrderChoice({ order, transfer, isOpen, isDone, isAlone, confirm }: OrderChoiceProps) {
  const { number, status, customer, total, isSameAmount } = order;
  const { isShared, lastRecorded, match, amount } = transfer;
  const known = isShared ? null : lastRecorded;
  const action = useAction();
  const pays = isOpen && (isSameAmount || isShared) && (isAlone || match !== 'recorded');
  const mayBeSurplus = !isShared && (isAlone || match !== 'recorded');
  return (
    <>
      <FailureNotice failure={action.failure.value} />
      {pays && known !== null ? (
        <SecondClick
          label={say('money.transfers.confirm', { number })}
          question={say('money.transfers.knownQuestion', {
            number,
            amounts: known.amount === amount ? 'same' : 'other',
            amount: figures.money(known.amount),
            ...dayOf(known),
          })}
          act={confirm}
        />
      ) : pays ? (
        <button
          type="button"
          class="link"
          aria-disabled={action.isBusy.value}
          onClick={() => void action.run(confirm)}
        >
          {say('money.transfers.confirm', { number })}
        </button>
      ) : (
        <strong>{number}</strong>
      )}{' '}
      <small>
        <bdi>{customer}</bdi> ·{' '}
        {say('orderStates.name', { status: status === 'unpaid' && !isOpen ? 'paid' : status })}
        {!isSameAmount && <> · {say('money.transfers.otherAmount', { amount: figures.money(total) })}</>}
      </small>
      {isOpen && !isSameAmount && !isShared && <p class="soft">{say('money.transfers.wholeAmount')}</p>}
      {!isOpen && mayBeSurplus && !isDone && (
        <SecondClick
          label={say('money.transfers.surplus', { amount: figures.money(amount) })}
          question={say('money.transfers.surplusQuestion', { number })}
          act={confirm}
        />
      )}
    </>
  );
}
