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
    paid: { title: 'Paiement reçu', text: 'Merci ! Votre commande est payée.' },
    declined: {
      title: 'Paiement refusé',
      text: 'Rien ne vous a été débité. Vous pouvez payer à nouveau, avec une autre carte si besoin.',
    },
    expired: {
      title: 'Page expirée',
      text: 'Cette page de paiement n’est plus valable. Rien ne vous a été débité.',
    },
    cancelled: {
      title: 'Commande annulée',
      text: 'Cette commande est annulée et ne peut plus être payée. Un paiement qui arriverait encore vous serait rendu.',
    },
    refunded: {
      title: 'Commande remboursée',
      text: 'Cette commande a été payée puis remboursée : il n’y a rien à payer.',
    },
  },
  invoiceMail: {
    sent: 'Nous vous avons envoyé la facture par e-mail.',
    coming: 'La facture est en route vers vous par e-mail.',
    late: 'La facture a du retard : elle vous parviendra par e-mail dès qu’elle pourra partir.',
    failed:
      'La facture n’a pas pu être envoyée par e-mail : vous la trouvez avec la commande, dans votre compte.',
  },
  orderStates: {
    unpaid: { title: 'En attente de paiement', text: 'Nous commençons dès que votre paiement est confirmé.' },
    paid: { title: 'Commande payée', text: 'Merci ! Vos pièces sont les prochaines.' },
    inProduction: { title: 'En fabrication', text: 'Vos pièces sont en cours d’impression.' },
    shipped: { title: 'En route', text: 'Votre colis a quitté notre atelier.' },
    delivered: { title: 'Livrée', text: 'Votre commande a été livrée. Merci !' },
    cancelled: {
      title: 'Commande annulée',
      text: 'Cette commande est annulée. Un paiement qui arriverait encore vous serait rendu.',
    },
    refunded: { title: 'Commande remboursée', text: 'Le montant entier vous est rendu.' },
  },
  steps: {
    unpaid: 'Commandée',
    paid: 'Payée',
    inProduction: 'En fabrication',
    shipped: 'Expédiée',
    delivered: 'Livrée',
    cancelled: 'Annulée',
    refunded: 'Remboursée',
  },
  total: 'Total',
  invoice: 'Facture',
  deliveredTo: 'Livraison à',
  arrivesOn: 'Arrivée prévue le',
  carrier: 'Transporteur',
  trackingNumber: 'Numéro de suivi',
  refunded: 'Remboursé',
  followParcel: 'Suivre le colis',
  payBy: { card: 'Payer par carte', transfer: 'Payer par virement' },
  seeOrder: 'Voir ma commande',
  home: 'Vers notre site',
  transfer: {
    page: {
      title: 'Payer par virement',
      text: 'Virez le montant sur ce compte, avec le motif. Nous vous avons envoyé ces données par e-mail.',
    },
    account: 'Compte',
    holder: 'Titulaire',
    reference: 'Motif',
    notice:
      'Nous commençons dès que le montant entier est arrivé, le plus souvent un ou deux jours ouvrés plus tard.',
  },
  slow: 'La confirmation tarde. Vous pouvez fermer cette page : nous vous écrirons dès qu’elle arrive.',
  gateway: {
    title: 'Vers le paiement sécurisé',
    text: 'Vous allez être dirigé vers la page de paiement du CMI.',
  },
  sandboxNotice: 'Paiement de démonstration : aucun argent n’est débité, aucune carte n’est demandée.',
  mailLate:
    'Nos e-mails ont du retard en ce moment : un message pour vous attend encore et partira de lui-même.',
  order: 'Commande',
  amount: 'Montant à payer',
  amountPaid: 'Montant payé',
  seller: 'Vendeur',
  reference: 'Référence',
  figure: '{amount}\u00a0MAD',
  taxIncluded: 'TVA et livraison comprises',
  pay: 'Payer',
  decline: 'Refuser le paiement',
  goOn: 'Continuer vers le paiement',
  backToPayment: 'Revenir au paiement',
  payAgain: 'Payer à nouveau',
  lookAgain: 'Regarder à nouveau',
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
