import { Teller } from '@shared/words/teller.js';
import type { Told } from '@shared/domain/contract/told.js';
import type { Messages, ParamsOf, PathsIn, TextAt } from '@shared/words/message.js';
import { Figures } from '@shared/words/figures.js';
import type { Writing } from '@shared/words/language.js';
import type { shop as english } from '@shared/words/en/shop.js';
import { setViewerWords } from '@viewer/viewer-words.js';
import { setAppWords } from '@web/app/app-words.js';
import { fieldLabels } from './field-names.js';
import type { PageLanguage } from './page-language.js';

/** Languages of the shop, in the order in which it offers them. */
export const shopLocales = ['fr', 'en', 'ar'] as const;
export type ShopLocale = (typeof shopLocales)[number];

const loaders: Record<ShopLocale, () => Promise<{ language: PageLanguage }>> = {
  fr: () => import('./fr.js'),
  en: () => import('./en.js'),
  ar: () => import('./ar.js'),
};

let teller: Teller;
let writing: Writing;
let messages: Messages = {};

/** Amounts, dates and measures in the page's language. */
export let figures: Figures;

/** The language that the page was served in. */
export const locale: ShopLocale =
  shopLocales.find((one) => one === document.documentElement.lang) ?? shopLocales[0];

/** Loads the page's language; everything below needs it. */
export async function loadLanguage(): Promise<void> {
  const { language } = await loaders[locale]();
  ({ writing } = language);
  figures = new Figures(writing, language.app.units);
  setAppWords({ ...language.app, fieldName });
  addMessages(language.messages);
}

/** What forms call a field of a request. */
function fieldName(field: string): string {
  const label = fieldLabels.get(field);
  return label === undefined ? field : say(label);
}

/** Lets {@link tell} know further messages: those of one page, which come with it. */
export function addMessages(further: Messages): void {
  messages = { ...messages, ...further };
  teller = new Teller(writing, messages);
  setViewerWords({ teller, figures });
}

/** What says the messages of a topic in the page's language. */
export function saying<Topic>(topic: string) {
  return <Key extends PathsIn<Topic>>(key: Key, ...[params]: ParamsOf<TextAt<Topic, Key>>): string =>
    teller.tell({ code: `${topic}.${key}`, params });
}

/** A message of the shop. */
export const say = saying<typeof english>('shop');

/** A sentence that the kernel, the rules or a row found; an unknown code is said in general words. */
export function tell(sentence: string | Told): string {
  if (typeof sentence === 'string') return sentence;
  return teller.find(sentence.code) === undefined ? say('failures.refused') : teller.tell(sentence);
}
