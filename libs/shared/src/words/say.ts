import { documentLocaleOf, type MailLocale } from '../domain/contract/enums.js';
import type { Sentence, Told } from '../domain/contract/told.js';
import { languages, type LocaleOf, type MessageKey, type ParamsOfKey } from './languages.js';
import { type Params, Teller } from './teller.js';

const tellers = new Map<MailLocale, Teller>();

function tellerOf(locale: MailLocale): Teller {
  const known = tellers.get(locale);
  if (known !== undefined) return known;
  const { writing, messages } = languages[locale];
  const documents = documentLocaleOf(locale);
  const teller = new Teller(writing, messages, documents === locale ? undefined : tellerOf(documents));
  tellers.set(locale, teller);
  return teller;
}

/**
 * Renders a stored sentence in a language. An unknown code, of a later release, is returned unchanged.
 *
 * @throws Error when a parameter is missing
 */
export function tell(locale: MailLocale, sentence: Told | { code: string; params?: Params }): string {
  return tellerOf(locale).tell(sentence);
}

/** Says a sentence in a language, or in that of its documents where it has none of its own; one that a row keeps, as it is kept. */
export function saySentence(locale: MailLocale, sentence: Sentence): string {
  return typeof sentence === 'string' ? sentence : tell(locale, sentence);
}

/** A message to be said where the language is known. */
export function told<Key extends MessageKey>(code: Key, ...[params]: ParamsOfKey<Key>): Told {
  return params === undefined ? { code } : { code, params: params as NonNullable<Told['params']> };
}

/** Whether there is a message. */
export function has(code: string): boolean {
  return tellerOf('en').find(code) !== undefined;
}

/** Says a message in a language. */
export function say<Key extends MessageKey>(
  locale: LocaleOf<Key>,
  key: Key,
  ...[params]: ParamsOfKey<Key>
): string {
  return tell(locale, { code: key, params });
}
