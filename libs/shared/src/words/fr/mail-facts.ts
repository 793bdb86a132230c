import type { mailFacts as english } from '../en/mail-facts.js';
import type { Translated } from '../message.js';

/** @see en/mail-facts.ts */
export const mailFacts: Translated<typeof english> = {
  provider: { transfer: 'virement bancaire' },
  subject: {
    quote: 'devis',
    order: 'commande',
    technical: 'question technique',
    partnership: 'partenariat',
    other: 'autre',
  },
  vertical: {
    automotive: 'automobile',
    cosplay: 'cosplay',
    hobby: 'loisirs',
    other: 'autre',
  },
  finishPref: {
    standard: 'brute',
    smooth: 'lissée',
    polished: 'polie',
  },
};
