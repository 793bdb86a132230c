import { toCardinal } from 'n2words/en-GB';
import type { Messages } from '../message.js';
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

export const englishWriting: Writing = {
  tag: 'en-GB',
  name: 'English',
  country: 'GB',
  direction: 'ltr',
  hasSpacedMarks: false,
  figures: { decimal: '.', group: '' },
  amounts: { decimal: '.', group: ',', currency: 'MAD' },
  firstOfMonth: '1',
};

/** As in Britain. */
export const englishInWords = (number: number): string => toCardinal(number);

/** By topic. Their types define which messages exist, and the parameters of each. */
export const english = {
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
} satisfies Messages;
