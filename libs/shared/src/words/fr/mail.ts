import type { mail as english, mailFacts as englishFacts } from '../en/mail.js';
import type { Translated } from '../message.js';

/** @see en/mail.ts */
export const mail: Translated<typeof english> = {
  'verify-email': {
    subject: 'Confirmez votre adresse e-mail',
    heading: 'Bienvenue',
    intro:
      'Votre compte est presque prêt. Confirmez votre adresse pour téléverser vos pièces et voir leur prix.',
    note: 'Le lien fonctionne une seule fois, pendant 24 heures. Ouvert dans un autre navigateur que celui de l’inscription, il vous demande de choisir un mot de passe.',
    action: 'Confirmer mon adresse',
    closing:
      'Vous n’avez pas créé de compte ? N’ouvrez pas le lien et ignorez ce message : il ne se passera rien.',
  },
  'account-exists': {
    subject: 'Vous avez déjà un compte',
    heading: 'Bonjour {name}',
    intro: 'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse. Elle en a déjà un.',
    note: 'Connectez-vous avec votre mot de passe, ou demandez-en un nouveau si vous l’avez oublié.',
    closing: 'Ce n’était pas vous ? Votre compte n’a pas changé ; vous pouvez ignorer ce message.',
  },
  'reset-password': {
    subject: 'Choisissez un nouveau mot de passe',
    heading: 'Bonjour {name}',
    intro: 'Vous avez demandé un nouveau mot de passe. Choisissez-le avec ce lien.',
    note: 'Le lien fonctionne une seule fois, pendant une heure. Vos autres sessions seront fermées.',
    action: 'Choisir un mot de passe',
    closing: 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.',
  },
  'quote-expiring': {
    subject: 'Votre devis {reference} expire bientôt',
    heading: 'Bonjour {name}',
    intro: 'Le prix de votre devis est garanti jusqu’au {expiresAt}.',
    details: {
      reference: 'Devis',
      total: 'Total TTC, livraison incluse',
      expiresAt: 'Valable jusqu’au',
    },
    note: 'Commandez avant cette date pour en profiter. Ensuite, un nouveau devis se fait en quelques secondes.',
    closing: 'Vous n’en avez plus besoin ? Il n’y a rien à faire.',
  },
  'order-placed': {
    subject: 'Commande {orderNumber} enregistrée',
    heading: 'Merci, {name}',
    intro: 'Votre commande est enregistrée. Nous commençons dès que son paiement est confirmé.',
    details: {
      orderNumber: 'Commande',
      itemCount: 'Lignes',
      total: 'Total TTC, livraison incluse',
    },
    note: 'Vous avez 14 jours pour la payer ; ensuite, elle est annulée.',
    action: 'Payer la commande',
    closing: 'Vous avez déjà payé ? Votre facture suit dans un autre message.',
  },
  'payment-received': {
    subject: 'Paiement reçu : facture {invoiceNumber}',
    heading: 'Merci, {name}',
    intro: 'Nous avons reçu votre paiement et préparons vos pièces.',
    details: {
      orderNumber: 'Commande',
      invoiceNumber: 'Facture',
      total: 'Total TTC',
    },
    note: 'Votre facture est jointe à ce message.',
    closing: 'Gardez-la : elle fait foi pour votre comptabilité.',
  },
  'payment-failed': {
    subject: 'Le paiement de la commande {orderNumber} a échoué',
    heading: 'Bonjour {name}',
    intro: 'Le paiement de votre commande n’a pas abouti. Rien n’a été débité de notre côté.',
    details: {
      orderNumber: 'Commande',
      total: 'Montant',
    },
    note: 'Votre commande vous attend : vous pouvez réessayer, avec une autre carte si besoin.',
    action: 'Payer à nouveau',
    closing: 'Si cela se répète, votre banque peut vous dire pourquoi elle refuse.',
  },
  'payment-returned': {
    subject: 'Un paiement à vous rembourser, commande {orderNumber}',
    heading: 'Bonjour {name}',
    intro:
      'Nous avons reçu un paiement pour une commande qui n’en attendait plus : elle est déjà payée, ou annulée.',
    details: {
      orderNumber: 'Commande',
      total: 'Montant',
      reference: 'Référence',
    },
    note: 'Nous vous remboursons ce montant sur la carte utilisée. Vous n’avez rien à faire.',
    closing: 'Une question ? Écrivez-nous avec cette référence.',
  },
  'payment-refund-due': {
    subject: 'À rembourser : paiement en trop, commande {orderNumber}',
    heading: 'Un paiement à rembourser',
    intro: 'Un paiement a été reçu pour une commande qui n’en attendait pas. La commande n’a pas changé.',
    details: {
      name: 'Client',
      orderNumber: 'Commande',
      total: 'Montant',
      provider: 'Prestataire',
      reference: 'Référence',
    },
    note: 'Remboursez-le dans l’espace du prestataire, sous cette référence.',
    closing: 'Ce message est envoyé une fois par paiement.',
  },
  'invoice-failed': {
    subject: 'La facture {invoiceNumber} n’a pas pu être générée',
    heading: 'Une facture manque',
    intro:
      'La commande est payée et sa facture numérotée, mais le PDF n’a pas pu être généré après plusieurs essais.',
    details: {
      name: 'Client',
      orderNumber: 'Commande',
      invoiceNumber: 'Facture',
    },
    note: 'Le journal du worker dit pourquoi. Demander la facture à nouveau relance la génération.',
    closing: 'Le client reçoit sa facture par e-mail dès qu’elle existe.',
  },
  'project-received': {
    subject: 'Projet {reference} : {title}',
    heading: '{title}',
    intro: '{description}',
    details: {
      reference: 'Référence',
      name: 'Client',
      replyTo: 'E-mail',
      phone: 'Téléphone',
      vertical: 'Domaine',
      quantity: 'Quantité',
      budgetRange: 'Budget',
      deadlineAt: 'Délai souhaité',
      referenceUrl: 'Lien',
      fileKey: 'Fichier',
      materialPref: 'Matière',
      finishPref: 'Finition',
    },
    note: 'Répondez à ce message : votre réponse va au client.',
    closing: 'Le client a reçu un accusé de réception.',
  },
  'project-acknowledged': {
    subject: 'Nous avons bien reçu votre projet {reference}',
    heading: 'Merci, {name}',
    intro: 'Nous avons reçu votre projet. Une personne de l’atelier l’étudie et vous répond par e-mail.',
    details: {
      reference: 'Référence',
      title: 'Projet',
    },
    note: 'Un devis ne vous engage que si vous l’acceptez.',
    closing: 'Une précision à ajouter ? Répondez simplement à ce message.',
  },
  'contact-message': {
    subject: 'Message – {name} ({subject})',
    heading: 'Nouveau message',
    intro: '{message}',
    details: {
      name: 'Nom',
      subject: 'Sujet',
      replyTo: 'E-mail',
      phone: 'Téléphone',
    },
    note: 'Répondez à ce message : votre réponse va à la personne qui a écrit.',
    closing: 'Envoyé par le formulaire de contact.',
  },
};

export const mailFacts: Translated<typeof englishFacts> = {
  subject: {
    quote: 'devis',
    order: 'commande',
    technical: 'question technique',
    partnership: 'partenariat',
    other: 'autre',
  },
  vertical: {
    automotive: 'automobile',
    cosplay: 'cosplay',
    hobby: 'loisirs',
    other: 'autre',
  },
  finishPref: {
    standard: 'brute',
    smooth: 'lissée',
    polished: 'polie',
  },
};
