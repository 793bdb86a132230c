import { arabicWriting } from '@shared/words/ar/arabic.js';
import { app } from '@shared/words/ar/app.js';
import { mesh } from '@shared/words/ar/mesh.js';
import { refusals } from '@shared/words/ar/refusals.js';
import { shop } from '@shared/words/ar/shop.js';
import { viewer } from '@shared/words/ar/viewer.js';
import type { PageLanguage } from './page-language.js';

export const language: PageLanguage = {
  writing: arabicWriting,
  app,
  messages: { shop, mesh, refusals, viewer },
};
