import type { Finish, Locale, Polymer } from '@shared/contract/enums.js';
import { formatWhole } from '@shared/money/format-mad.js';

/** What the frame of the pages and their live parts say in one language. */
export interface SiteWords {
  skip: string;
  mainMenu: string;
  footMenu: string;
  otherLanguage: string;
  asMarkdown: string;
  developers: string;
  /** Links that stand out as buttons. */
  actions: Record<'api-guide' | 'pricing' | 'materials' | 'contact' | 'home', string>;
  polymers: Record<Polymer, string>;
  finishes: Record<Finish, string>;
  table: Record<
    | 'material'
    | 'perGram'
    | 'density'
    | 'colours'
    | 'finish'
    | 'price'
    | 'copies'
    | 'discount'
    | 'city'
    | 'days'
    | 'figure'
    | 'median'
    | 'ninetieth'
    | 'plastic'
    | 'hours'
    | 'format'
    | 'size'
    | 'budget'
    | 'calls',
    string
  >;
  /** The picture of the card that the example makes. */
  card: { alt: string; caption: string };
  outOfStock: string;
  workingDays: (min: number, max: number) => string;
  fromCopy: (from: number, to: number | null) => string;
  example: Record<
    'title' | 'weight' | 'time' | 'part' | 'discount' | 'fee' | 'total' | 'delivery' | 'free',
    string
  > & { caption: (quantity: number, box: string) => string; net: (amount: string) => string };
  legal: Record<
    'name' | 'address' | 'phone' | 'email' | 'website' | 'ice' | 'taxId' | 'tradeRegister' | 'businessTax',
    string
  >;
  form: Record<
    'name' | 'email' | 'phone' | 'subject' | 'message' | 'optional' | 'choose' | 'send' | 'wrong' | 'api',
    string
  > & {
    subjects: Record<string, string>;
    messageHint: (min: number, max: number) => string;
    faults: {
      name: (max: number) => string;
      email: string;
      phone: (max: number) => string;
      subject: string;
      message: (min: number, max: number) => string;
    };
  };
}

const french: SiteWords = {
  skip: 'Aller au contenu',
  mainMenu: 'Menu principal',
  footMenu: 'Autres pages',
  otherLanguage: 'English',
  asMarkdown: 'Cette page en Markdown',
  developers: 'Référence de l’API',
  actions: {
    'api-guide': 'Commander par l’API',
    pricing: 'Comprendre les prix',
    materials: 'Voir les matières',
    contact: 'Nous écrire',
    home: 'Aller à l’accueil',
  },
  polymers: { pla: 'PLA', petg: 'PETG', abs: 'ABS', asa: 'ASA', tpu: 'TPU' },
  finishes: { standard: 'Brute', smooth: 'Lissée', polished: 'Polie' },
  table: {
    material: 'Matière',
    perGram: 'Prix du gramme',
    density: 'Densité',
    colours: 'Couleurs',
    finish: 'Finition',
    price: 'Prix d’un exemplaire',
    copies: 'Exemplaires',
    discount: 'Remise sur chacun',
    city: 'Ville',
    days: 'Jours ouvrables',
    figure: 'Grandeur',
    median: 'Écart médian',
    ninetieth: 'Neuf pièces sur dix',
    plastic: 'Matière consommée',
    hours: 'Temps de machine',
    format: 'Format',
    size: 'Dimensions',
    budget: 'Budget',
    calls: 'Appels par minute',
  },
  card: {
    alt: 'Carte de visite noire en relief avec nom, fonction, téléphone, site, initiales et un code QR en blanc',
    caption: 'La carte de l’exemple ci-dessous, dessinée par le serveur.',
  },
  outOfStock: 'Aucune couleur en stock pour l’instant.',
  workingDays: (min, max) => (min === max ? `${min} jours ouvrables` : `${min} à ${max} jours ouvrables`),
  fromCopy: (from, to) =>
    to === null ? `à partir du ${from}e` : `du ${from === 1 ? '1er' : `${from}e`} au ${to}e`,
  example: {
    title: 'Exemple de prix',
    caption: (quantity, box) => `${quantity} équerres en PLA, ${box} mm`,
    weight: 'Matière',
    time: 'Temps de machine',
    discount: 'dont remise de quantité',
    part: 'Pièces',
    fee: 'Frais de service',
    delivery: 'Livraison',
    free: 'comprise',
    total: 'Total TTC',
    net: (amount) => `soit ${amount} HT`,
  },
  legal: {
    name: 'Raison sociale',
    address: 'Adresse',
    phone: 'Téléphone',
    email: 'E-mail',
    website: 'Site web',
    ice: 'ICE',
    taxId: 'Identifiant fiscal (IF)',
    tradeRegister: 'Registre de commerce (RC)',
    businessTax: 'Taxe professionnelle',
  },
  form: {
    name: 'Votre nom',
    email: 'Votre e-mail',
    phone: 'Téléphone',
    subject: 'Sujet',
    message: 'Message',
    optional: 'facultatif',
    choose: 'Choisissez un sujet',
    send: 'Envoyer le message',
    wrong: 'Le message n’est pas parti. À corriger :',
    api: 'Le formulaire de cette page s’envoie aussi par `POST /api/contact`, en JSON :',
    subjects: {
      quote: 'Un devis',
      order: 'Une commande',
      technical: 'Une question technique',
      partnership: 'Un partenariat',
      other: 'Autre chose',
    },
    messageHint: (min, max) => `De ${min} à ${formatWhole(max, 'fr')} caractères.`,
    faults: {
      name: (max) => `Écrivez votre nom, en ${max} caractères au plus.`,
      email: 'Écrivez une adresse e-mail complète, comme nom@exemple.ma.',
      phone: (max) => `Écrivez un numéro de ${max} caractères au plus, ou laissez vide.`,
      subject: 'Choisissez un sujet.',
      message: (min, max) => `Écrivez un message de ${min} à ${formatWhole(max, 'fr')} caractères.`,
    },
  },
};

