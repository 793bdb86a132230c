import type { Locale } from '@shared/domain/contract/enums.js';
import type { PaymentState } from './payment-state.js';

/** What a page says of a state. */
interface StateWords {
  title: string;
  text: string;
}

/** Everything that the pages say in one language. */
export interface PayWords {
  states: Record<PaymentState, StateWords>;
  /** The result is slow to come. */
  slow: string;
  gateway: StateWords;
  sandboxNotice: string;
  order: string;
  amount: string;
  amountPaid: string;
  seller: string;
  reference: string;
  taxIncluded: string;
  pay: string;
  decline: string;
  goOn: string;
  backToPayment: string;
  payAgain: string;
  lookAgain: string;
  otherLanguage: string;
  secured: string;
  errors: { notFound: StateWords; tooMany: StateWords; failed: StateWords };
}

const french: PayWords = {
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

const english: PayWords = {
  states: {
    open: { title: 'Pay for your order', text: 'Check the amount, then confirm.' },
    waiting: {
      title: 'Payment under way',
      text: 'We are waiting for the confirmation. This page updates by itself.',
    },
    paid: { title: 'Payment received', text: 'Thank you! Your invoice comes by e-mail.' },
    declined: {
      title: 'Payment declined',
      text: 'You were not charged. You can pay again, with another card if need be.',
    },
    expired: {
      title: 'Page expired',
      text: 'This payment page is no longer valid. You were not charged.',
    },
    closed: {
      title: 'Order closed',
      text: 'This order is cancelled or refunded: it can no longer be paid.',
    },
  },
  slow: 'The confirmation takes its time. You may close this page: we will write to you when it comes.',
  gateway: { title: 'To the secure payment', text: 'You are being taken to the payment page of CMI.' },
  sandboxNotice: 'Demonstration payment: no money is taken, and no card is asked for.',
  order: 'Order',
  amount: 'Amount to pay',
  amountPaid: 'Amount paid',
  seller: 'Seller',
  reference: 'Reference',
  taxIncluded: 'Tax and delivery included',
  pay: 'Pay',
  decline: 'Decline the payment',
  goOn: 'Continue to the payment',
  backToPayment: 'Back to the payment',
  payAgain: 'Pay again',
  lookAgain: 'Look again',
  otherLanguage: 'Français',
  secured: 'A personal, signed link. Do not share it.',
  errors: {
    notFound: {
      title: 'Page not found',
      text: 'This payment link is incomplete or does not exist. Open it again from your order.',
    },
    tooMany: { title: 'One moment', text: 'Too many requests at a time. Try again in a minute.' },
    failed: {
      title: 'That did not work',
      text: 'The service does not answer just now. This page has charged you nothing; try again.',
    },
  },
};

/** The pages' words in each language. */
export const payWords: Record<Locale, PayWords> = { fr: french, en: english };
