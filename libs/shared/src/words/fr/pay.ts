import type { pay as english } from '../en/pay.js';
import type { Translated } from '../message.js';

/** @see en/pay.ts */
export const pay: Translated<typeof english> = {
  states: {
    open: { title: 'Payer votre commande', text: 'Vérifiez le montant, puis confirmez.' },
    waiting: {
      title: 'Paiement en cours',
      text: 'Nous attendons la confirmation. Cette page se met à jour toute seule.',
    },
    paid: { title: 'Paiement reçu', text: 'Merci ! Votre facture arrive par e-mail.' },
    declined: {
      title: 'Paiement refusé',
      text: 'Rien ne vous a été débité. Vous pouvez payer à nouveau, avec une autre carte si besoin.',
    },
    expired: {
      title: 'Page expirée',
      text: 'Cette page de paiement n’est plus valable. Rien ne vous a été débité.',
    },
    closed: {
      title: 'Commande close',
      text: 'Cette commande est annulée ou remboursée : elle ne peut plus être payée.',
    },
  },
  slow: 'La confirmation tarde. Vous pouvez fermer cette page : nous vous écrirons dès qu’elle arrive.',
  gateway: {
    title: 'Vers le paiement sécurisé',
    text: 'Vous allez être dirigé vers la page de paiement du CMI.',
  },
  sandboxNotice: 'Paiement de démonstration : aucun argent n’est débité, aucune carte n’est demandée.',
  order: 'Commande',
  amount: 'Montant à payer',
  amountPaid: 'Montant payé',
  seller: 'Vendeur',
  reference: 'Référence',
  taxIncluded: 'TVA et livraison comprises',
  pay: 'Payer',
  decline: 'Refuser le paiement',
  goOn: 'Continuer vers le paiement',
  backToPayment: 'Revenir au paiement',
  payAgain: 'Payer à nouveau',
  lookAgain: 'Regarder à nouveau',
  otherLanguage: 'English',
  secured: 'Lien personnel et signé. Ne le partagez pas.',
  errors: {
    notFound: {
      title: 'Page introuvable',
      text: 'Ce lien de paiement est incomplet ou n’existe pas. Ouvrez-le à nouveau depuis votre commande.',
    },
    tooMany: { title: 'Un instant', text: 'Trop de demandes à la fois. Réessayez dans une minute.' },
    failed: {
      title: 'Cela n’a pas marché',
      text: 'Le service ne répond pas pour l’instant. Rien ne vous a été débité par cette page ; réessayez.',
    },
  },
};
