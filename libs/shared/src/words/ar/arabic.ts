import type { english } from '../en/english.js';
import type { Translated } from '../message.js';
import type { Writing } from '../language.js';
import type { PageTopic } from '../page-topics.js';
import { api } from './api.js';
import { app } from './app.js';
import { card } from './card.js';
import { designer } from './designer.js';
import { link } from './link.js';
import { mail } from './mail.js';
import { mailFacts } from './mail-facts.js';
import { mesh } from './mesh.js';
import { pay } from './pay.js';
import { profile } from './profile.js';
import { quote } from './quote.js';
import { refusals } from './refusals.js';
import { shop } from './shop.js';
import { site } from './site.js';
import { terms } from './terms.js';
import { viewer } from './viewer.js';

/** As in Morocco: its own names of months, and European digits. */
export const arabicWriting: Writing = {
  tag: 'ar-MA',
  name: 'العربية',
  country: 'MA',
  direction: 'rtl',
  hasSpacedMarks: false,
  // Points between thousands: a space there, even a no-break one, lets mail programs turn the parts.
  figures: { decimal: ',', group: '.' },
  amounts: { decimal: ',', group: '.', currency: 'درهم' },
  firstOfMonth: '1',
};

/** Pages, mails and refusals: documents and the console are not in Arabic. */
export const arabic: Translated<Pick<typeof english, PageTopic>> = {
  api,
  app,
  card,
  designer,
  link,
  mail,
  mailFacts,
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
