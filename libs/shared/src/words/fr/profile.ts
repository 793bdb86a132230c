import type { profile as english } from '../en/profile.js';
import type { Translated } from '../message.js';

/** @see en/profile.ts */
export const profile: Translated<typeof english> = {
  needsAccount: 'Connectez-vous ou ouvrez un compte : votre panier reste tel quel.',
  pages: 'Vos pages',
  signedInAs: 'Connecté : {email}',
  signOut: 'Se déconnecter',
  signedOut: 'Vous êtes déconnecté. Le panier reste sur cet appareil.',
  about: 'Vos données',
  purchase: 'Pour une entreprise : repris par les nouveaux devis et commandes, sauf indication contraire',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  language: 'Langue',
  languageOf: 'Langue des e-mails et des documents',
  languageAbout: 'En arabe, les e-mails sont en arabe et les documents en français.',
  password: 'Mot de passe',
  currentPassword: 'Mot de passe actuel',
  changePassword: 'Changer le mot de passe',
  passwordChanged: 'Le mot de passe est changé. Toutes les autres sessions ont pris fin.',
  email: 'Adresse e-mail',
  newEmail: 'Nouvelle adresse',
  changeEmail: 'Changer l’adresse',
  emailAsked:
    'Ouvrez le lien envoyé à {email} : l’adresse change alors, et toutes les sessions prennent fin.',
  sessions: 'Où vous êtes connecté',
  device:
    '{browser, select, unknown {Un navigateur ou programme} other {{browser}}}{system, select, unknown {} other { sur {system}}}',
  thisSession: 'Cet appareil',
  lastUsed: 'Dernier usage le {date}',
  end: 'Fermer',
  endOf: 'Fermer la session : {device}',
  endOthers: 'Fermer toutes les autres',
  archive: 'Une copie de vos données',
  archiveAbout:
    'Une archive ZIP de tout ce que contient votre compte : profil, adresses, devis, commandes, projets, e-mails, factures et fichiers. Une par jour ; conservée sept jours.',
  makeArchive: 'Créer l’archive',
  makingArchive: 'L’archive est en cours de création. Vous pouvez partir : un e-mail vous préviendra.',
  archiveFailed: 'L’archive n’a pas pu être créée. Demandez-la de nouveau.',
  loadArchive: 'Télécharger ({size})',
  archiveUntil: 'Créée le {date}, conservée jusqu’au {end}.',
  delete: 'Supprimer le compte',
  deleteAbout:
    'Tout ce que contient votre compte disparaît, les fichiers dans l’heure : devis, adresses, projets, sessions. Les commandes impayées sont annulées ; celles qui sont payées doivent d’abord arriver. Les factures et leurs commandes restent, sans vos coordonnées, aussi longtemps que la loi l’exige. C’est définitif.',
  deleteSure: 'Supprimer mon compte définitivement',
  deleted: 'Le compte est supprimé. Le panier de cet appareil reste.',
};
