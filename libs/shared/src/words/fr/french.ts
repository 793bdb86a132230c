import type { english } from '../en/english.js';
import type { Translated } from '../message.js';
import type { Writing } from '../language.js';
import { card } from './card.js';
import { mesh } from './mesh.js';

export const frenchWriting: Writing = {
  tag: 'fr',
  direction: 'ltr',
  figures: { decimal: ',', group: '\u202f' },
};

export const french: Translated<typeof english> = { card, mesh };
