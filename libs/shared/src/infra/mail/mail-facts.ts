import { budgetRanges } from '@shared/domain/projects/project-states.js';
import type { Finish, MailLocale } from '@shared/domain/contract/enums.js';
import { formatMad, formatWhole } from '@shared/words/amounts.js';
import { formatBudget } from '@shared/words/budgets.js';
import { isolateIn } from '@shared/words/isolates.js';
import { formatCalendarDay, formatBusinessMoment } from '@shared/words/moments.js';
import { has, say, tell } from '@shared/words/say.js';

/** A line of an order, as a mail lists it. */
export interface MailLine {
  /** The customer's name for the file, at most {@link longestLineName} characters; see {@link lineName}. */
  name: string;
  /** In the language of the mail. */
  material: string;
  /** `null` for a project's; a row of an earlier release has none. */
  finish?: Finish | null;
  quantity: number;
  totalCentimes: number;
}

/**
 * What a mail's row holds: texts, whole numbers, whether something is so, centimes, moments (ISO 8601), days (`YYYY-MM-DD`),
 * and the lines of an order; `null` where it is not known.
 */
export type MailFacts = Readonly<Record<string, string | number | boolean | null | readonly MailLine[]>>;

/** Characters of a file's name in a mail. */
const longestLineName = 40;

/** A file's name as a mail lists it: of a long one the beginning and the end, which has the format. */
export function lineName(fileName: string): string {
  const characters = Array.from(fileName);
  if (characters.length <= longestLineName) return fileName;
  return `${characters.slice(0, longestLineName - 13).join('')}…${characters.slice(-12).join('')}`;
}

/** The lines of an order in words, each with its amount. */
export function linesOf({ lines }: MailFacts, locale: MailLocale): [line: string, amount: string][] {
  if (!Array.isArray(lines)) return [];
  return (lines as readonly MailLine[]).map(({ name, material, finish, quantity, totalCentimes }) => {
    const quoted = { name: isolateIn(locale, name), material: isolateIn(locale, material) };
    const line = say(locale, 'terms.orderLine', { quantity, ...quoted, finish: finish ?? 'none' });
    return [line, formatMad(totalCentimes, locale)];
  });
}

/**
 * Facts as the words of a mail name them. The key of each decides its format: `totalCentimes` becomes `{total}`,
 * an amount; `expiresAt` stays `{expiresAt}`, a moment in Morocco, `deliveryOn` a day; the codes of `mailFacts` in `words/`
 * and budgets become words.
 */
export function wordsOfFacts(facts: MailFacts, locale: MailLocale): Readonly<Record<string, string>> {
  const entries = Object.entries(facts).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'object' && value !== null) return [];
    if (typeof value === 'number') {
      const amount = /^(\w+)Centimes$/.exec(key)?.[1];
      return [amount === undefined ? [key, formatWhole(value, locale)] : [amount, formatMad(value, locale)]];
    }
    return [[key, value === null ? '' : wordOf(key, String(value), locale)]];
  });
  return Object.fromEntries(entries);
}

function wordOf(key: string, text: string, locale: MailLocale): string {
  if (/[a-z]At$/.test(key)) return formatBusinessMoment(new Date(text), locale);
  if (/[a-z]On$/.test(key)) return formatCalendarDay(text, locale);
  const budget = key === 'budgetRange' ? budgetRanges.find((range) => range === text) : undefined;
  if (budget !== undefined) return formatBudget(budget, locale);
  const code = `mailFacts.${key}.${text}`;
  return has(code) ? tell(locale, { code }) : text;
}