const english: SiteWords = {
  skip: 'Skip to content',
  mainMenu: 'Main menu',
  footMenu: 'Other pages',
  otherLanguage: 'Français',
  asMarkdown: 'This page as Markdown',
  developers: 'API reference',
  actions: {
    'api-guide': 'Order by the API',
    pricing: 'How prices are made',
    materials: 'See the materials',
    contact: 'Write to us',
    home: 'Go to the home page',
  },
  polymers: french.polymers,
  finishes: { standard: 'Standard', smooth: 'Smooth', polished: 'Polished' },
  table: {
    material: 'Material',
    perGram: 'Price of a gram',
    density: 'Density',
    colours: 'Colours',
    finish: 'Finish',
    price: 'Price of a copy',
    copies: 'Copies',
    discount: 'Off each of them',
    city: 'City',
    days: 'Working days',
    figure: 'Figure',
    median: 'Median error',
    ninetieth: 'Nine parts in ten',
    plastic: 'Material used',
    hours: 'Machine time',
    format: 'Format',
    size: 'Dimensions',
    budget: 'Budget',
    calls: 'Calls a minute',
  },
  card: {
    alt: 'A black business card in relief with name, title, telephone, website, initials and a QR code in white',
    caption: 'The card of the example below, drawn by the server.',
  },
  outOfStock: 'No colour in stock just now.',
  workingDays: (min, max) => (min === max ? `${min} working days` : `${min} to ${max} working days`),
  fromCopy: (from, to) => (to === null ? `${from} and more` : `${from} to ${to}`),
  example: {
    title: 'A price, for example',
    caption: (quantity, box) => `${quantity} brackets in PLA, ${box} mm`,
    weight: 'Material',
    time: 'Machine time',
    discount: 'quantity discount included',
    part: 'Parts',
    fee: 'Service fee',
    delivery: 'Delivery',
    free: 'included',
    total: 'Total, tax included',
    net: (amount) => `${amount} without tax`,
  },
  legal: {
    name: 'Company',
    address: 'Address',
    phone: 'Telephone',
    email: 'E-mail',
    website: 'Website',
    ice: 'Company identifier (ICE)',
    taxId: 'Tax identifier (IF)',
    tradeRegister: 'Trade register (RC)',
    businessTax: 'Business tax (TP)',
  },
  form: {
    name: 'Your name',
    email: 'Your e-mail',
    phone: 'Telephone',
    subject: 'Subject',
    message: 'Message',
    optional: 'optional',
    choose: 'Choose a subject',
    send: 'Send the message',
    wrong: 'The message was not sent. Please correct:',
    api: 'The form of this page can also be sent by `POST /api/contact`, as JSON:',
    subjects: {
      quote: 'A quote',
      order: 'An order',
      technical: 'A technical question',
      partnership: 'A partnership',
      other: 'Something else',
    },
    messageHint: (min, max) => `${min} to ${formatWhole(max, 'en')} characters.`,
    faults: {
      name: (max) => `Write your name, in ${max} characters at most.`,
      email: 'Write a whole e-mail address, such as name@example.com.',
      phone: (max) => `Write a number of ${max} characters at most, or none.`,
      subject: 'Choose a subject.',
      message: (min, max) => `Write a message of ${min} to ${formatWhole(max, 'en')} characters.`,
    },
  },
};

/** The words of each language. */
export const siteWords: Record<Locale, SiteWords> = { fr: french, en: english };
