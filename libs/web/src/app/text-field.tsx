import type { InputHTMLAttributes } from 'preact';
import { Field } from '../components/field.js';

interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'dir'
  | 'autocomplete'
  | 'autofocus'
  | 'required'
  | 'minLength'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'step'
  | 'pattern'
  | 'inputMode'
  | 'value'
  | 'defaultValue'
  | 'onInput'
  | 'onChange'
> {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'tel' | 'search' | 'url' | 'number' | 'date';
  /** The id of a `datalist`: what may be typed. */
  list?: string;
  remark?: string;
  hint?: string;
  fault?: string | null;
}

/** One line of a form. */
export function TextField({ name, label, remark, hint, fault, ...input }: TextFieldProps) {
  // Preact ties the type of an input to its role.
  const own = input as InputHTMLAttributes<HTMLInputElement>;
  return (
    <Field name={name} label={label} remark={remark} hint={hint} fault={fault}>
      {(attributes) => <input {...own} {...attributes} />}
    </Field>
  );
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
  required?: boolean;
  hint?: string;
  fault?: string | null;
}

/** One of some values. */
export function ChoiceField({
  name,
  label,
  value,
  options,
  onChoose,
  required,
  hint,
  fault,
}: ChoiceFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} fault={fault}>
      {(attributes) => (
        <select
          {...attributes}
          required={required}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
