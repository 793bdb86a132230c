import type { mailFacts as english } from '../en/mail-facts.js';
import type { Translated } from '../message.js';

/** @see en/mail-facts.ts */
export const mailFacts: Translated<typeof english> = {
  provider: { transfer: 'virement bancaire' },
  money: {
    reserved:
      'L’argent est seulement réservé : libérez-le dans l’espace du prestataire sous cette référence, et ne payez rien.',
    taken: 'Cherchez-le dans l’espace du prestataire sous cette référence, et rendez ce qui y a été pris.',
  },
  refundMethod: { card: 'carte bancaire', transfer: 'virement bancaire' },
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
    standard: 'standard',
    smooth: 'lissée',
    polished: 'polie',
  },
};
