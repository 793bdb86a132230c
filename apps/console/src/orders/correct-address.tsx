import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { Actions, Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { TextField } from '@web/app/text-field.js';
import { typedPhone } from '@web/app/typed-phone.js';
import { useAction } from '@web/app/use-action.js';
import { service } from '../service/client.js';
import { changedSince, useSeen } from '../ui/use-seen.js';
import { say } from '../words/language.js';

type Order = Schema<'OperatorOrder'>;

/** Corrects where the parcel of an order goes, within its city. */
export function CorrectAddress({ order, onDone }: { order: Order; onDone: () => void }) {
  const isOpen = useSignal(false);
  if (!isOpen.value) {
    return (
      <Actions>
        <Button type="button" isQuiet onClick={() => (isOpen.value = true)}>
          {say('orders.correctAddress')}
        </Button>
      </Actions>
    );
  }
  const done = (): void => {
    isOpen.value = false;
    onDone();
  };
  return <AddressFields order={order} onDone={done} onClose={() => (isOpen.value = false)} />;
}

interface AddressFieldsProps {
  order: Order;
  onDone: () => void;
  onClose: () => void;
}

function AddressFields({ order: { id, address }, onDone, onClose }: AddressFieldsProps) {
  const action = useAction();
  const seen = useSeen(address);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string): string => formText(form, name).trim();
    const typed = {
      ...{ fullName: text('fullName'), phone: typedPhone(form), street: text('street') },
      postalCode: text('postalCode') || null,
    };
    const body = changedSince<typeof typed>(seen.value(), typed);
    const isDone = await action.run(async () => {
      await dataOf(service.PATCH('/ops/api/orders/{id}/address', { params: { path: { id } }, body }));
    });
    seen.tried(action.failure.value);
    if (!isDone) return;
    notify({ tone: 'good', text: say('orders.addressCorrected') });
    onDone();
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)} onInput={seen.begin}>
      <h2>{say('orders.correctAddress')}</h2>
      <p class="soft">{say('orders.addressHint')}</p>
      <FailureNotice failure={action.failure.value} />
      <TextField
        name="fullName"
        label={say('orders.fullName')}
        defaultValue={address.fullName}
        required
        minLength={2}
        maxLength={100}
        fault={action.faultOf('fullName')}
      />
      <TextField
        name="phone"
        label={say('orders.phone')}
        type="tel"
        defaultValue={address.phone}
        required
        fault={action.faultOf('phone')}
      />
      <TextField
        name="street"
        label={say('orders.street')}
        defaultValue={address.street}
        required
        minLength={5}
        maxLength={200}
        fault={action.faultOf('street')}
      />
      <TextField
        name="postalCode"
        label={say('orders.postalCode')}
        inputMode="numeric"
        pattern="\d{5}"
        defaultValue={address.postalCode ?? ''}
        fault={action.faultOf('postalCode')}
      />
      <Actions>
        <Button isBusy={action.isBusy.value}>{say('orders.correctAddress')}</Button>
        <Button type="button" isQuiet onClick={onClose}>
          {say('orders.leaveAddress')}
        </Button>
      </Actions>
    </form>
  );
}
