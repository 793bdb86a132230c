import type { AppWords } from '@web/app/app-words.js';
import type { Units } from '@shared/words/figures.js';
import type { Messages } from '@shared/words/message.js';
import type { Writing } from '@shared/words/language.js';

/** One language of the shop, in a chunk of its own. */
export interface PageLanguage {
  writing: Writing;
  /** Of the parts that every app of ours has. */
  app: AppWords & { units: Units };
  /** `shop`, what the kernel finds, `mesh`, and what a line is refused for, `refusals`. */
  messages: Messages;
}
