import type { Translated } from '../message.js';
import type { app as english } from '../en/app.js';

/** @see en/app.ts */
export const app: Translated<typeof english> = {
  busy: 'La boutique ne répond pas pour le moment. Rien n’est perdu : réessayez dans un instant.',
  unknown: 'La boutique a donné une réponse inattendue. Rechargez la page et réessayez.',
  offline: 'Pas de connexion à la boutique. Rien n’est perdu : la suite reprend dès le retour du réseau.',
  unsent:
    'Pas de connexion à la boutique : l’envoi n’est pas parti, ou n’est pas confirmé. Réessayez une fois en ligne : rien n’est fait deux fois.',
  carriedOut:
    'Votre envoi précédent a été exécuté, bien que sa réponse ne vous soit pas parvenue. Regardez d’abord vos listes ; n’envoyez ensuite que ce que vous voulez en plus.',
  loading: 'Chargement…',
  more: 'Afficher plus',
  close: 'Fermer',
  notices: 'Messages',
  units: { kilobyte: 'ko', megabyte: 'Mo', gram: 'g', kilogram: 'kg', minute: 'min', hour: 'h' },
};
