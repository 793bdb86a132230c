import type { quote as english } from '../en/quote.js';
import type { Translated } from '../message.js';

/** @see en/quote.ts */
export const quote: Translated<typeof english> = {
  sheet: {
    columns: {
      place: 'N°',
      file: 'Fichier',
      material: 'Matière',
      finish: 'Finition',
      quantity: 'Quantité',
      grams: 'Matière (g)',
      hours: 'Temps machine (h)',
      unitHT: 'Prix unitaire HT (DH)',
      unitTTC: 'Prix unitaire TTC (DH)',
      totalHT: 'Total HT (DH)',
      tva: 'TVA (DH)',
      totalTTC: 'Total TTC (DH)',
      days: 'Délai (jours ouvrés)',
    },
    sums: {
      subtotal: 'Pièces',
      setup: 'Frais de service',
      minimumAdjustment: 'Complément au minimum de commande',
      shipping: 'Livraison',
      total: 'Total',
    },
  },
  shared: {
    title: 'Devis {number}',
    intro: 'Prix valables jusqu’au {moment}.',
    preparedFor: 'Établi pour',
    ice: 'ICE',
    purchaseOrder: 'Bon de commande',
    project: 'Projet',
    issuedAt: 'Date d’émission',
    delivery: 'Délai après paiement',
    lines: 'Pièces',
    part: 'Pièce',
    quantity: 'Quantité',
    totalHT: 'HT',
    totalTTC: 'TTC',
    sums: 'Montants',
    tva: 'TVA {percent} %',
    finishes: { standard: 'finition standard', smooth: 'finition lissée', polished: 'finition polie' },
    grams: '{grams} g',
    hours: '{hours} h',
    workingDays: '{days, plural, =1 {1 jour ouvré} other {{days, number, whole} jours ouvrés}}',
    sumHT: 'Total HT',
    sumTTC: 'Total TTC',
    included: 'incluse',
    download: 'Télécharger le PDF',
    accept:
      'Pour l’accepter, signez le PDF et renvoyez-le à la personne qui vous a transmis ce lien : elle passe la commande depuis son compte.',
    dead: {
      title: 'Ce devis ne peut plus être consulté ici',
      text: 'Sa semaine est écoulée, ou la personne qui l’a partagé a retiré le lien. Demandez-lui un nouveau devis, ou chiffrez vos pièces vous-même : une minute suffit.',
      home: 'Chiffrer une pièce',
      contact: 'Nous écrire',
    },
  },
};
