import { mailMaking } from './mail-making.js';
import { mailProjects } from './mail-projects.js';
import type { mail as english } from '../en/mail.js';
import type { Translated } from '../message.js';

/** Facts of a company's purchase, in mails of its order. */
const purchase = {
  company: 'Entreprise',
  ice: 'ICE',
  purchaseOrder: 'Bon de commande',
  project: 'Projet',
};

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
  'password-changed': {
    subject: 'Votre mot de passe a été modifié',
    heading: 'Bonjour {name}',
    intro: 'Le mot de passe de votre compte vient d’être modifié. Les autres sessions sont fermées.',
    note: 'C’était vous ? Il n’y a rien à faire.',
    closing:
      'Ce n’était pas vous ? Demandez tout de suite un nouveau mot de passe sur notre page de connexion : toutes les sessions seront fermées.',
  },
  'email-change-asked': {
    subject: 'L’adresse de votre compte va changer',
    heading: 'Bonjour {name}',
    intro: 'Votre compte doit passer à l’adresse {newEmail}. Ce sera fait dès qu’elle sera confirmée.',
    note: 'C’était vous ? Il n’y a rien à faire ici : suivez le lien reçu dans l’autre messagerie.',
    action: 'Garder mon adresse',
    closing:
      'Ce n’était pas vous ? Suivez le lien et choisissez un nouveau mot de passe : le compte garde cette adresse. Le lien fonctionne pendant sept jours, même après le changement.',
  },
  'confirm-email-change': {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    heading: 'Votre nouvelle adresse',
    intro: 'Un compte doit passer à cette adresse. Confirmez-la avec le mot de passe du compte.',
    note: 'Le lien fonctionne une seule fois, pendant 24 heures.',
    action: 'Confirmer la nouvelle adresse',
    closing: 'Vous n’avez rien demandé ? Ignorez ce message : il ne se passera rien.',
  },
  'email-taken': {
    subject: 'Cette adresse a déjà un compte',
    heading: 'Bonjour {name}',
    intro:
      'Quelqu’un, sans doute vous, a demandé à faire passer un autre compte à cette adresse. Elle en a déjà un.',
    note: 'Une adresse n’a qu’un compte. Pour l’utiliser avec l’autre, supprimez d’abord celui-ci ou donnez-lui une autre adresse.',
    closing: 'Ce n’était pas vous ? Votre compte n’a pas changé ; vous pouvez ignorer ce message.',
  },
  'export-ready': {
    subject: 'Vos données sont prêtes',
    heading: 'Bonjour {name}',
    intro: 'Vous avez demandé une copie des données de votre compte. Elle est prête, en une archive ZIP.',
    note: 'Le lien fonctionne jusqu’au {expiresAt} ; ensuite, l’archive est supprimée. Qui a le lien peut la télécharger : ne le transmettez pas.',
    action: 'Télécharger mes données',
    closing: 'Vous n’avez rien demandé ? Changez votre mot de passe.',
  },
  'account-deleted': {
    subject: 'Votre compte est supprimé',
    heading: 'Au revoir {name}',
    intro:
      'Votre compte est supprimé, avec vos fichiers, devis, adresses et projets. Les commandes impayées sont annulées.',
    note: 'Les factures et les commandes qu’elles concernent sont conservées dix ans, comme l’exige la loi comptable.',
    closing:
      'Ce n’était pas vous ? Répondez à ce message. Vous pouvez vous réinscrire à tout moment avec cette adresse.',
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
    action: 'Voir mon devis',
    closing: 'Vous n’en avez plus besoin ? Il n’y a rien à faire.',
  },
  'order-placed': {
    subject: 'Commande {orderNumber} enregistrée',
    heading: 'Merci, {name}',
    intro: 'Votre commande est enregistrée. Nous commençons dès que son paiement est confirmé.',
    details: {
      orderNumber: 'Commande',
      itemCount: 'Lignes',
      setup: 'Frais de service',
      minimumAdjustment: 'Complément au minimum de commande',
      shipping: 'Livraison',
      total: 'Total TTC, livraison incluse',
      ...purchase,
      billingAddress: 'Adresse de facturation',
      deliveryOn: 'Livraison, si vous payez aujourd’hui',
      address: 'Adresse de livraison',
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
      ...purchase,
      deliveryOn: 'Livraison prévue',
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
    note: 'Nous vous rendons ce montant sur la carte ou le compte d’où il est venu. Vous n’avez rien à faire.',
    closing: 'Une question ? Écrivez-nous avec cette référence.',
  },
  'payment-sent-back': {
    subject: 'Un paiement vous a été rendu, commande {orderNumber}',
    heading: 'Bonjour {name}',
    intro: 'Nous vous avons rendu {total} pour votre commande {orderNumber}.',
    note: 'Vous n’avez rien à faire.',
    closing: 'Référence du retour : {reference}. Votre banque peut prendre quelques jours.',
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
    note: 'Rendez-le par où il est venu, sous cette référence : dans l’espace du prestataire, ou par virement.',
    closing: 'Ce message est envoyé une fois par paiement.',
  },
  'payment-not-credited': {
    subject: 'Non crédité : un paiement qui ne correspond pas, commande {orderNumber}',
    heading: 'Un paiement qui ne correspond pas',
    intro: 'Un paiement est arrivé qui n’est pas celui qui était demandé. La commande n’a pas changé.',
    details: {
      name: 'Client',
      orderNumber: 'Commande',
      received: 'Reçu',
      expected: 'Demandé',
      provider: 'Prestataire',
      reference: 'Référence',
    },
    note: '{money}',
    closing:
      'Soldez ensuite le paiement dans la console, parmi ce qui a été abandonné. Ce message est envoyé une fois par paiement.',
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
  'transfer-awaited': {
    subject: 'Virement pour la commande {orderNumber}',
    heading: 'Bonjour {name}',
    intro: 'Votre commande attend votre virement. Indiquez son numéro comme motif.',
    details: { orderNumber: 'Motif', total: 'Montant', bank: 'Compte', holder: 'Titulaire' },
    note: 'Nous commençons dès que le montant entier est arrivé, le plus souvent un ou deux jours ouvrés après votre envoi.',
    action: 'Voir ma commande',
    closing:
      'Une commande encore impayée 14 jours après avoir été passée est annulée.{isCardOffered, select, true { Vous pouvez toujours payer par carte.} other {}}',
  },
  'order-in-production': {
    subject: 'Votre commande {orderNumber} est en fabrication',
    heading: 'Bonjour {name}',
    intro: 'Vos pièces sont en cours d’impression.',
    details: { orderNumber: 'Commande' },
    note: 'Nous vous écrirons de nouveau au départ du colis.',
    action: 'Voir ma commande',
    closing: 'Une question ? Répondez à ce message.',
  },
  'order-shipped': {
    subject: 'Votre commande {orderNumber} est expédiée',
    heading: 'Bonjour {name}',
    intro: 'Votre colis est en route.',
    details: {
      orderNumber: 'Commande',
      carrier: 'Transporteur',
      trackingNumber: 'Numéro de suivi',
      trackingUrl: 'Suivre le colis',
    },
    note: 'Le transporteur peut vous appeler au numéro de votre adresse de livraison.',
    action: 'Voir ma commande',
    closing: 'Un souci avec le colis ? Répondez à ce message.',
  },
  'order-delivered': {
    subject: 'Votre commande {orderNumber} est livrée',
    heading: 'Bonjour {name}',
    intro: 'Votre commande a été livrée. Merci de votre confiance.',
    details: { orderNumber: 'Commande' },
    note: 'Une pièce est défectueuse ? Dites-le-nous sous sept jours, photo à l’appui.',
    action: 'Voir ma commande',
    closing: 'Si vous ne l’avez pas reçue, répondez à ce message.',
  },
  'order-cancelled': {
    subject: 'Votre commande {orderNumber} est annulée',
    heading: 'Bonjour {name}',
    intro: 'Votre commande n’était pas payée : elle est annulée. Rien n’a été débité.',
    details: { orderNumber: 'Commande', ...purchase },
    note: 'Vous pouvez commander de nouveau les mêmes pièces à tout moment.',
    action: 'Voir ma commande',
    closing: 'Un paiement qui arriverait après ce message vous serait rendu.',
  },
  ...mailMaking,
  'order-refunded': {
    subject: 'Remboursement de la commande {orderNumber} : avoir {creditNoteNumber}',
    heading: 'Bonjour {name}',
    intro: 'Nous vous remboursons le montant suivant.',
    details: {
      orderNumber: 'Commande',
      creditNoteNumber: 'Avoir',
      total: 'Montant',
      refundMethod: 'Moyen',
      refundReference: 'Référence',
      reason: 'Motif',
      ...purchase,
    },
    note: 'L’avoir est joint à ce message. Votre banque peut mettre quelques jours à afficher le montant.',
    action: 'Voir ma commande',
    closing: 'Conservez l’avoir avec votre facture.',
  },
  'refund-failed': {
    subject: 'Le remboursement de la commande {orderNumber} est refusé',
    heading: 'Un remboursement est refusé',
    intro: 'Le prestataire de paiement refuse un remboursement. La commande n’a pas changé.',
    details: {
      name: 'Client',
      orderNumber: 'Commande',
      total: 'Montant',
      note: 'Sa réponse',
    },
    note: 'Remboursez par une autre voie, puis enregistrez le remboursement avec sa référence.',
    closing: 'Ce message est envoyé une seule fois par remboursement.',
  },
  'payment-taken-back': {
    subject: 'Litige ou remboursement chez le prestataire de paiement : commande {orderNumber}',
    heading: 'De l’argent repris chez le prestataire',
    intro:
      'Le prestataire de paiement signale un litige, ou un remboursement qui n’a pas été demandé dans la console. Ni la commande ni les comptes n’ont changé.',
    details: {
      name: 'Client',
      orderNumber: 'Commande',
      total: 'Montant',
      provider: 'Prestataire',
      reference: 'Référence',
      note: 'Son message',
    },
    note: 'Répondez à un litige sur les pages du prestataire avant son échéance ; s’il est gagné, l’argent revient. Si tout le paiement est perdu pour de bon, remboursez la commande dans la console : le prestataire refuse, et le retour peut alors être noté avec la référence ci-dessus. Ne remboursez pas de nouveau une part remboursée sur les pages du prestataire : elle serait payée deux fois.',
    closing:
      'Soldez-le ensuite dans la console, parmi ce qui a été abandonné. Ce message est envoyé une fois par signalement.',
  },
  'refund-failed-later': {
    subject: 'Le remboursement de la commande {orderNumber} n’est pas arrivé',
    heading: 'Un remboursement n’est pas arrivé',
    intro:
      'Le prestataire de paiement avait fait un remboursement, et signale maintenant son échec. L’avoir reste valable : cet argent est dû au client.',
    details: {
      name: 'Client',
      orderNumber: 'Commande',
      total: 'Montant',
      note: 'Son message',
    },
    note: 'Rendez l’argent par une autre voie, puis notez-le dans la console, sous « Argent », « À rendre ». Ne remboursez pas la commande une seconde fois : le client serait remboursé deux fois.',
    closing: 'Ce message est envoyé une seule fois par remboursement.',
  },
  ...mailProjects,
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
  'contact-answer': {
    subject: 'Notre réponse à votre message',
    heading: 'Bonjour {name}',
    intro: '{answer}',
    note: 'Le {writtenAt}, vous avez écrit :\n{message}',
    closing: 'Une autre question ? Répondez à ce message.',
  },
};
