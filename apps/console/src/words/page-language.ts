import type { Units } from '@shared/words/figures.js';
import type { Writing } from '@shared/words/language.js';
import type { Messages } from '@shared/words/message.js';
import type { AppWords } from '@web/app/app-words.js';

/** One language of the console, in a chunk of its own. */
export interface PageLanguage {
  writing: Writing;
  /** Of the parts that every app of ours has. */
  app: AppWords & { units: Units };
  messages: Messages;
}
