import type { Locale } from '@shared/domain/contract/enums.js';

/** The words of a mail in one language, in reading order. `{name}` and the like stand for facts. */
export interface MailCopy {
  subject: string;
  heading: string;
  intro: string;
  /** A small table: label and value a row. */
  details?: readonly (readonly [label: string, value: string])[];
  note: string;
  /** Label of the button, where the mail has a link. */
  action?: string;
  closing: string;
}

/** The words of some mails in every language. */
export type MailWords<Data> = Readonly<Record<keyof Data, Record<Locale, MailCopy>>>;
