import type { Seller } from '../documents/document-content.js';

/** A shop that does not exist, as pages and documents show it where nothing else is set. */
export const demonstrationSeller: Seller = {
  name: 'Atelier Démo Impression 3D',
  address: '12, rue de l’Exemple',
  city: '20000 Casablanca',
  phone: '+212522000000',
  email: 'bonjour@instant-fdm.example',
  website: 'https://instant-fdm.example',
  ice: '000000000000000',
  taxId: '00000000',
  tradeRegister: '000000',
  businessTax: '00000000',
  bank: 'Banque Démo, RIB 000 000 0000000000000000 00',
  terms: {
    fr: 'Pièces fabriquées sur commande selon le fichier du client. Livraison comprise.',
    en: 'Parts are made to order from the customer’s file. Delivery is included.',
  },
};
