import type { Locale, PageLocale } from '../domain/contract/enums.js';
import type { Param } from '../domain/contract/told.js';
import { type AllMessages, languages } from './languages.js';
import type { Messages, ParamsOf } from './message.js';
import type { PageTopic } from './page-topics.js';
import { tell } from './say.js';

/** Messages for use in code: a text, or a function of the message's parameters. */
type Said<Group> = {
  readonly [Name in keyof Group]: Group[Name] extends string
    ? ParamsOf<Group[Name]> extends []
      ? string
      : (...told: ParamsOf<Group[Name]>) => string
    : Said<Group[Name]>;
};

/** Every message in one language. */
export type Words = Said<AllMessages>;

/** What pages say in one language. */
export type PageWords = Said<Pick<AllMessages, PageTopic>>;

interface Tree {
  [name: string]: string | Tree | ((params: Readonly<Record<string, Param>>) => string);
}

function treeOf(locale: PageLocale, group: Messages, path: string): Tree {
  const entries = Object.entries(group).map(([name, text]): [string, Tree[string]] => {
    const code = path + name;
    if (typeof text !== 'string') return [name, treeOf(locale, text, `${code}.`)];
    return [name, text.includes('{') ? (params) => tell(locale, { code, params }) : text];
  });
  return Object.fromEntries(entries);
}

const held = new Map<PageLocale, PageWords>();

/** The words of a language, for pages and documents that say many. */
export function wordsIn(locale: Locale): Words;
export function wordsIn(locale: PageLocale): PageWords;
export function wordsIn(locale: PageLocale): PageWords {
  const words = held.get(locale) ?? (treeOf(locale, languages[locale].messages, '') as unknown as PageWords);
  held.set(locale, words);
  return words;
}
