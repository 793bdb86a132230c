import { toCardinal } from 'n2words/fr-FR';
import type { english } from '../en/english.js';
import type { Translated } from '../message.js';
import type { Writing } from '../language.js';
import { account } from './account.js';
import { accounting } from './accounting.js';
import { api } from './api.js';
import { app } from './app.js';
import { card } from './card.js';
import { console } from './console.js';
import { designer } from './designer.js';
import { document } from './document.js';
import { link } from './link.js';
import { mail } from './mail.js';
import { mailFacts } from './mail-facts.js';
import { making } from './making.js';
import { mesh } from './mesh.js';
import { pay } from './pay.js';
import { profile } from './profile.js';
import { quote } from './quote.js';
import { refusals } from './refusals.js';
import { shop } from './shop.js';
import { site } from './site.js';
import { terms } from './terms.js';
import { viewer } from './viewer.js';

export const frenchWriting: Writing = {
  tag: 'fr',
  name: 'Français',
  country: 'MA',
  direction: 'ltr',
  hasSpacedMarks: true,
  figures: { decimal: ',', group: '\u202f' },
  amounts: { decimal: ',', group: '\u00a0', currency: 'DH' },
  firstOfMonth: '1er',
};

/** After a bare million or milliard, French puts a preposition: `un million de dirhams`. */
const endsRound = /(million|milliard|billion|billiard)s?$/;

/** As in France and Morocco: `soixante et onze`, `quatre-vingts`. */
export function frenchInWords(number: number): string {
  const words = toCardinal(number);
  return endsRound.test(words) ? `${words} de` : words;
}

export const french: Translated<typeof english> = {
  account,
  accounting,
  api,
  app,
  card,
  console,
  designer,
  document,
  link,
  mail,
  mailFacts,
  making,
  mesh,
  pay,
  profile,
  quote,
  refusals,
  shop,
  site,
  terms,
  viewer,
};
