import { type Signal, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useLocation } from 'preact-iso';
import type { BoardColumn } from '@shared/domain/making/making-steps.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { useAction } from '@web/app/use-action.js';
import { Question } from '../ui/question.js';
import { say } from '../words/language.js';
import { type OrderShown, takeOrder } from './move-order.js';

/** Copies of a line that no plate has made, as the service lists them. */
interface Unmade {
  lineId: string;
  fileName: string;
  copies: number;
  plates: { number: string; status: string }[];
}

/** An order that waits for an answer. */
interface Asked {
  order: OrderShown;
  column: BoardColumn;
  onMoved: () => void;
  unmade: Unmade[];
}

/** Moves orders by hand. */
export interface OrderMove {
  isBusy: Signal<boolean>;
  move: (order: OrderShown, column: BoardColumn, onMoved: () => void) => void;
  /** What was refused, or is asked: drawn by the page. */
  notices: VNode;
}

/** Takes orders to other columns; asks before copies that no plate has made are counted as made, and before the last step. */
export function useOrderMove(): OrderMove {
  const { route } = useLocation();
  const action = useAction();
  const asked = useSignal<Asked | null>(null);
  const arrived = useSignal<Pick<Asked, 'order' | 'onMoved'> | null>(null);
  const take = async (order: OrderShown, column: BoardColumn, onMoved: () => void, made?: Unmade[]) => {
    const isMoved = await action.run(async () => {
      const named = made?.map(({ lineId, copies }) => ({ lineId, copies }));
      const place = await takeOrder(order, column, named);
      if (place === null) onMoved();
      else route(place);
    });
    asked.value = null;
    arrived.value = null;
    const details = action.failure.value?.details;
    if (isMoved || details?.reason !== 'copiesNotMade') return;
    action.failure.value = null;
    asked.value = { order, column, onMoved, unmade: details.copies as Unmade[] };
  };
  const question = asked.value;
  const last = arrived.value;
  return {
    isBusy: action.isBusy,
    move: (order, column, onMoved) => {
      if (column === 'delivered') arrived.value = { order, onMoved };
      else void take(order, column, onMoved);
    },
    notices: (
      <>
        <FailureNotice failure={action.failure.value} />
        {question !== null && (
          <Question
            title={say('orders.unmade')}
            yes={say('orders.unmadeYes', { count: countOf(question.unmade) })}
            no={say('orders.unmadeNo')}
            isBusy={action.isBusy.value}
            onNo={() => (asked.value = null)}
            onYes={() => void take(question.order, question.column, question.onMoved, question.unmade)}
          >
            <UnmadeList unmade={question.unmade} />
            <p>{say('orders.unmadeHint')}</p>
          </Question>
        )}
        {last !== null && (
          <Question
            title={say('orders.arrived')}
            yes={say('orders.arrivedYes')}
            no={say('orders.unmadeNo')}
            isBusy={action.isBusy.value}
            onNo={() => (arrived.value = null)}
            onYes={() => void take(last.order, 'delivered', last.onMoved)}
          >
            <p>{say('orders.arrivedHint')}</p>
          </Question>
        )}
      </>
    ),
  };
}

const countOf = (unmade: readonly Unmade[]): number => unmade.reduce((sum, { copies }) => sum + copies, 0);

function UnmadeList({ unmade }: { unmade: readonly Unmade[] }) {
  return (
    <ul>
      {unmade.map(({ lineId, fileName, copies, plates }) => (
        <li key={lineId}>
          <bdi>{fileName}</bdi> · {say('orders.copies', { count: copies })}
          {plates.length > 0 && (
            <small class="soft"> {plates.map((plate) => say('orders.unmadePlate', plate)).join(', ')}</small>
          )}
        </li>
      ))}
    </ul>
  );
}
