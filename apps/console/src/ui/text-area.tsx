import type { TextareaHTMLAttributes } from 'preact';
import { Field } from '@web/components/field.js';

interface TextAreaProps extends Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'required' | 'maxLength' | 'rows' | 'defaultValue'
> {
  name: string;
  label: string;
  hint?: string;
  fault?: string | null;
}

/** Some lines of a form. */
export function TextArea({ name, label, hint, fault, ...area }: TextAreaProps) {
  return (
    <Field name={name} label={label} hint={hint} fault={fault}>
      {(attributes) => <textarea {...area} {...attributes} />}
    </Field>
  );
}
