import type { Locale } from '@shared/domain/contract/enums.js';
import { formatMad, formatWhole } from '@shared/domain/money/format-mad.js';
import { formatBusinessMoment } from '@shared/domain/numbering/business-date.js';
import { factWords } from './fact-words.js';

/** What a mail's row holds: texts, whole numbers, centimes and moments (ISO 8601); `null` where it is not known. */
export type MailFacts = Readonly<Record<string, string | number | null>>;

/**
 * Facts as the words of a mail name them. Their keys say what they are: `totalCentimes` becomes `{total}`,
 * an amount; `expiresAt` stays `{expiresAt}`, a moment in Morocco; the codes of {@link factWords} become words.
 */
export function wordsOfFacts(facts: MailFacts, locale: Locale): Map<string, string> {
  const words = new Map<string, Record<string, string>>(Object.entries(factWords[locale]));
  const entries = Object.entries(facts).map(([key, value]): [string, string] => {
    if (typeof value === 'number') {
      const amount = /^(\w+)Centimes$/.exec(key)?.[1];
      return amount === undefined ? [key, formatWhole(value, locale)] : [amount, formatMad(value, locale)];
    }
    if (value === null) return [key, ''];
    const text = String(value);
    if (/[a-z]At$/.test(key)) return [key, formatBusinessMoment(new Date(text), locale)];
    return [key, words.get(key)?.[text] ?? text];
  });
  return new Map(entries);
}

/**
 * Puts facts into words, each `{key}` once: what a fact itself holds fills in nothing.
 *
 * @throws Error when the words name a fact that is not there
 */
export function fillWords(words: string, facts: ReadonlyMap<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (_, key: string) => {
    const fact = facts.get(key);
    if (fact === undefined) throw new Error(`The mail names {${key}}, which it is not told`);
    return fact;
  });
}
