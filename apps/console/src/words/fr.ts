import { app } from '@shared/words/fr/app.js';
import { console } from '@shared/words/fr/console.js';
import { frenchWriting } from '@shared/words/fr/french.js';
import { mesh } from '@shared/words/fr/mesh.js';
import { viewer } from '@shared/words/fr/viewer.js';
import type { PageLanguage } from './page-language.js';

export const language: PageLanguage = { writing: frenchWriting, app, messages: { console, mesh, viewer } };
