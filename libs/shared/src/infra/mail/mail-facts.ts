import { budgetRanges } from '@shared/domain/projects/project-states.js';
import type { Locale } from '@shared/domain/contract/enums.js';
import { formatMad, formatWhole } from '@shared/words/amounts.js';
import { formatBudget } from '@shared/words/budgets.js';
import { formatBusinessMoment } from '@shared/words/moments.js';
import { has, tell } from '@shared/words/say.js';

/** What a mail's row holds: texts, whole numbers, centimes and moments (ISO 8601); `null` where it is not known. */
export type MailFacts = Readonly<Record<string, string | number | null>>;

/**
 * Facts as the words of a mail name them. The key of each decides its format: `totalCentimes` becomes `{total}`,
 * an amount; `expiresAt` stays `{expiresAt}`, a moment in Morocco; the codes of `mailFacts` in `words/` and budgets
 * become words.
 */
export function wordsOfFacts(facts: MailFacts, locale: Locale): Readonly<Record<string, string>> {
  const entries = Object.entries(facts).map(([key, value]): [string, string] => {
    if (typeof value === 'number') {
      const amount = /^(\w+)Centimes$/.exec(key)?.[1];
      return amount === undefined ? [key, formatWhole(value, locale)] : [amount, formatMad(value, locale)];
    }
    return [key, value === null ? '' : wordOf(key, String(value), locale)];
  });
  return Object.fromEntries(entries);
}

function wordOf(key: string, text: string, locale: Locale): string {
  if (/[a-z]At$/.test(key)) return formatBusinessMoment(new Date(text), locale);
  const budget = key === 'budgetRange' ? budgetRanges.find((range) => range === text) : undefined;
  if (budget !== undefined) return formatBudget(budget, locale);
  const code = `mailFacts.${key}.${text}`;
  return has(code) ? tell(locale, { code }) : text;
}
