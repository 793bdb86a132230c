import { type Signal, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useLocation } from 'preact-iso';
import type { BoardColumn } from '@shared/domain/making/making-steps.js';
import { Actions, Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { Modal } from '@web/app/modal.js';
import { useAction } from '@web/app/use-action.js';
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
          <UnmadeQuestion
            unmade={question.unmade}
            isBusy={action.isBusy.value}
            onNo={() => (asked.value = null)}
            onYes={() => void take(question.order, question.column, question.onMoved, question.unmade)}
          />
        )}
        {last !== null && (
          <ArrivedQuestion
            isBusy={action.isBusy.value}
            onNo={() => (arrived.value = null)}
            onYes={() => void take(last.order, 'delivered', last.onMoved)}
          />
        )}
      </>
    ),
  };
}

interface ArrivedQuestionProps {
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

function ArrivedQuestion({ isBusy, onYes, onNo }: ArrivedQuestionProps) {
  return (
    <Modal title={say('orders.arrived')} onClose={onNo}>
      <p>{say('orders.arrivedHint')}</p>
      <Actions>
        <Button type="button" isQuiet onClick={onNo}>
          {say('orders.unmadeNo')}
        </Button>
        <Button type="button" disabled={isBusy} onClick={onYes}>
          {say('orders.arrivedYes')}
        </Button>
      </Actions>
    </Modal>
  );
}

interface UnmadeQuestionProps {
  unmade: readonly Unmade[];
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

function UnmadeQuestion({ unmade, isBusy, onYes, onNo }: UnmadeQuestionProps) {
  const count = unmade.reduce((sum, { copies }) => sum + copies, 0);
  return (
    <Modal title={say('orders.unmade')} onClose={onNo}>
      <ul>
        {unmade.map(({ lineId, fileName, copies, plates }) => (
          <li key={lineId}>
            <bdi>{say('orders.unmadeLine', { name: fileName, count: copies })}</bdi>
            {plates.length > 0 && (
              <small class="soft">
                {' '}
                {plates.map((plate) => say('orders.unmadePlate', plate)).join(', ')}
              </small>
            )}
          </li>
        ))}
      </ul>
      <p>{say('orders.unmadeHint')}</p>
      <Actions>
        <Button type="button" isQuiet onClick={onNo}>
          {say('orders.unmadeNo')}
        </Button>
        <Button type="button" disabled={isBusy} onClick={onYes}>
          {say('orders.unmadeYes', { count })}
        </Button>
      </Actions>
    </Modal>
  );
}
