import { formText } from './form-text.js';

/** The telephone of a form without what people and browsers write between its digits. */
export function typedPhone(form: FormData): string {
  return formText(form, 'phone').replaceAll(/[\s.()-]/g, '');
}
