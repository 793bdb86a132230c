import type { ContactSubject, Finish, Locale } from '../../domain/contract/enums.js';
import { formatBudget } from '../../domain/projects/budget-words.js';
import {
  type BudgetRange,
  budgetRanges,
  type ProjectVertical,
} from '../../domain/projects/project-states.js';

/** The facts whose values are codes, and what the codes read as. */
interface FactWords {
  subject: Record<ContactSubject, string>;
  vertical: Record<ProjectVertical, string>;
  budgetRange: Record<BudgetRange, string>;
  finishPref: Record<Finish, string>;
}

function budgetsIn(locale: Locale): Record<BudgetRange, string> {
  const entries = budgetRanges.map((range) => [range, formatBudget(range, locale)]);
  return Object.fromEntries(entries) as Record<BudgetRange, string>;
}

/** What mails write for the codes of the interface, by the key of the fact. */
export const factWords: Record<Locale, FactWords> = {
  fr: {
    subject: {
      quote: 'devis',
      order: 'commande',
      technical: 'question technique',
      partnership: 'partenariat',
      other: 'autre',
    },
    vertical: { automotive: 'automobile', cosplay: 'cosplay', hobby: 'loisirs', other: 'autre' },
    budgetRange: budgetsIn('fr'),
    finishPref: { standard: 'brute', smooth: 'lissée', polished: 'polie' },
  },
  en: {
    subject: {
      quote: 'quote',
      order: 'order',
      technical: 'technical question',
      partnership: 'partnership',
      other: 'other',
    },
    vertical: { automotive: 'automotive', cosplay: 'cosplay', hobby: 'hobby', other: 'other' },
    budgetRange: budgetsIn('en'),
    finishPref: { standard: 'standard', smooth: 'smooth', polished: 'polished' },
  },
};
