import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { service } from '../service/client.js';
import { Question } from '../ui/question.js';
import { say } from '../words/language.js';
import { shipAnchor } from './move-order.js';

const fields = ['carrier', 'trackingNumber', 'trackingUrl'] as const;
type Parcel = Partial<Record<(typeof fields)[number], string | null>>;

/** Tells the parcel of an order: ships it, about which it asks, or corrects what was told. */
export function ShipOrder({ order, onDone }: { order: Schema<'OperatorOrder'>; onDone: () => void }) {
  const { id, status, shipment } = order;
  const action = useAction();
  const asked = useSignal<Parcel | null>(null);
  const isShipped = status === 'shipped';
  // A parcel without a carrier is one of which somebody has said so.
  const isCarried = useSignal(!isShipped || (shipment?.carrier ?? null) !== null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const told: Parcel = Object.fromEntries(
      fields.map((name) => [name, isCarried.value ? formText(form, name).trim() || null : null]),
    );
    if (isShipped) void send(told);
    else asked.value = told;
  };
  const send = async (told: Parcel): Promise<void> => {
    const isDone = await action.run(async () => {
      // Another may ship it meanwhile, or have copies of it printed anew.
      const seen = { ofStatus: status, ...(!isShipped && { ofStep: 'packed' as const }) };
      const body = { status: 'shipped' as const, ...seen, ...told };
      await dataOf(service.PATCH('/ops/api/orders/{id}', { params: { path: { id } }, body }));
    });
    asked.value = null;
    if (!isDone) return;
    notify({ tone: 'good', text: say(isShipped ? 'orders.corrected' : 'orders.shipped') });
    onDone();
  };
  const parcel = asked.value;
  return (
    <>
      <form id={shipAnchor} class="form" onSubmit={submit}>
        <h2>{say(isShipped ? 'orders.correct' : 'orders.ship')}</h2>
        {!isShipped && <p class="soft">{say('orders.shipHint')}</p>}
        <FailureNotice failure={action.failure.value} />
        <label>
          <input
            type="checkbox"
            name="noCarrier"
            checked={!isCarried.value}
            onChange={({ currentTarget }) => (isCarried.value = !currentTarget.checked)}
          />{' '}
          {say('orders.noCarrier')}
        </label>
        {isCarried.value &&
          fields.map((name) => (
            <TextField
              key={name}
              name={name}
              label={say(`orders.${name}`)}
              type={name === 'trackingUrl' ? 'url' : 'text'}
              maxLength={name === 'trackingUrl' ? 500 : 100}
              defaultValue={shipment?.[name] ?? ''}
              required={name === 'carrier'}
              fault={action.faultOf(name)}
            />
          ))}
        <Button isBusy={action.isBusy.value}>{say(isShipped ? 'orders.correct' : 'orders.ship')}</Button>
      </form>
      {parcel !== null && (
        <Question
          title={say('orders.leaving')}
          yes={say('orders.leavingYes')}
          no={say('orders.unmadeNo')}
          isBusy={action.isBusy.value}
          onNo={() => (asked.value = null)}
          onYes={() => void send(parcel)}
        >
          <p>{say('orders.leavingHint')}</p>
        </Question>
      )}
    </>
  );
}
