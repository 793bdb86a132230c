import { useSignal } from '@preact/signals';
import { Actions, Button } from '@web/components/button.js';
import type { Schema } from '@client/service-client.js';
import { TextField } from '@web/app/text-field.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { catalogue } from '../service/tariff.js';
import { user } from '../service/session.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { formText } from '@web/app/form-text.js';
import { useAction } from '@web/app/use-action.js';
import { say } from '../words/language.js';
import { typedPhone } from '@web/app/typed-phone.js';
import { CityField } from './city-field.js';

interface AddressFormProps {
  /** The address to change; a new one when left out. */
  address?: Schema<'Address'>;
  onSaved: (id: string) => void;
  onCancel?: () => void;
}

/** An address of the account, in a served city. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const action = useAction();
  const destinationId = useSignal(address?.shippingDestinationId ?? null);
  const isCityMissing = useSignal(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string): string => formText(form, name);
    const city = catalogue.value.destinations.find(({ id }) => id === destinationId.value);
    isCityMissing.value = city === undefined;
    if (city === undefined) return;
    const chosen = {
      label: text('label'),
      fullName: text('fullName'),
      phone: typedPhone(form),
      street: text('street'),
      city: city.name,
      shippingDestinationId: city.id,
      postalCode: text('postalCode'),
      isDefault: form.get('isDefault') !== null,
    };
    void action.run(async (key) => onSaved(await save(chosen, address?.id, key)));
  };
  return (
    <form class="form" onSubmit={submit}>
      <FailureNotice failure={action.failure.value} />
      <TextField
        label={say('addresses.label')}
        name="label"
        defaultValue={address?.label ?? say('addresses.usualLabel')}
        required
        maxLength={50}
        fault={action.faultOf('label')}
      />
      <TextField
        label={say('addresses.fullName')}
        name="fullName"
        autocomplete="name"
        defaultValue={address?.fullName ?? user.value?.name}
        required
        minLength={2}
        maxLength={100}
        fault={action.faultOf('fullName')}
      />
      <TextField
        label={say('addresses.phone')}
        name="phone"
        type="tel"
        autocomplete="tel"
        defaultValue={address?.phone}
        required
        hint={say('addresses.phoneRule')}
        fault={action.faultOf('phone')}
      />
      <TextField
        label={say('addresses.street')}
        name="street"
        autocomplete="street-address"
        defaultValue={address?.street}
        required
        minLength={5}
        maxLength={200}
        fault={action.faultOf('street')}
      />
      <CityField
        label={say('totals.city')}
        isRequired
        chosenId={destinationId.value}
        onChoose={(id) => (destinationId.value = id)}
        fault={
          action.faultOf('city') ??
          action.faultOf('shippingDestinationId') ??
          (isCityMissing.value && destinationId.value === null ? say('cities.choose') : null)
        }
      />
      <TextField
        label={say('addresses.postalCode')}
        remark={say('optional')}
        name="postalCode"
        autocomplete="postal-code"
        inputMode="numeric"
        pattern="\d{5}"
        defaultValue={address?.postalCode ?? ''}
        fault={action.faultOf('postalCode')}
      />
      <label class="check">
        <input type="checkbox" name="isDefault" defaultChecked={address?.isDefault ?? false} />
        {say('addressBook.isDefault')}
      </label>
      <Actions>
        <Button isBusy={action.isBusy.value}>{say('addresses.save')}</Button>
        {onCancel !== undefined && (
          <Button type="button" isQuiet onClick={onCancel}>
            {say('addressBook.cancel')}
          </Button>
        )}
      </Actions>
    </form>
  );
}

/** Saves a new address, or a changed one. Answers its id. */
async function save(
  chosen: Schema<'NewAddressRequest'> & { postalCode: string },
  id: string | undefined,
  key: string,
): Promise<string> {
  if (id === undefined) {
    const body = { ...chosen, postalCode: chosen.postalCode || undefined };
    const params = { header: { 'Idempotency-Key': key } };
    return (await dataOf(service.POST('/api/addresses', { params, body }))).id;
  }
  const body = { ...chosen, postalCode: chosen.postalCode || null };
  await dataOf(service.PATCH('/api/addresses/{id}', { params: { path: { id } }, body }));
  return id;
}
