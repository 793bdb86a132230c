import type { Messages } from '../message.js';
import type { Writing } from '../language.js';
import { card } from './card.js';
import { mail, mailFacts } from './mail.js';
import { mesh } from './mesh.js';
import { terms } from './terms.js';

export const englishWriting: Writing = {
  tag: 'en-GB',
  direction: 'ltr',
  figures: { decimal: '.', group: '' },
  amounts: { decimal: '.', group: ',', currency: 'MAD' },
  firstOfMonth: '1',
};

/** By topic; they also say which messages there are, and what each is told. */
export const english = { card, mail, mailFacts, mesh, terms } satisfies Messages;
