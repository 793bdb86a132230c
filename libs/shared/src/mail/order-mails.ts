import type { MailWords } from './mail-copy.js';

export interface OrderMailData {
  'quote-expiring': { name: string; reference: string; expiresAt: string; totalCentimes: number };
  'order-placed': {
    name: string;
    orderNumber: string;
    itemCount: number;
    totalCentimes: number;
    orderId: string;
  };
  'payment-received': {
    name: string;
    orderNumber: string;
    invoiceNumber: string;
    totalCentimes: number;
    documentId: string;
  };
  'payment-failed': { name: string; orderNumber: string; totalCentimes: number; orderId: string };
  'payment-returned': { name: string; orderNumber: string; totalCentimes: number; reference: string };
  'payment-refund-due': {
    name: string;
    orderNumber: string;
    totalCentimes: number;
    provider: string;
    reference: string;
  };
  'invoice-failed': { name: string; orderNumber: string; invoiceNumber: string };
}

/** Mails about quotes, orders and payments; the last two are for the team. */
export const orderMails: MailWords<OrderMailData> = {
  'quote-expiring': {
    fr: {
      subject: 'Votre devis {reference} expire bientôt',
      heading: 'Bonjour {name}',
      intro: 'Le prix de votre devis est garanti jusqu’au {expiresAt}.',
      details: [
        ['Devis', '{reference}'],
        ['Total TTC, livraison incluse', '{total}'],
        ['Valable jusqu’au', '{expiresAt}'],
      ],
      note: 'Commandez avant cette date pour en profiter. Ensuite, un nouveau devis se fait en quelques secondes.',
      closing: 'Vous n’en avez plus besoin ? Il n’y a rien à faire.',
    },
    en: {
      subject: 'Your quote {reference} expires soon',
      heading: 'Hello {name}',
      intro: 'The price of your quote is guaranteed until {expiresAt}.',
      details: [
        ['Quote', '{reference}'],
        ['Total, tax and delivery included', '{total}'],
        ['Valid until', '{expiresAt}'],
      ],
      note: 'Order before then to keep it. Afterwards, a new quote takes a few seconds.',
      closing: 'You no longer need it? There is nothing to do.',
    },
  },
  'order-placed': {
    fr: {
      subject: 'Commande {orderNumber} enregistrée',
      heading: 'Merci, {name}',
      intro: 'Votre commande est enregistrée. Nous commençons dès que son paiement est confirmé.',
      details: [
        ['Commande', '{orderNumber}'],
        ['Lignes', '{itemCount}'],
        ['Total TTC, livraison incluse', '{total}'],
      ],
      note: 'Elle reste ouverte au paiement pendant 14 jours, puis elle est annulée.',
      action: 'Payer la commande',
      closing: 'Vous avez déjà payé ? Votre facture suit dans un autre message.',
    },
    en: {
      subject: 'Order {orderNumber} received',
      heading: 'Thank you, {name}',
      intro: 'We have your order. We begin as soon as its payment is confirmed.',
      details: [
        ['Order', '{orderNumber}'],
        ['Lines', '{itemCount}'],
        ['Total, tax and delivery included', '{total}'],
      ],
      note: 'It can be paid for 14 days, then it is cancelled.',
      action: 'Pay for the order',
      closing: 'You have paid already? Your invoice follows in another message.',
    },
  },
  'payment-received': {
    fr: {
      subject: 'Paiement reçu : facture {invoiceNumber}',
      heading: 'Merci, {name}',
      intro: 'Nous avons reçu votre paiement et préparons vos pièces.',
      details: [
        ['Commande', '{orderNumber}'],
        ['Facture', '{invoiceNumber}'],
        ['Total TTC', '{total}'],
      ],
      note: 'Votre facture est jointe à ce message.',
      closing: 'Gardez-la : elle fait foi pour votre comptabilité.',
    },
    en: {
      subject: 'Payment received: invoice {invoiceNumber}',
      heading: 'Thank you, {name}',
      intro: 'We have received your payment and are preparing your parts.',
      details: [
        ['Order', '{orderNumber}'],
        ['Invoice', '{invoiceNumber}'],
        ['Total, tax included', '{total}'],
      ],
      note: 'Your invoice is attached to this message.',
      closing: 'Please keep it for your records.',
    },
  },
  'payment-failed': {
    fr: {
      subject: 'Le paiement de la commande {orderNumber} a échoué',
      heading: 'Bonjour {name}',
      intro: 'Le paiement de votre commande n’a pas abouti. Rien n’a été débité de notre côté.',
      details: [
        ['Commande', '{orderNumber}'],
        ['Montant', '{total}'],
      ],
      note: 'Votre commande vous attend : vous pouvez réessayer, avec une autre carte si besoin.',
      action: 'Payer à nouveau',
      closing: 'Si cela se répète, votre banque peut vous dire pourquoi elle refuse.',
    },
    en: {
      subject: 'The payment of order {orderNumber} failed',
      heading: 'Hello {name}',
      intro: 'The payment of your order did not go through. We have charged nothing.',
      details: [
        ['Order', '{orderNumber}'],
        ['Amount', '{total}'],
      ],
      note: 'Your order is waiting: you can try again, with another card if need be.',
      action: 'Pay again',
      closing: 'If it happens again, your bank can tell you why it declines.',
    },
  },
  'payment-returned': {
    fr: {
      subject: 'Un paiement de trop pour la commande {orderNumber}',
      heading: 'Bonjour {name}',
      intro:
        'Nous avons reçu un paiement pour une commande qui n’en attend plus : elle est déjà payée, ou annulée.',
      details: [
        ['Commande', '{orderNumber}'],
        ['Montant', '{total}'],
        ['Référence', '{reference}'],
      ],
      note: 'Nous vous rendons ce montant sur la carte qui l’a payé. Vous n’avez rien à faire.',
      closing: 'Une question ? Écrivez-nous avec cette référence.',
    },
    en: {
      subject: 'One payment too many for order {orderNumber}',
      heading: 'Hello {name}',
      intro:
        'We received a payment for an order that no longer awaits one: it is paid already, or cancelled.',
      details: [
        ['Order', '{orderNumber}'],
        ['Amount', '{total}'],
        ['Reference', '{reference}'],
      ],
      note: 'We give this amount back to the card that paid it. You need not do anything.',
      closing: 'A question? Write to us with this reference.',
    },
  },
  'payment-refund-due': {
    fr: {
      subject: 'À rembourser : paiement en trop, commande {orderNumber}',
      heading: 'Un paiement est à rembourser',
      intro: 'Un paiement a été reçu pour une commande qui n’en attendait pas. La commande n’a pas changé.',
      details: [
        ['Client', '{name}'],
        ['Commande', '{orderNumber}'],
        ['Montant', '{total}'],
        ['Prestataire', '{provider}'],
        ['Référence', '{reference}'],
      ],
      note: 'Remboursez-le dans l’espace du prestataire, sous cette référence.',
      closing: 'Ce message est envoyé une fois par paiement.',
    },
    en: {
      subject: 'Refund due: payment too many, order {orderNumber}',
      heading: 'A payment is to be refunded',
      intro: 'A payment came in for an order that was not waiting for one. The order has not changed.',
      details: [
        ['Customer', '{name}'],
        ['Order', '{orderNumber}'],
        ['Amount', '{total}'],
        ['Provider', '{provider}'],
        ['Reference', '{reference}'],
      ],
      note: 'Refund it in the provider’s back office, under this reference.',
      closing: 'This message is sent once for each payment.',
    },
  },
  'invoice-failed': {
    fr: {
      subject: 'La facture {invoiceNumber} n’a pas pu être dessinée',
      heading: 'Une facture manque',
      intro:
        'La commande est payée et numérotée, mais son PDF n’a pas pu être dessiné après plusieurs essais.',
      details: [
        ['Client', '{name}'],
        ['Commande', '{orderNumber}'],
        ['Facture', '{invoiceNumber}'],
      ],
      note: 'Le journal du worker dit pourquoi. Demander la facture une nouvelle fois relance l’essai.',
      closing: 'Le client reçoit sa facture par e-mail dès qu’elle existe.',
    },
    en: {
      subject: 'Invoice {invoiceNumber} could not be drawn',
      heading: 'An invoice is missing',
      intro: 'The order is paid and numbered, but its PDF could not be drawn after several tries.',
      details: [
        ['Customer', '{name}'],
        ['Order', '{orderNumber}'],
        ['Invoice', '{invoiceNumber}'],
      ],
      note: 'The worker’s log says why. Asking for the invoice once more tries again.',
      closing: 'The customer gets the invoice by e-mail as soon as it exists.',
    },
  },
};
