import type { Messages } from '../message.js';
import type { Writing } from '../language.js';
import { card } from './card.js';
import { mesh } from './mesh.js';

export const englishWriting: Writing = {
  tag: 'en-GB',
  direction: 'ltr',
  figures: { decimal: '.', group: '' },
};

/** By topic; they also say which messages there are, and what each is told. */
export const english = { card, mesh } satisfies Messages;
