import type { Locale } from '@shared/contract/enums.js';

/**
 * What each mail is told; `mail-facts.ts` says how it reads. Four keys are more than words:
 * `linkId` names the link of the mail's button (its token is signed when the mail is sent), `orderId` an
 * order to be paid, `documentId` a PDF that is attached, and `replyTo` who gets an answer.
 */
export interface MailData {
  'verify-email': { name: string; linkId: string };
  'account-exists': { name: string };
  'reset-password': { name: string; linkId: string };
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
  'quote-expiring': { name: string; reference: string; expiresAt: string; totalCentimes: number };
  'payment-refund-due': {
    name: string;
    orderNumber: string;
    totalCentimes: number;
    provider: string;
    reference: string;
  };
  'invoice-failed': { name: string; orderNumber: string; invoiceNumber: string };
  'project-received': {
    name: string;
    replyTo: string;
    phone: string | null;
    reference: string;
    vertical: string;
    title: string;
    description: string;
    quantity: number;
    budgetRange: string | null;
    deadlineAt: string | null;
    referenceUrl: string | null;
    fileKey: string | null;
    materialPref: string | null;
    finishPref: string | null;
  };
  'project-acknowledged': { name: string; reference: string; title: string };
  'contact-message': {
    name: string;
    replyTo: string;
    phone: string | null;
    subject: string;
    message: string;
  };
}

export type MailName = keyof MailData;

/** The words of a mail in one language, in reading order. `{name}` and the like stand for facts. */
export interface MailCopy {
  subject: string;
  heading: string;
  intro: string;
  /** A small table: label and value a row. */
  details?: readonly (readonly [label: string, value: string])[];
  note: string;
  /** Label of the button, where the mail has a link. */
  action?: string;
  closing: string;
}

/** Every mail of the service; its look is `templates/<name>.mjml`. */
export const mailRegistry: Record<MailName, Record<Locale, MailCopy>> = {
  'verify-email': {
    fr: {
      subject: 'Confirmez votre adresse e-mail',
      heading: 'Bienvenue, {name}',
      intro:
        'Votre compte est presque prêt. Confirmez votre adresse pour téléverser vos pièces et voir leur prix.',
      note: 'Le lien fonctionne une seule fois, pendant 24 heures.',
      action: 'Confirmer mon adresse',
      closing: 'Vous n’avez pas créé de compte ? Ignorez ce message : rien ne se passera.',
    },
    en: {
      subject: 'Confirm your e-mail address',
      heading: 'Welcome, {name}',
      intro: 'Your account is almost ready. Confirm your address to upload parts and see their price.',
      note: 'The link works once, for 24 hours.',
      action: 'Confirm my address',
      closing: 'You did not create an account? Ignore this message: nothing will happen.',
    },
  },
  'account-exists': {
    fr: {
      subject: 'Vous avez déjà un compte',
      heading: 'Bonjour {name}',
      intro: 'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse. Elle en a déjà un.',
      note: 'Connectez-vous avec votre mot de passe, ou demandez-en un nouveau si vous l’avez oublié.',
      closing: 'Ce n’était pas vous ? Votre compte n’a pas changé ; vous pouvez ignorer ce message.',
    },
    en: {
      subject: 'You already have an account',
      heading: 'Hello {name}',
      intro: 'Someone, probably you, tried to create an account with this address. It has one already.',
      note: 'Sign in with your password, or ask for a new one if you have forgotten it.',
      closing: 'It was not you? Your account has not changed; you can ignore this message.',
    },
  },
  'reset-password': {
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Bonjour {name}',
      intro: 'Vous avez demandé un nouveau mot de passe. Choisissez-le avec ce lien.',
      note: 'Le lien fonctionne une seule fois, pendant une heure. Vos autres sessions seront fermées.',
      action: 'Choisir un mot de passe',
      closing: 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.',
    },
    en: {
      subject: 'Choose a new password',
      heading: 'Hello {name}',
      intro: 'You asked for a new password. Choose it with this link.',
      note: 'The link works once, for one hour. Your other sessions will be ended.',
      action: 'Choose a password',
      closing: 'You did not ask for this? Ignore this message: your password stays the same.',
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
  'project-received': {
    fr: {
      subject: 'Projet {reference} : {title}',
      heading: '{title}',
      intro: '{description}',
      details: [
        ['Référence', '{reference}'],
        ['Client', '{name}'],
        ['E-mail', '{replyTo}'],
        ['Téléphone', '{phone}'],
        ['Domaine', '{vertical}'],
        ['Quantité', '{quantity}'],
        ['Budget', '{budgetRange}'],
        ['Délai souhaité', '{deadlineAt}'],
        ['Lien', '{referenceUrl}'],
        ['Fichier', '{fileKey}'],
        ['Matière', '{materialPref}'],
        ['Finition', '{finishPref}'],
      ],
      note: 'Répondez à ce message : il va au client.',
      closing: 'Le client a reçu un accusé de réception.',
    },
    en: {
      subject: 'Project {reference}: {title}',
      heading: '{title}',
      intro: '{description}',
      details: [
        ['Reference', '{reference}'],
        ['Customer', '{name}'],
        ['E-mail', '{replyTo}'],
        ['Telephone', '{phone}'],
        ['Field', '{vertical}'],
        ['Quantity', '{quantity}'],
        ['Budget', '{budgetRange}'],
        ['Wanted by', '{deadlineAt}'],
        ['Link', '{referenceUrl}'],
        ['File', '{fileKey}'],
        ['Material', '{materialPref}'],
        ['Finish', '{finishPref}'],
      ],
      note: 'Answer this message: it goes to the customer.',
      closing: 'The customer was told that the request has arrived.',
    },
  },
  'project-acknowledged': {
    fr: {
      subject: 'Votre projet {reference} est bien arrivé',
      heading: 'Merci, {name}',
      intro: 'Nous avons reçu votre projet. Une personne de l’atelier l’étudie et vous répond par e-mail.',
      details: [
        ['Référence', '{reference}'],
        ['Projet', '{title}'],
      ],
      note: 'Un devis vous engage seulement quand vous l’acceptez.',
      closing: 'Une précision à ajouter ? Répondez simplement à ce message.',
    },
    en: {
      subject: 'Your project {reference} has arrived',
      heading: 'Thank you, {name}',
      intro: 'We have your project. Somebody of the workshop looks into it and answers you by e-mail.',
      details: [
        ['Reference', '{reference}'],
        ['Project', '{title}'],
      ],
      note: 'A quote binds you only once you accept it.',
      closing: 'Something to add? Just answer this message.',
    },
  },
  'contact-message': {
    fr: {
      subject: 'Message de {name} ({subject})',
      heading: 'Message de {name}',
      intro: '{message}',
      details: [
        ['Sujet', '{subject}'],
        ['E-mail', '{replyTo}'],
        ['Téléphone', '{phone}'],
      ],
      note: 'Répondez à ce message : il va à la personne qui a écrit.',
      closing: 'Envoyé par le formulaire de contact.',
    },
    en: {
      subject: 'Message from {name} ({subject})',
      heading: 'Message from {name}',
      intro: '{message}',
      details: [
        ['Subject', '{subject}'],
        ['E-mail', '{replyTo}'],
        ['Telephone', '{phone}'],
      ],
      note: 'Answer this message: it goes to the person who wrote.',
      closing: 'Sent by the contact form.',
    },
  },
};
