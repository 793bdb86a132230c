import type { CardColour, CardDesign } from '@cards/design/card-design.js';
import { designVersion } from '@cards/design/card-design.js';
import { cardDefaults, type CardOptions } from '@cards/design/card-options.js';
import { qrTexts } from '@cards/design/qr-text.js';

export const ivory: CardColour = { sku: 'pla-ivoire', name: 'PLA Ivory', hex: '#ece5d3' };
export const black: CardColour = { sku: 'pla-noir', name: 'PLA Black', hex: '#1a1a1a' };
export const white: CardColour = { sku: 'pla-blanc', name: 'PLA White', hex: '#f5f5f2' };
export const yellow: CardColour = { sku: 'pla-jaune', name: 'PLA Yellow', hex: '#f9d616' };
export const blue: CardColour = { sku: 'pla-bleu', name: 'PLA Blue', hex: '#1f5fa8' };
export const red: CardColour = { sku: 'pla-rouge', name: 'PLA Red', hex: '#c0272d' };

/** A card with all six lines. */
export const fullText = {
  name: 'Amina Bénani',
  title: 'Architecte d’intérieur',
  company: 'Atelier Zellige',
  phone: '+212 612-345678',
  email: 'amina@zellige.example',
  website: 'www.zellige.example',
};

/** The same in the scripts of the country. */
export const arabicText = {
  ...fullText,
  name: 'أمينة بناني',
  title: 'مهندسة معمارية',
  company: 'ورشة الزليج',
};
export const tifinaghText = {
  ...fullText,
  name: 'ⴰⵎⵉⵏⴰ ⴱⵏⵏⴰⵏⵉ',
  title: 'ⵜⴰⵎⵙⵙⵓⴷⵙⵜ',
  company: 'ⵜⴰⵏⴱⴰⴹⵜ ⵏ ⵓⵣⵍⵍⵉⵊ',
};

/** A design of one colour with changes, as the service would make it. */
export function designOf(changes: Partial<CardOptions>, colours: Partial<CardDesign> = {}): CardDesign {
  const options: CardOptions = { ...cardDefaults, name: 'Amina Bénani', ...changes };
  const body = colours.body ?? ivory;
  return {
    version: designVersion,
    options,
    qrTexts: options.qr ? qrTexts(options) : [],
    text: body,
    mark: body,
    logo: null,
    ...colours,
    body,
  };
}
