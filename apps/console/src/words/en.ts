import { app } from '@shared/words/en/app.js';
import { console } from '@shared/words/en/console.js';
import { englishWriting } from '@shared/words/en/english.js';
import { mesh } from '@shared/words/en/mesh.js';
import { viewer } from '@shared/words/en/viewer.js';
import type { PageLanguage } from './page-language.js';

export const language: PageLanguage = { writing: englishWriting, app, messages: { console, mesh, viewer } };
