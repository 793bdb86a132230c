import type { terms as english } from '../en/terms.js';
import type { Translated } from '../message.js';

/** @see en/terms.ts */
export const terms: Translated<typeof english> = {
  moment: '{day} à {time}',
  label: '{label}\u00a0:',
  budget: { below: 'moins de {amount}', above: 'plus de {amount}', between: '{from} à {to}' },
};
