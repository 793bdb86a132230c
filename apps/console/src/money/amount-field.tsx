import { formText } from '@web/app/form-text.js';
import { TextField } from '@web/app/text-field.js';

interface AmountFieldProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  fault?: string | null;
}

/** An amount in MAD above zero. */
export function AmountField(props: AmountFieldProps) {
  return <TextField {...props} inputMode="decimal" pattern="(?=.*[1-9])\d+([.,]\d{1,2})?" />;
}

/** What was typed into it; 0 for nothing. */
export function amountIn(form: FormData, name: string): number {
  return Number(formText(form, name).replace(',', '.'));
}
