import type { CardFormat, CardThickness, ReliefDepth } from '@cards/design/card-options.js';
import type { Finish, Locale, Polymer } from '@shared/domain/contract/enums.js';
import { formatWhole } from '@shared/words/amounts.js';

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
    | 'noSurcharge'
    | 'copies'
    | 'discount'
    | 'city'
    | 'days'
    | 'figure'
    | 'median'
    | 'ninetieth'
    | 'plastic'
    | 'hours'
    | 'choice'
    | 'value'
    | 'size'
    | 'budget',
    string
  >;
  card: {
    /** Of the picture of the card that the example makes. */
    alt: string;
    caption: string;
    format: Record<CardFormat, string>;
    thickness: Record<CardThickness, string>;
    reliefDepth: Record<ReliefDepth, string>;
  };
  outOfStock: string;
  workingDays: (min: number, max: number) => string;
  fromCopy: (from: number, to: number | null) => string;
  example: Record<
    'title' | 'weight' | 'time' | 'part' | 'discount' | 'fee' | 'total' | 'delivery' | 'free',
    string
  > & { caption: (quantity: number, box: string) => string; net: (amount: string) => string };
  legal: Record<
    | 'name'
    | 'address'
    | 'phone'
    | 'email'
    | 'website'
    | 'ice'
    | 'taxId'
    | 'tradeRegister'
    | 'businessTax'
    | 'host'
    | 'cndpNumber',
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
    home: 'Retour à l’accueil',
  },
  polymers: { pla: 'PLA', petg: 'PETG', abs: 'ABS', asa: 'ASA', tpu: 'TPU' },
  finishes: { standard: 'Brute', smooth: 'Lissée', polished: 'Polie' },
  table: {
    material: 'Matière',
    perGram: 'Prix au gramme',
    density: 'Densité',
    colours: 'Couleurs',
    finish: 'Finition',
    price: 'Matière et machine, par exemplaire',
    noSurcharge: 'sans supplément',
    copies: 'Exemplaires',
    discount: 'Remise par exemplaire',
    city: 'Ville',
    days: 'Jours ouvrables',
    figure: 'Estimation',
    median: 'Écart médian',
    ninetieth: 'Neuf pièces sur dix',
    plastic: 'Matière consommée',
    hours: 'Temps de machine',
    choice: 'Choix',
    value: 'Dans l’API',
    size: 'Dimensions',
    budget: 'Budget',
  },
  card: {
    alt: 'Carte de visite noire avec nom, fonction, téléphone, site, initiales et code QR en relief blanc',
    caption: 'La carte de l’exemple ci-dessous, dessinée par le serveur.',
    format: { eu: 'Format européen', us: 'Format américain' },
    thickness: { thin: 'Carte fine', standard: 'Carte standard', thick: 'Carte épaisse' },
    reliefDepth: { shallow: 'Relief léger', standard: 'Relief standard', deep: 'Relief marqué' },
  },
  outOfStock: 'Aucune couleur en stock pour l’instant.',
  workingDays: (min, max) => (min === max ? `${min} jours ouvrables` : `${min} à ${max} jours ouvrables`),
  fromCopy: (from, to) => (to === null ? `${from} et plus` : `${from} à ${to}`),
  example: {
    title: 'Exemple de prix',
    caption: (quantity, box) => `${quantity} équerres en PLA, ${box} mm`,
    weight: 'Matière',
    time: 'Temps de machine',
    discount: 'dont remise sur quantité',
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
    businessTax: 'Taxe professionnelle (TP)',
    host: 'Hébergeur',
    cndpNumber: 'Déclaration à la CNDP',
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
    wrong: 'Le message n’est pas parti. À corriger\u00a0:',
    api: 'Le même message s’envoie aussi par `POST /api/contact`, en JSON :',
    subjects: {
      quote: 'Un devis',
      order: 'Une commande',
      technical: 'Une question technique',
      partnership: 'Un partenariat',
      other: 'Autre chose',
    },
    messageHint: (min, max) => `De ${min} à ${formatWhole(max, 'fr')} caractères.`,
    faults: {
      name: (max) => `Indiquez votre nom, en ${max} caractères au plus.`,
      email: 'Indiquez une adresse e-mail complète, comme nom@exemple.ma.',
      phone: (max) => `Indiquez un numéro de ${max} caractères au plus, ou laissez ce champ vide.`,
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
    'api-guide': 'Order through the API',
    pricing: 'How pricing works',
    materials: 'See the materials',
    contact: 'Contact us',
    home: 'Go to the home page',
  },
  polymers: french.polymers,
  finishes: { standard: 'Standard', smooth: 'Smooth', polished: 'Polished' },
  table: {
    material: 'Material',
    perGram: 'Price per gram',
    density: 'Density',
    colours: 'Colours',
    finish: 'Finish',
    price: 'Material and machine, per copy',
    noSurcharge: 'no surcharge',
    copies: 'Copies',
    discount: 'Discount per copy',
    city: 'City',
    days: 'Working days',
    figure: 'Estimate',
    median: 'Median error',
    ninetieth: 'Nine parts in ten',
    plastic: 'Material used',
    hours: 'Machine time',
    choice: 'Choice',
    value: 'In the API',
    size: 'Dimensions',
    budget: 'Budget',
  },
  card: {
    alt: 'A black business card with name, title, telephone, website, initials and a QR code in white relief',
    caption: 'The card of the example below, drawn by the server.',
    format: { eu: 'European format', us: 'American format' },
    thickness: { thin: 'Thin card', standard: 'Standard card', thick: 'Thick card' },
    reliefDepth: { shallow: 'Shallow relief', standard: 'Standard relief', deep: 'Deep relief' },
  },
  outOfStock: 'No colours in stock right now.',
  workingDays: (min, max) => (min === max ? `${min} working days` : `${min} to ${max} working days`),
  fromCopy: (from, to) => (to === null ? `${from} or more` : `${from} to ${to}`),
  example: {
    title: 'Example price',
    caption: (quantity, box) => `${quantity} PLA brackets, ${box} mm`,
    weight: 'Material',
    time: 'Machine time',
    discount: 'of which quantity discount',
    part: 'Parts',
    fee: 'Service fee',
    delivery: 'Delivery',
    free: 'included',
    total: 'Total, tax included',
    net: (amount) => `${amount} before tax`,
  },
  legal: {
    name: 'Company',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    website: 'Website',
    ice: 'Company identifier (ICE)',
    taxId: 'Tax identifier (IF)',
    tradeRegister: 'Trade register (RC)',
    businessTax: 'Business tax (TP)',
    host: 'Hosting provider',
    cndpNumber: 'CNDP declaration',
  },
  form: {
    name: 'Your name',
    email: 'Your e-mail',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
    optional: 'optional',
    choose: 'Choose a subject',
    send: 'Send message',
    wrong: 'Your message was not sent. Please check:',
    api: 'You can also send your message with `POST /api/contact`, as JSON:',
    subjects: {
      quote: 'A quote',
      order: 'An order',
      technical: 'A technical question',
      partnership: 'A partnership',
      other: 'Something else',
    },
    messageHint: (min, max) => `${min} to ${formatWhole(max, 'en')} characters.`,
    faults: {
      name: (max) => `Enter your name, up to ${max} characters.`,
      email: 'Enter a full e-mail address, such as name@example.com.',
      phone: (max) => `Enter a number of up to ${max} characters, or leave this field empty.`,
      subject: 'Choose a subject.',
      message: (min, max) => `Enter a message of ${min} to ${formatWhole(max, 'en')} characters.`,
    },
  },
};

/** The words of each language. */
export const siteWords: Record<Locale, SiteWords> = { fr: french, en: english };
