import type { Locale, PageLocale } from '../domain/contract/enums.js';
import { arabic, arabicWriting } from './ar/arabic.js';
import { english, englishInWords, englishWriting } from './en/english.js';
import { french, frenchInWords, frenchWriting } from './fr/french.js';
import type { Writing } from './language.js';
import type { ParamsOf, PathsIn, TextAt, Translated } from './message.js';
import type { PageTopic } from './page-topics.js';

/** Every message of the service. */
export type AllMessages = typeof english;

/** The key of a message: its topic and its name, e.g. `mesh.noTriangles`. */
export type MessageKey = PathsIn<AllMessages>;

/** The parameters of a message. */
export type ParamsOfKey<Key extends MessageKey> = ParamsOf<TextAt<AllMessages, Key>>;

/** The languages that have a message. */
export type LocaleOf<Key extends MessageKey> = Key extends `${PageTopic}.${string}` ? PageLocale : Locale;

/** A language of pages and mails: how it is written, and its messages. */
interface PageLanguage {
  writing: Writing;
  messages: Pick<Translated<AllMessages>, PageTopic>;
}

/** A language that everything is in. */
interface Language extends PageLanguage {
  messages: Translated<AllMessages>;
  /** A whole number in words, as it stands before a noun. */
  inWords: (number: number) => string;
}

export const languages: Readonly<Record<PageLocale, PageLanguage> & Record<Locale, Language>> = {
  fr: { writing: frenchWriting, messages: french, inWords: frenchInWords },
  en: { writing: englishWriting, messages: english, inWords: englishInWords },
  ar: { writing: arabicWriting, messages: arabic },
};
