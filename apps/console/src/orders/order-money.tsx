import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { Actions, Button } from '@web/components/button.js';
import { dataOf } from '@web/app/failure.js';
import { notify } from '@web/app/notices.js';
import { SecondClick } from '@web/app/second-click.js';
import { RefundForm } from '../money/refund-form.js';
import { service } from '../service/client.js';
import { say } from '../words/language.js';

/** What an operator does with the money of an order: refunds a paid one, cancels one that is not. */
export function OrderMoney({ order, onDone }: { order: Schema<'OperatorOrder'>; onDone: () => void }) {
  const { id, orderNumber: number, nextStatuses } = order;
  const isOpen = useSignal(false);
  const cancel = async (): Promise<void> => {
    const params = { path: { id } };
    await dataOf(service.PATCH('/ops/api/orders/{id}', { params, body: { status: 'cancelled' } }));
    notify({ tone: 'good', text: say('orders.cancelled', { number }) });
    onDone();
  };
  return (
    <>
      {nextStatuses.includes('refunded') && (
        <Actions>
          <Button type="button" isQuiet onClick={() => (isOpen.value = true)}>
            {say('money.refund.open')}
          </Button>
        </Actions>
      )}
      {nextStatuses.includes('cancelled') && (
        <SecondClick label={say('orders.cancel')} question={say('orders.cancelQuestion')} act={cancel} />
      )}
      {isOpen.value && (
        <RefundForm order={{ id, number }} onClose={() => (isOpen.value = false)} onDone={onDone} />
      )}
    </>
  );
}
