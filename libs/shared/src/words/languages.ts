import type { Locale } from '../domain/contract/enums.js';
import { english, englishWriting } from './en/english.js';
import { french, frenchWriting } from './fr/french.js';
import type { Writing } from './language.js';
import type { ParamsOf, PathsIn, TextAt, Translated } from './message.js';

/** Every message of the service. */
export type AllMessages = typeof english;

/** The key of a message: its topic and its name, e.g. `mesh.noTriangles`. */
export type MessageKey = PathsIn<AllMessages>;

/** The parameters of a message. */
export type ParamsOfKey<Key extends MessageKey> = ParamsOf<TextAt<AllMessages, Key>>;

/** A language: how it is written, and its messages. */
export interface Language {
  writing: Writing;
  messages: Translated<AllMessages>;
}

export const languages: Readonly<Record<Locale, Language>> = {
  fr: { writing: frenchWriting, messages: french },
  en: { writing: englishWriting, messages: english },
};
