import type { english } from '../en/english.js';
import type { Translated } from '../message.js';
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

export const frenchWriting: Writing = {
  tag: 'fr',
  direction: 'ltr',
  hasSpacedMarks: true,
  figures: { decimal: ',', group: '\u202f' },
  amounts: { decimal: ',', group: '\u00a0', currency: 'DH' },
  firstOfMonth: '1er',
};

export const french: Translated<typeof english> = {
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
};
