import type { Schema } from '@client/service-client.js';
import { TextField } from '@web/app/text-field.js';
import { formText } from '@web/app/form-text.js';
import type { Action } from '@web/app/use-action.js';
import { say } from '../words/language.js';

export type Purchase = Pick<Schema<'Profile'>, 'company' | 'purchaseOrder' | 'project'>;

interface PurchaseFieldsProps {
  faultOf: Action['faultOf'];
  title?: string;
  /** What stands there at first. */
  values?: Purchase;
  /** What stands there at first may be replaced, but not taken away. */
  mustStay?: boolean;
}

/** Who buys, where a company does: all optional, but a company's name and number go together. */
export function PurchaseFields({
  faultOf,
  title = say('purchase.title'),
  values,
  mustStay = false,
}: PurchaseFieldsProps) {
  const requiredIf = (value: unknown): boolean => mustStay && value != null;
  return (
    <fieldset class="purchase">
      <legend>
        {title} <small>{say('optional')}</small>
      </legend>
      <TextField
        label={say('purchase.company')}
        name="company"
        autocomplete="organization"
        maxLength={200}
        required={requiredIf(values?.company)}
        defaultValue={values?.company?.name}
        fault={faultOf('company.name')}
      />
      <TextField
        label={say('purchase.ice')}
        name="ice"
        inputMode="numeric"
        pattern="\d{15}"
        required={requiredIf(values?.company)}
        defaultValue={values?.company?.ice}
        hint={say('purchase.iceRule')}
        fault={faultOf('company.ice')}
      />
      <TextField
        label={say('purchase.purchaseOrder')}
        name="purchaseOrder"
        maxLength={60}
        required={requiredIf(values?.purchaseOrder)}
        defaultValue={values?.purchaseOrder ?? ''}
        fault={faultOf('purchaseOrder')}
      />
      <TextField
        label={say('purchase.project')}
        name="project"
        maxLength={100}
        required={requiredIf(values?.project)}
        defaultValue={values?.project ?? ''}
        fault={faultOf('project')}
      />
    </fieldset>
  );
}

/** What was typed into {@link PurchaseFields}. */
export function purchaseOf(form: FormData) {
  const text = (name: string): string | undefined => formText(form, name).trim() || undefined;
  const [name, ice] = [text('company'), text('ice')];
  const company = name === undefined && ice === undefined ? undefined : { name: name ?? '', ice: ice ?? '' };
  return { company, purchaseOrder: text('purchaseOrder'), project: text('project') };
}
