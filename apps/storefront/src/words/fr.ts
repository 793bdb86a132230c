import { frenchWriting } from '@shared/words/fr/french.js';
import { app } from '@shared/words/fr/app.js';
import { mesh } from '@shared/words/fr/mesh.js';
import { refusals } from '@shared/words/fr/refusals.js';
import { shop } from '@shared/words/fr/shop.js';
import { viewer } from '@shared/words/fr/viewer.js';
import type { PageLanguage } from './page-language.js';

export const language: PageLanguage = {
  writing: frenchWriting,
  app,
  messages: { shop, mesh, refusals, viewer },
};
