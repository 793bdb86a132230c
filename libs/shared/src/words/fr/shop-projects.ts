import type { projects as english } from '../en/shop-projects.js';
import type { Translated } from '../message.js';

/** @see en/shop-projects.ts */
export const projects: Translated<typeof english> = {
  title: 'Mes projets',
  needsAccount: 'Connectez-vous pour envoyer un projet et le suivre. Ce que vous avez saisi reste.',
  about:
    'Pièces sans prix immédiat, travaux plus grands, autres procédés : décrivez-le, nous répondons avec un prix.',
  new: 'Nouveau projet',
  newTitle: 'Nous demander un prix',
  none: 'Il n’y a pas encore de projet.',
  reference: 'Numéro',
  what: 'Projet',
  status: 'État',
  asked: 'Envoyé le',
  state:
    '{status, select, received {Reçu} inReview {À l’étude} quoted {Répondu} accepted {Accepté} declined {Refusé} other {Clos}}',
  vertical: 'Domaine',
  verticalName: '{vertical, select, automotive {Véhicules} cosplay {Cosplay} hobby {Loisirs} other {Autre}}',
  name: 'En quelques mots',
  description: 'De quoi avez-vous besoin ?',
  descriptionHint:
    'Usage, efforts, chaleur, couleur, tailles : tout ce qui compte. De 20 à 2 000 caractères.',
  prefill: '{count, plural, =1 {Une pièce} other {{count, number} pièces}} de {name}.',
  file: 'Fichiers',
  fileHint: 'Jusqu’à {count, number} : STL, OBJ ou 3MF, 50 Mo chacun.',
  tooManyFiles:
    '{count, plural, =1 {Un fichier n’entre} other {{count, number} fichiers n’entrent}} pas dans ce projet.',
  removeFile: 'Retirer le fichier {name}',
  budget: 'Budget',
  budgetRange:
    '{range, select, b1 {jusqu’à {to, number} DH} b4 {à partir de {from, number} DH} other {de {from, number} à {to, number} DH}}',
  anyBudget: 'Non fixé',
  deadline: 'Nécessaire pour le',
  referenceUrl: 'Adresse d’une page à ce sujet',
  material: 'Matière souhaitée',
  anyFinish: 'Sans préférence',
  send: 'Envoyer le projet',
  sent: 'Le projet {reference} est envoyé. Nous répondons par e-mail et ici.',
  splitOff: '{name} a quitté le panier pour un projet.',
  takeBack: 'Reprendre',
  titleOf: 'Projet {reference}',
  request: 'Votre demande',
  yourFiles: 'Vos fichiers',
  answer: 'Notre réponse',
  answerFor: '{amount}, taxes et livraison comprises',
  answerDays:
    'Chez vous {days, plural, =1 {1 jour ouvré} other {{days, number} jours ouvrés}} après le paiement.',
  answerUntil: 'Donnée le {date} ; elle peut être acceptée jusqu’au {end}.',
  answerEnded:
    'La réponse du {date} a pris fin le {end}. Envoyez un nouveau projet, ou écrivez-nous pour la renouveler.',
  answerFile: 'Fichier de la réponse',
  answerQuote: 'Devis de la réponse',
  waiting: 'Nous l’étudions. La réponse arrive par e-mail et s’affiche ici.',
  accept: 'Accepter et commander pour {amount}',
  acceptTitle: 'Accepter la réponse',
  accepted: 'Accepté : le projet est maintenant une commande.',
  toOrder: 'Voir la commande',
  decline: 'Refuser',
  declineSure: 'La réponse sera refusée ; nous pourrons en faire une autre.',
};
