import type { Messages } from '../message.js';
import type { Writing } from '../language.js';
import { api } from './api.js';
import { card } from './card.js';
import { document } from './document.js';
import { link } from './link.js';
import { mail, mailFacts } from './mail.js';
import { mesh } from './mesh.js';
import { pay } from './pay.js';
import { site } from './site.js';
import { terms } from './terms.js';

export const englishWriting: Writing = {
  tag: 'en-GB',
  direction: 'ltr',
  hasSpacedMarks: false,
  figures: { decimal: '.', group: '' },
  amounts: { decimal: '.', group: ',', currency: 'MAD' },
  firstOfMonth: '1',
};

/** By topic. Their types define which messages exist, and the parameters of each. */
export const english = {
  api,
  card,
  document,
  link,
  mail,
  mailFacts,
  mesh,
  pay,
  site,
  terms,
} satisfies Messages;
