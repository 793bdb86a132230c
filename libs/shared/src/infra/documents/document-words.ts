import type { Finish, Locale } from '@shared/domain/contract/enums.js';
import { formatWhole } from '@shared/words/amounts.js';
import type { DocumentContent } from './document-content.js';

/** What a document says beside its facts. */
export interface DocumentWords {
  title: Record<DocumentContent['kind'], string>;
  numberPrefix: string;
  buyer: string;
  issuedAt: string;
  expiresAt: string;
  /** In place of {@link expiresAt} on a quote that has ended. */
  state: string;
  ended: string;
  /** Across each page of it. */
  endedAcross: string;
  delivery: string;
  workingDays: (days: number) => string;
  orderNumber: string;
  paymentReference: string;
  paidOn: (day: string) => string;
  telephone: string;
  columns: { place: string; part: string; quantity: string; unitPrice: string; total: string };
  finishes: Record<Finish, string>;
  rush: string;
  discountTaken: (amount: string) => string;
  subtotal: string;
  setup: string;
  minimumAdjustment: string;
  shipping: string;
  shippingIncluded: string;
  totalHT: string;
  tva: (percent: string) => string;
  totalTTC: string;
  sumInWords: Record<DocumentContent['kind'], string>;
  /** After the sum in words. */
  taxIncluded: string;
  validity: (moment: string) => string;
  endedValidity: string;
  terms: string;
  bank: string;
  page: (place: number, count: number) => string;
}

const french: DocumentWords = {
  title: { quote: 'Devis', invoice: 'Facture' },
  numberPrefix: 'N°',
  buyer: 'Client',
  issuedAt: 'Date d’émission',
  expiresAt: 'Valable jusqu’au',
  state: 'État',
  ended: 'Expiré',
  endedAcross: 'EXPIRÉ',
  delivery: 'Délai après paiement',
  workingDays: (days) => (days === 1 ? '1 jour ouvré' : `${formatWhole(days, 'fr')} jours ouvrés`),
  orderNumber: 'Commande',
  paymentReference: 'Référence de paiement',
  paidOn: (day) => `Payée le ${day}`,
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
  discountTaken: (amount) => `remise sur quantité déduite : ${amount}`,
  subtotal: 'Total des pièces TTC',
  setup: 'Frais de service TTC',
  minimumAdjustment: 'Complément au minimum de commande TTC',
  shipping: 'Livraison TTC',
  shippingIncluded: 'incluse',
  totalHT: 'Total HT',
  tva: (percent) => `TVA ${percent} %`,
  totalTTC: 'Total TTC',
  sumInWords: {
    quote: 'Arrêté le présent devis à la somme de',
    invoice: 'Arrêté la présente facture à la somme de',
  },
  taxIncluded: ' TTC',
  validity: (moment) => `Ces prix sont valables jusqu’au ${moment}.`,
  endedValidity:
    'Ce devis a expiré : ses prix ne sont plus valables. Un nouveau devis donne les prix du jour.',
  terms: 'Conditions',
  bank: 'Coordonnées bancaires',
  page: (place, count) => `Page ${place} / ${count}`,
};

const english: DocumentWords = {
  title: { quote: 'Quote', invoice: 'Invoice' },
  numberPrefix: 'No.',
  buyer: 'Customer',
  issuedAt: 'Date of issue',
  expiresAt: 'Valid until',
  state: 'Status',
  ended: 'Expired',
  endedAcross: 'EXPIRED',
  delivery: 'Time from payment',
  workingDays: (days) => (days === 1 ? '1 working day' : `${formatWhole(days, 'en')} working days`),
  orderNumber: 'Order',
  paymentReference: 'Payment reference',
  paidOn: (day) => `Paid on ${day}`,
  telephone: 'Tel.',
  columns: {
    place: '#',
    part: 'Description',
    quantity: 'Qty',
    unitPrice: 'Unit price (MAD)',
    total: 'Total (MAD)',
  },
  finishes: { standard: 'standard finish', smooth: 'smooth finish', polished: 'polished finish' },
  rush: 'rush',
  discountTaken: (amount) => `quantity discount taken off: ${amount}`,
  subtotal: 'Parts, tax included',
  setup: 'Service fee, tax included',
  minimumAdjustment: 'Top-up to the order minimum, tax included',
  shipping: 'Delivery, tax included',
  shippingIncluded: 'included',
  totalHT: 'Total before tax',
  tva: (percent) => `VAT (TVA) ${percent}%`,
  totalTTC: 'Total, tax included',
  sumInWords: {
    quote: 'This quote amounts to',
    invoice: 'This invoice amounts to',
  },
  taxIncluded: ', tax included',
  validity: (moment) => `These prices are valid until ${moment}.`,
  endedValidity: 'This quote has expired: its prices are no longer valid. A new quote has today’s prices.',
  terms: 'Terms',
  bank: 'Bank details',
  page: (place, count) => `Page ${place} of ${count}`,
};

export const documentWords: Record<Locale, DocumentWords> = { fr: french, en: english };
