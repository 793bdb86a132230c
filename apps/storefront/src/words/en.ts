import { englishWriting } from '@shared/words/en/english.js';
import { app } from '@shared/words/en/app.js';
import { mesh } from '@shared/words/en/mesh.js';
import { refusals } from '@shared/words/en/refusals.js';
import { shop } from '@shared/words/en/shop.js';
import { viewer } from '@shared/words/en/viewer.js';
import type { PageLanguage } from './page-language.js';

export const language: PageLanguage = {
  writing: englishWriting,
  app,
  messages: { shop, mesh, refusals, viewer },
};
