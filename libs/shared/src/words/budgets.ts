import type { MailLocale } from '../domain/contract/enums.js';
import { type BudgetRange, budgetBoundsMad } from '../domain/projects/project-states.js';
import { formatWhole, formatWholeMad } from './amounts.js';
import { say } from './say.js';

/** A budget as its language writes it, e.g. `500 à 2 000 DH`, in English `500 to 2,000 MAD`. */
export function formatBudget(range: BudgetRange, locale: MailLocale): string {
  const [from, to] = budgetBoundsMad[range];
  if (to === null) {
    return from === null ? '' : say(locale, 'terms.budget.above', { amount: formatWholeMad(from, locale) });
  }
  const amount = formatWholeMad(to, locale);
  return from === null
    ? say(locale, 'terms.budget.below', { amount })
    : say(locale, 'terms.budget.between', { from: formatWhole(from, locale), to: amount });
}
