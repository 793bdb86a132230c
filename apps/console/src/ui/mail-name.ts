import { nameOf } from '../words/language.js';

/** What a mail is about; a template of another release is shown as it is. */
export const mailName = (template: string): string => nameOf('mailNames', template);
