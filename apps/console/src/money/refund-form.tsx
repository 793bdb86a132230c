import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { Actions, Button } from '@web/components/button.js';
import { Definitions } from '@web/components/definitions.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { Modal } from '@web/app/modal.js';
import { notify } from '@web/app/notices.js';
import { ChoiceField, TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { useSeen } from '../ui/use-seen.js';
import { figures, say } from '../words/language.js';
import { AmountField, amountIn } from './amount-field.js';

interface RefundFormProps {
  order: { id: string; number: string };
  onClose: () => void;
  onDone: () => void;
}

type Refundable = Schema<'Refundable'>;

/** What is about to be given back, as it was typed. */
interface Asked {
  amount: number;
  ofRefundable: number;
  ofStatus: Refundable['status'];
  reason: string;
  reference?: string;
}

const extents = ['part', 'whole'] as const;
type Extent = (typeof extents)[number];

/** Gives the money of an order back, whole or in part; a credit note follows. */
export function RefundForm({ order, onClose, onDone }: RefundFormProps) {
  const params = { path: { id: order.id } };
  const [record] = useLive(
    ['money', 'orders'],
    () => dataOf(service.GET('/ops/api/orders/{id}/refundable', { params })),
    order.id,
  );
  return (
    <Modal title={say('money.refund.title', { number: order.number })} onClose={onClose}>
      <Record record={record}>
        {(refundable) => (
          <>
            <Standing refundable={refundable} />
            {refundable.refundableAmount === 0 ? (
              <p>{say('money.refund.nothingLeft')}</p>
            ) : (
              <AskedRefund
                {...{ order, refundable }}
                onDone={() => {
                  notify({ tone: 'good', text: say('money.refund.done') });
                  onDone();
                  onClose();
                }}
              />
            )}
          </>
        )}
      </Record>
    </Modal>
  );
}

function Standing({ refundable }: { refundable: Refundable }) {
  const { paidAmount, refundedAmount, pendingAmount, refundableAmount, returnedBy } = refundable;
  return (
    <>
      <Definitions
        look="sums"
        rows={[
          [say('money.refund.paid'), figures.money(paidAmount)],
          [say('money.refund.refunded'), figures.money(refundedAmount)],
          ...(pendingAmount > 0
            ? [[say('money.refund.pending'), figures.money(pendingAmount)] as const]
            : []),
          [say('money.refund.left'), <strong>{figures.money(refundableAmount)}</strong>],
        ]}
      />
      {returnedBy !== null && <p class="soft">{say(`money.refund.by.${returnedBy}`)}</p>}
    </>
  );
}

interface AskedRefundProps {
  order: RefundFormProps['order'];
  refundable: Refundable;
  onDone: () => void;
}

/** Asks what goes back, and then once more before it does. */
function AskedRefund({ order: { id, number }, refundable, onDone }: AskedRefundProps) {
  const { status, refundableAmount: left, returnedBy } = refundable;
  /** Another may give a part back meanwhile, or ship the order. */
  const seen = useSeen({ left, status });
  const extent = useSignal<Extent>('part');
  const asked = useSignal<Asked | null>(null);
  const action = useAction();
  const isWhole = extent.value === 'whole';
  const ask = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const reference = formText(form, 'reference').trim();
    asked.value = {
      amount: isWhole ? left : amountIn(form, 'amount'),
      ofRefundable: seen.value().left,
      ofStatus: seen.value().status,
      reason: formText(form, 'reason'),
      ...(reference !== '' && { reference }),
    };
  };
  const refund = async (body: Asked): Promise<void> => {
    const isDone = await action.run(async (key) => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      await dataOf(service.POST('/ops/api/orders/{id}/refunds', { params, body }));
    });
    if (isDone) return onDone();
    asked.value = null;
    seen.tried(action.failure.value);
  };
  return (
    <form class="form" onSubmit={ask} onInput={seen.begin}>
      <FailureNotice failure={action.failure.value} />
      <fieldset class="bare" disabled={asked.value !== null}>
        <ChoiceField
          name="extent"
          label={say('money.refund.extent')}
          value={extent.value}
          options={extents.map((value) => ({
            value,
            label: say(`money.refund.extents.${value}`, { amount: figures.money(left) }),
          }))}
          onChoose={(value) => (extent.value = value === 'whole' ? 'whole' : 'part')}
        />
        {!isWhole && (
          <AmountField
            name="amount"
            label={say('money.refund.amount')}
            hint={say('money.refund.amountHint', { amount: figures.money(left) })}
            required
            fault={action.faultOf('amount')}
          />
        )}
        <TextField
          name="reason"
          label={say('money.refund.reason')}
          minLength={3}
          maxLength={300}
          required
          fault={action.faultOf('reason')}
        />
        {returnedBy !== 'provider' && (
          <TextField
            name="reference"
            label={say('money.refund.reference')}
            maxLength={255}
            required={returnedBy === 'operator'}
            fault={action.faultOf('reference')}
          />
        )}
      </fieldset>
      {asked.value === null ? (
        <Button>{say('money.refund.send')}</Button>
      ) : (
        <Confirmation
          question={say('money.refund.question', { number, amount: figures.money(asked.value.amount) })}
          isBusy={action.isBusy.value}
          onConfirm={() => asked.value !== null && void refund(asked.value)}
          onBack={() => (asked.value = null)}
        />
      )}
    </form>
  );
}

interface ConfirmationProps {
  question: string;
  isBusy: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

function Confirmation({ question, isBusy, onConfirm, onBack }: ConfirmationProps) {
  return (
    <div role="alert">
      <p>{question}</p>
      <Actions>
        <Button type="button" isBusy={isBusy} onClick={onConfirm}>
          {say('money.refund.confirm')}
        </Button>
        <Button type="button" isQuiet onClick={onBack}>
          {say('money.refund.back')}
        </Button>
      </Actions>
    </div>
  );
}
