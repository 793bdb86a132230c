import type { Locale } from '../contract/enums.js';
import { formatWhole, formatWholeMad } from '../money/format-mad.js';
import { type BudgetRange, budgetBoundsMad } from './project-states.js';

const words: Record<Locale, { below: string; above: string; between: string }> = {
  fr: { below: 'moins de', above: 'plus de', between: 'à' },
  en: { below: 'under', above: 'over', between: 'to' },
};

/** A budget as its language writes it, e.g. `500 à 2 000 DH`, in English `500 to 2,000 MAD`. */
export function formatBudget(range: BudgetRange, locale: Locale): string {
  const [from, to] = budgetBoundsMad[range];
  const { below, above, between } = words[locale];
  if (to === null) return from === null ? '' : `${above} ${formatWholeMad(from, locale)}`;
  return from === null
    ? `${below} ${formatWholeMad(to, locale)}`
    : `${formatWhole(from, locale)} ${between} ${formatWholeMad(to, locale)}`;
}
