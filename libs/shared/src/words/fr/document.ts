import type { document as english } from '../en/document.js';
import type { Translated } from '../message.js';

/** @see en/document.ts */
export const document: Translated<typeof english> = {
  title: { quote: 'Devis', invoice: 'Facture' },
  numberPrefix: 'N°',
  buyer: 'Client',
  issuedAt: 'Date d’émission',
  expiresAt: 'Valable jusqu’au',
  state: 'État',
  ended: 'Expiré',
  endedAcross: 'EXPIRÉ',
  delivery: 'Délai après paiement',
  workingDays: '{days, plural, =1 {1 jour ouvré} other {{days, number, whole} jours ouvrés}}',
  orderNumber: 'Commande',
  paymentReference: 'Référence de paiement',
  paidOn: 'Payée le {day}',
  telephone: 'Tél.',
  columns: {
    place: '#',
    part: 'Désignation',
    quantity: 'Qté',
    unitPrice: 'P.U. TTC (DH)',
    total: 'Total TTC (DH)',
  },
  finishes: { standard: 'finition standard', smooth: 'finition lissée', polished: 'finition polie' },
  rush: 'fabrication urgente',
  discountTaken: 'remise sur quantité déduite : {amount}',
  subtotal: 'Total des pièces TTC',
  setup: 'Frais de service TTC',
  minimumAdjustment: 'Complément au minimum de commande TTC',
  shipping: 'Livraison TTC',
  shippingIncluded: 'incluse',
  totalHT: 'Total HT',
  tva: 'TVA {percent} %',
  totalTTC: 'Total TTC',
  sumInWords: {
    quote: 'Arrêté le présent devis à la somme de',
    invoice: 'Arrêté la présente facture à la somme de',
  },
  taxIncluded: ' TTC',
  validity: 'Ces prix sont valables jusqu’au {moment}.',
  endedValidity:
    'Ce devis a expiré : ses prix ne sont plus valables. Un nouveau devis donne les prix du jour.',
  terms: 'Conditions',
  bank: 'Coordonnées bancaires',
  page: 'Page {place} / {count}',
  amount:
    '{whole} {dirhams, plural, one {dirham} other {dirhams}}{centimes, plural, =0 {} other { et {part} {centimes, plural, one {centime} other {centimes}}}}',
};
