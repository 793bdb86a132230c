import type { Translated } from '../message.js';
import { consoleMaking } from './console-making.js';
import type { console as english } from '../en/console.js';
import { accountingPage, money, prices } from './console-money.js';
import { audited, fieldNames, mailNames, rowNames } from './console-names.js';
import { work } from './console-work.js';

/** @see en/console.ts */
export const console: Translated<typeof english> = {
  ...consoleMaking,
  frame: {
    title: 'Atelier',
    needsScript: 'La console a besoin de JavaScript.',
    noPage: 'Cette page n’existe pas dans la console.',
    skip: 'Au contenu',
    menu: 'Menu',
    notLive:
      'Plus en direct depuis le {since} : des changements peuvent manquer sur cette page. La connexion est retentée d’elle-même.',
  },
  groups: {
    today: 'Aujourd’hui',
    making: 'Fabrication',
    office: 'Bureau',
    machine: 'Salle des machines',
    team: 'Équipe',
  },
  menu: {
    home: 'À faire maintenant',
    orders: 'Commandes',
    plates: 'Plateaux',
    stock: 'Stock',
    projects: 'Projets',
    messages: 'Messages',
    customers: 'Clients',
    money: 'Argent',
    prices: 'Prix',
    accounting: 'Comptabilité',
    operators: 'Opérateurs',
    audit: 'Changements',
    queues: 'Files d’attente',
    failures: 'Échecs',
    jobs: 'Travaux',
    workers: 'Processus et tâches régulières',
    givenUp: 'Abandonnés',
  },
  languages: { fr: 'Français', en: 'English' },
  roles: { viewer: 'lecteur', operator: 'opérateur', admin: 'admin' },
  session: {
    reason: 'Pour les opérateurs de l’atelier.',
    email: 'E-mail',
    password: 'Mot de passe',
    remember: 'Rester connecté sur cet appareil',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    ended: 'Votre session a pris fin',
    endedReason:
      'Connectez-vous pour continuer : la page au-dessous reste telle quelle, et ce que vous avez saisi aussi.',
  },
  operators: {
    about:
      'Les lecteurs lisent. Les opérateurs fabriquent, expédient et répondent. Les admins décident aussi des prix et des opérateurs.',
    name: 'Nom',
    email: 'E-mail',
    role: 'Rôle',
    fromSettings: '(réglage OPERATOR_EMAILS)',
    appoint: 'Nommer un opérateur',
    appointed: '{email} est nommé.',
    dismiss: 'Retirer le rôle',
    dismissQuestion: '{name} ne pourra plus entrer dans la console :',
  },
  audit: {
    at: 'Quand',
    actorEmail: 'Qui',
    action: 'Quoi',
    subjectId: 'De quoi',
    change: 'Changement',
    subjectHint:
      'Numéro de commande, de facture ou de plateau, référence de projet, e-mail, identifiant de couleur',
    none: 'Aucun changement ne correspond.',
  },
  orderStates: {
    name: '{status, select, unpaid {impayée} paid {payée} inProduction {en fabrication} shipped {expédiée} delivered {livrée} cancelled {annulée} refunded {remboursée} other {{status}}}',
  },
  period: { from: 'Premier jour', to: 'Dernier jour' },
  notes: {
    title: 'Notes de l’équipe',
    new: 'Une note pour les autres ; le client ne la voit pas',
    add: 'Ajouter la note',
  },
  messages: {
    status: 'État',
    statuses: { open: 'Sans réponse', answered: 'Avec réponse', closed: 'Clos' },
    subjectName:
      '{subject, select, quote {un devis} order {une commande} technical {une question technique} partnership {un partenariat} other {autre chose}}',
    none: 'Aucun message.',
    account: 'le client',
    unproved: 'si c’est bien lui : n’importe qui peut écrire sous n’importe quelle adresse',
    answer: 'Répondre',
    answerHint: 'Envoyée par e-mail dans la langue du message, avec le message au-dessous.',
    send: 'Envoyer la réponse',
    sent: 'La réponse part vers {email}.',
    moved:
      'Quelqu’un d’autre a répondu à ce message, l’a fermé ou rouvert depuis que vous avez commencé. Ce que vous avez écrit reste.',
    discard: 'Abandonner la réponse',
    answeredBy: '{who}, {at}',
    close: 'Pas de réponse à donner',
    reopen: 'Remettre parmi les messages sans réponse',
  },
  customers: {
    search: 'Trouver',
    searchHint: 'Nom, e-mail, téléphone, entreprise ou numéro d’une commande',
    none: 'Aucun client ne correspond.',
    nothing: 'Rien.',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    company: 'Entreprise',
    language: 'Langue',
    languageName: '{language, select, fr {français} en {anglais} ar {arabe} other {{language}}}',
    since: 'Depuis',
    orders: 'Commandes',
    quotes: 'Devis',
    files: 'Fichiers',
    mails: 'E-mails',
    mail: 'Sujet',
    recipient: 'Envoyé à',
    actions: 'Faire',
    in3d: 'En 3D',
    mailState: '{status, select, pending {en attente} sent {envoyé} failed {abandonné} other {{status}}}',
    number: 'Numéro',
    state: 'État',
    at: 'Quand',
    size: 'Taille',
    total: 'Total',
    paid: 'Payé',
    sessions: 'Appareils connectés',
    verified: '(vérifiée)',
    unverified: '(non vérifiée)',
    pauseLane: 'Mettre ses fichiers et ses cartes en pause',
    pauseLaneHint:
      'Ce que ce compte est seul à avoir attend : fichiers sans mesure, cartes sans fabrication. La reprise se fait à la page des files.',
    lanePaused: 'Ses fichiers et ses cartes attendent à présent.',
    endSessions: 'Déconnecter le client partout',
    endSessionsQuestion: 'Chaque appareil devra se reconnecter :',
    verify: 'Tenir l’adresse pour prouvée',
    verifyQuestion: 'Seulement si vous savez que l’adresse est la sienne :',
  },
  projects: {
    status: 'État',
    open: 'Non clos',
    state:
      '{status, select, received {reçu} inReview {à l’étude} quoted {chiffré} accepted {accepté} declined {décliné} closed {clos} other {{status}}}',
    none: 'Aucun projet.',
    reference: 'Référence',
    title: 'Projet',
    customer: 'Client',
    since: 'Depuis',
    toOrder: 'Voir la commande',
    files: 'Fichiers',
    phone: 'Téléphone',
    vertical: 'Genre',
    verticalName:
      '{vertical, select, automotive {automobile} cosplay {cosplay} hobby {loisir} other {autre}}',
    quantity: 'Exemplaires',
    material: 'Matière et finition',
    budget: 'Budget',
    budgetName:
      '{range, select, b1 {moins de 500 DH} b2 {500 à 2 000 DH} b3 {2 000 à 10 000 DH} b4 {plus de 10 000 DH} other {{range}}}',
    deadline: 'Voulu pour le',
    link: 'Lien',
    answer: 'Notre réponse',
    days: '{count, plural, one {# jour ouvré} other {# jours ouvrés}}',
    until: 'valable jusqu’au {at}',
    move: '{status, select, inReview {Le prendre à l’étude} closed {Le clore} other {{status}}}',
    moveQuestion: 'Le client en est averti par e-mail :',
    answerNow: 'Répondre par un prix',
    quote: 'Devis enregistré du client',
    quoteHint: 'Avec un devis, l’acceptation commande ses lignes à son total.',
    noQuote: 'aucun : un montant à part',
    amount: 'Montant en DH, TVA et livraison comprises',
    deliveryDays: 'Jours ouvrés du paiement à la porte',
    text: 'Ce que nous proposons, tel que le client le lit',
    send: 'Envoyer la réponse',
    answered: 'La réponse part vers {email}.',
  },
  money,
  prices,
  accounting: accountingPage,
  home: {
    nothing: 'Rien n’attend. Prenez un café.',
    oldest: 'en attente depuis le {since}',
    tasks: {
      startWorker: 'Aucun processus (worker) ne prend de travail : démarrez-en un',
      startQueues: 'Les files ne répondent pas : démarrez leur serveur',
      freeDisk: 'Le disque est plein : faites de la place',
      setClock: 'Une horloge s’écarte de plusieurs secondes : réparez le service de l’heure (NTP)',
      replaceWorkers:
        '{count, plural, one {# processus est perdu : a-t-il redémarré ?} other {# processus sont perdus : ont-ils redémarré ?}}',
      freeQueues:
        '{count, plural, one {# ligne attend} other {# lignes attendent}} plus longtemps qu’il ne faut',
      resumePaused:
        '{count, plural, one {# file ou client est en pause} other {# files ou clients sont en pause}}',
      decidePayments: '{count, plural, one {# paiement refusé} other {# paiements refusés}} à décider',
      mendCauses: '{count, plural, one {# cause fait} other {# causes font}} échouer des travaux',
      lateOrders:
        '{count, plural, one {# commande à expédier aujourd’hui, ou déjà en retard} other {# commandes à expédier aujourd’hui, ou déjà en retard}}',
      rushOrders: '{count, plural, one {# commande express à envoyer} other {# commandes express à envoyer}}',
      endPlates:
        '{count, plural, one {# plateau a dépassé son estimation : déclarez sa fin} other {# plateaux ont dépassé leur estimation : déclarez leur fin}}',
      startPlates:
        '{count, plural, one {# plateau planifié à imprimer} other {# plateaux planifiés à imprimer}}',
      planCopies:
        '{count, plural, one {# exemplaire à mettre sur plateau} other {# exemplaires à mettre sur plateaux}}',
      makeOrders:
        '{count, plural, one {# commande payée à faire sans plateau} other {# commandes payées à faire sans plateau}}',
      dropUnwanted:
        '{count, plural, one {# plateau porte} other {# plateaux portent}} des exemplaires de commandes remboursées ou en cours de remboursement, annulées ou expédiées',
      finishOrders:
        '{count, plural, one {# commande imprimée à finir et emballer} other {# commandes imprimées à finir et emballer}}',
      shipOrders:
        '{count, plural, one {# colis à remettre au transporteur} other {# colis à remettre au transporteur}}',
      buyPlastic:
        '{count, plural, one {# couleur épuisée ou bientôt} other {# couleurs épuisées ou bientôt}}',
      returnPayments: '{count, plural, one {# paiement à rendre} other {# paiements à rendre}}',
      confirmTransfers:
        '{count, plural, one {# commande attend son virement} other {# commandes attendent leur virement}}',
      answerProjects: '{count, plural, one {# projet à chiffrer} other {# projets à chiffrer}}',
      answerMessages: '{count, plural, one {# message sans réponse} other {# messages sans réponse}}',
      settleMismatches:
        '{count, plural, one {# paiement, commande ou remboursement ne concorde pas} other {# paiements, commandes ou remboursements ne concordent pas}}',
      mendWork: '{count, plural, one {# travail abandonné} other {# travaux abandonnés}}',
    },
  },
  work,
  mailNames,
  fieldNames,
  audited,
  rowNames,
};
