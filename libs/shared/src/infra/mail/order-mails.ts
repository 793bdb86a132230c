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
      note: 'Order before then to keep it. After that, a new quote takes only a few seconds.',
      closing: 'If you no longer need it, there is nothing to do.',
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
      note: 'Vous avez 14 jours pour la payer ; ensuite, elle est annulée.',
      action: 'Payer la commande',
      closing: 'Vous avez déjà payé ? Votre facture suit dans un autre message.',
    },
    en: {
      subject: 'Order {orderNumber} received',
      heading: 'Thank you, {name}',
      intro: 'We have received your order and will start on it as soon as your payment is confirmed.',
      details: [
        ['Order', '{orderNumber}'],
        ['Lines', '{itemCount}'],
        ['Total, tax and delivery included', '{total}'],
      ],
      note: 'You have 14 days to pay; after that, the order is cancelled.',
      action: 'Pay for the order',
      closing: 'Already paid? Your invoice will follow in a separate message.',
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
      intro: 'The payment for your order did not go through. Nothing was charged on our side.',
      details: [
        ['Order', '{orderNumber}'],
        ['Amount', '{total}'],
      ],
      note: 'Your order is still open: you can try again, with another card if you prefer.',
      action: 'Pay again',
      closing: 'If it happens again, your bank can tell you why it declined the payment.',
    },
  },
  'payment-returned': {
    fr: {
      subject: 'Un paiement à vous rembourser, commande {orderNumber}',
      heading: 'Bonjour {name}',
      intro:
        'Nous avons reçu un paiement pour une commande qui n’en attendait plus : elle est déjà payée, ou annulée.',
      details: [
        ['Commande', '{orderNumber}'],
        ['Montant', '{total}'],
        ['Référence', '{reference}'],
      ],
      note: 'Nous vous remboursons ce montant sur la carte utilisée. Vous n’avez rien à faire.',
      closing: 'Une question ? Écrivez-nous avec cette référence.',
    },
    en: {
      subject: 'We are refunding a payment for order {orderNumber}',
      heading: 'Hello {name}',
      intro:
        'We received a payment for an order that was no longer open: it had already been paid, or was cancelled.',
      details: [
        ['Order', '{orderNumber}'],
        ['Amount', '{total}'],
        ['Reference', '{reference}'],
      ],
      note: 'We will refund this amount to the card you used. You do not need to do anything.',
      closing: 'Any questions? Write to us with this reference.',
    },
  },
  'payment-refund-due': {
    fr: {
      subject: 'À rembourser : paiement en trop, commande {orderNumber}',
      heading: 'Un paiement à rembourser',
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
      subject: 'Refund due: unexpected payment, order {orderNumber}',
      heading: 'A payment to refund',
      intro: 'A payment came in for an order that was not awaiting one. The order has not changed.',
      details: [
        ['Customer', '{name}'],
        ['Order', '{orderNumber}'],
        ['Amount', '{total}'],
        ['Provider', '{provider}'],
        ['Reference', '{reference}'],
      ],
      note: 'Refund it in the provider’s back office, under this reference.',
      closing: 'This message is sent once per payment.',
    },
  },
  'invoice-failed': {
    fr: {
      subject: 'La facture {invoiceNumber} n’a pas pu être générée',
      heading: 'Une facture manque',
      intro:
        'La commande est payée et sa facture numérotée, mais le PDF n’a pas pu être généré après plusieurs essais.',
      details: [
        ['Client', '{name}'],
        ['Commande', '{orderNumber}'],
        ['Facture', '{invoiceNumber}'],
      ],
      note: 'Le journal du worker dit pourquoi. Demander la facture à nouveau relance la génération.',
      closing: 'Le client reçoit sa facture par e-mail dès qu’elle existe.',
    },
    en: {
      subject: 'Invoice {invoiceNumber} could not be generated',
      heading: 'An invoice is missing',
      intro:
        'The order is paid and its invoice numbered, but the PDF could not be generated after several attempts.',
      details: [
        ['Customer', '{name}'],
        ['Order', '{orderNumber}'],
        ['Invoice', '{invoiceNumber}'],
      ],
      note: 'The worker’s log says why. Requesting the invoice again retries it.',
      closing: 'The customer will get the invoice by e-mail as soon as it exists.',
    },
  },
};
