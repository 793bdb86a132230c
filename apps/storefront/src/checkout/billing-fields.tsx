import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { formText } from '@web/app/form-text.js';
import { TextField } from '@web/app/text-field.js';
import type { Action } from '@web/app/use-action.js';
import { say } from '../words/language.js';

interface BillingFieldsProps extends Pick<Action, 'faultOf'> {
  /** Whether an address was being typed. */
  isOpen?: boolean;
}

/** Where the invoice is addressed, where that is not the address of the parcel. */
export function BillingFields({ isOpen = false, faultOf }: BillingFieldsProps) {
  const isElsewhere = useSignal(isOpen);
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={isElsewhere.value}
          onChange={({ currentTarget }) => (isElsewhere.value = currentTarget.checked)}
        />
        {say('checkout.billElsewhere')}
      </label>
      {isElsewhere.value && (
        <fieldset>
          <legend>{say('checkout.billTo')}</legend>
          <TextField
            label={say('addresses.street')}
            name="billingStreet"
            autocomplete="billing street-address"
            required
            minLength={5}
            maxLength={200}
            fault={faultOf('billingAddress.street')}
          />
          <TextField
            label={say('checkout.billCity')}
            name="billingCity"
            autocomplete="billing address-level2"
            required
            minLength={2}
            maxLength={100}
            fault={faultOf('billingAddress.city')}
          />
          <TextField
            label={say('addresses.postalCode')}
            remark={say('optional')}
            name="billingPostalCode"
            autocomplete="billing postal-code"
            inputMode="numeric"
            pattern="\d{5}"
            fault={faultOf('billingAddress.postalCode')}
          />
        </fieldset>
      )}
    </>
  );
}

/** What was typed into {@link BillingFields}; `undefined` where they are not shown. */
export function billingAddressOf(form: FormData): Schema<'BillingAddressRequest'> | undefined {
  if (!form.has('billingStreet')) return undefined;
  const text = (name: string): string => formText(form, name).trim();
  const postalCode = text('billingPostalCode') || undefined;
  return { street: text('billingStreet'), city: text('billingCity'), postalCode };
}
