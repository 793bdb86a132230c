import { Field } from '@web/components/field.js';
import { say } from '../words/language.js';

/** The colour that stands for plastic on a screen. */
export function ColourField({ value }: { value: string }) {
  return (
    <Field name="previewColor" label={say('stock.previewColor')}>
      {(attributes) => <input type="color" defaultValue={value} {...attributes} />}
    </Field>
  );
}
