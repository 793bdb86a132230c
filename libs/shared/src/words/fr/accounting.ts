import type { Translated } from '../message.js';
import type { accounting as english } from '../en/accounting.js';

export const accounting: Translated<typeof english> = {
  journal: 'Journal',
  byRate: 'TVA par taux',
  columns: {
    day: 'Date',
    kind: 'Nature',
    number: 'Pièce',
    corrects: 'Corrige',
    order: 'Commande',
    customer: 'Client',
    ice: 'ICE',
    purchaseOrder: 'Bon de commande',
    net: 'HT (MAD)',
    rate: 'Taux de TVA (%)',
    tax: 'TVA (MAD)',
    total: 'TTC (MAD)',
    method: 'Payé par',
    reference: 'Référence du paiement',
    paidOn: 'Payé le',
    count: 'Pièces',
  },
  kinds: { invoice: 'Facture', creditNote: 'Avoir' },
  methods: { card: 'carte', transfer: 'virement' },
  total: 'Total',
};
