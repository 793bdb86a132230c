import { consoleLanguageCookie, consoleRoot } from '@shared/domain/contract/console-paths.js';
import type { Locale } from '@shared/domain/contract/enums.js';
import { locales } from '@shared/domain/contract/enums.js';
import type { console as english } from '@shared/words/en/console.js';
import { Figures } from '@shared/words/figures.js';
import type { ParamsOf, PathsIn, TextAt } from '@shared/words/message.js';
import { Teller } from '@shared/words/teller.js';
import { setViewerWords } from '@viewer/viewer-words.js';
import { setAppWords } from '@web/app/app-words.js';
import type { PageLanguage } from './page-language.js';

type ConsoleMessages = typeof english;
export type ConsoleKey = PathsIn<ConsoleMessages>;

const loaders: Record<Locale, () => Promise<{ language: PageLanguage }>> = {
  fr: () => import('./fr.js'),
  en: () => import('./en.js'),
};

let teller: Teller;

/** Amounts, dates and measures in the page's language. */
export let figures: Figures;

/** The language that the page was served in. */
export const locale: Locale = locales.find((one) => one === document.documentElement.lang) ?? locales[0];

/** Loads the page's language; everything below needs it. */
export async function loadLanguage(): Promise<void> {
  const { language } = await loaders[locale]();
  teller = new Teller(language.writing, language.messages);
  figures = new Figures(language.writing, language.app.units);
  setAppWords({
    ...language.app,
    fieldName: (field) => nameOf('fieldNames', lastName(field)),
  });
  setViewerWords({ teller, figures });
}

/** Of a field's path: `items.0.copies` is copies, `orderIds.0` orders. */
function lastName(path: string): string {
  return path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
}

/** Shows the console in another language from now on. */
export function chooseLanguage(next: Locale): void {
  document.cookie = `${consoleLanguageCookie}=${next}; path=${consoleRoot}; max-age=31536000; samesite=lax`;
  location.reload();
}

/** A message of the console in the page's language. */
export function say<Key extends ConsoleKey>(
  key: Key,
  ...[params]: ParamsOf<TextAt<ConsoleMessages, Key>>
): string {
  return teller.tell({ code: `console.${key}`, params });
}

/** What the console calls something of these names; a name of another release is shown as it is. */
export function nameOf(
  group:
    | 'mailNames'
    | 'fieldNames'
    | 'audited.actions'
    | 'audited.fields'
    | 'messages.statuses'
    | 'roles'
    | 'rowNames'
    | 'work.jobNames',
  name: string,
): string {
  const code = `console.${group}.${name}`;
  return teller.find(code) === undefined ? name : teller.tell({ code });
}
