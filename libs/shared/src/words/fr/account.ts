import type { account as english } from '../en/account.js';
import type { Translated } from '../message.js';

/** @see en/account.ts */
export const account: Translated<typeof english> = {
  readme: {
    title: 'Vos données',
    made: 'Tout ce que le compte {email} contenait le {madeAt}.',
    contents: 'Contenu',
    files: {
      profile: 'nom, adresse, téléphone et langue du compte',
      sessions: 'où le compte est connecté',
      addresses: 'adresses de livraison',
      quotes: 'devis enregistrés, avec leurs lignes',
      orders: 'commandes, avec leurs lignes et leurs paiements',
      projects: 'demandes de projet',
      cards: 'cartes de visite, telles que vous les avez conçues',
      messages: 'messages envoyés par le formulaire de contact, avec nos réponses',
      mails: 'e-mails qui vous ont été envoyés ces {days, number} derniers jours',
      list: 'la liste de vos fichiers envoyés',
      uploads: 'les fichiers eux-mêmes',
      invoices: 'factures en PDF',
    },
    units: 'Les dates sont en UTC. Les montants sont en MAD, TTC sauf si le nom dit HT.',
    uploads:
      '{left, plural, =0 {Les {count, number} fichiers envoyés sont tous dans l’archive.} one {Un des {count, number} fichiers envoyés est trop volumineux pour l’archive : son lien dans files.csv fonctionne pendant sept jours.} other {{left, number} des {count, number} fichiers envoyés sont trop volumineux pour l’archive : leurs liens dans files.csv fonctionnent pendant sept jours.}}',
    secrets:
      'Votre mot de passe n’est conservé que sous une forme qui ne permet pas de le relire ; il n’est pas inclus.',
  },
};
