import type { Translated } from '../message.js';
import type { mailMaking as english } from '../en/mail-making.js';

/** @see en/mail-making.ts */
export const mailMaking: Translated<typeof english> = {
  'order-promise-moved': {
    subject: 'Commande {orderNumber} : nouvelle date de livraison',
    heading: 'Bonjour {name}',
    intro:
      'Certaines de vos pièces n’étaient pas à notre niveau de qualité et sont réimprimées. Votre colis arrive plus tard que prévu.',
    details: { orderNumber: 'Commande', formerOn: 'Date prévue', deliveryOn: 'Nouvelle date' },
    note: 'Vous n’avez rien à faire. Nous sommes désolés de ce retard.',
    action: 'Voir ma commande',
    closing: 'La nouvelle date ne vous convient pas ? Répondez à ce message.',
  },
  'order-address-changed': {
    subject: 'Commande {orderNumber} : adresse corrigée',
    heading: 'Bonjour {name}',
    intro: 'Nous avons corrigé l’adresse de livraison de votre commande.',
    details: { orderNumber: 'Commande', fullName: 'Pour', address: 'Livraison à', phone: 'Téléphone' },
    note: 'Si elle est juste, vous n’avez rien à faire.',
    action: 'Voir ma commande',
    closing: 'Vous n’avez pas demandé cela ? Répondez tout de suite à ce message.',
  },
  'stock-low': {
    subject: 'Stock bas : {sku}',
    heading: 'Une couleur s’épuise',
    intro: 'Ce qui est en rayon, moins ce qui est planifié, est passé sous son seuil.',
    details: {
      name: 'Couleur',
      sku: 'Identifiant',
      freeGrams: 'Grammes restants',
      lowGrams: 'Seuil, en grammes',
    },
    note: 'À 0 g, les clients ne peuvent plus la choisir.',
    closing: 'Ce message est envoyé une fois, jusqu’à ce que le stock repasse au-dessus du seuil.',
  },
};
