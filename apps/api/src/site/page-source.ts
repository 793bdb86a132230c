import { readFileSync } from 'node:fs';
import { type PageLocale, pageLocales } from '@shared/domain/contract/enums.js';
import { type PageSlug, pageSlugs, type ReplySlug, replySlugs } from './page-table.js';

/** A page as it is written: a head of `key: value` lines between `---`, then Markdown. */
export interface PageSource {
  title: string;
  /** Its name in menus. */
  menu: string;
  /** One sentence, for indexes and search engines. */
  description: string;
  /**
   * Markdown with `{{facts}}` in the text, `[[blocks]]` on lines of their own, and sections between
   * `<!-- if rates -->` or `<!-- if no rates -->` and `<!-- end -->`.
   */
  body: string;
}

const form = /^---\n([^]*?)\n---\n\s*([^]*)$/;

/** @throws Error when the head is missing or incomplete */
function readPageSource(text: string): PageSource {
  const [, head = '', body = ''] = form.exec(text) ?? [];
  const entries = head.split('\n').map((line): [string, string] => {
    const [key = '', ...value] = line.split(': ');
    return [key, value.join(': ').trim()];
  });
  const { title, menu, description } = Object.fromEntries(entries) as Partial<PageSource>;
  if (!title || !menu || !description || body === '')
    throw new Error('A page needs title, menu, description and a body');
  return { title, menu, description, body };
}

export type AnySlug = PageSlug | ReplySlug;

function readAll(locale: PageLocale): Map<AnySlug, PageSource> {
  const slugs: AnySlug[] = [...pageSlugs, ...replySlugs];
  return new Map(
    slugs.map((slug) => {
      const file = new URL(`./content/${locale}/${slug}.md`, import.meta.url);
      return [slug, readPageSource(readFileSync(file, 'utf8'))];
    }),
  );
}

const sources = new Map(pageLocales.map((locale) => [locale, readAll(locale)]));

/** The page as it is written in a language; all are read when the process starts. */
export function pageSource(slug: AnySlug, locale: PageLocale): PageSource {
  const source = sources.get(locale)?.get(slug);
  if (source === undefined) throw new Error(`There is no page ${slug} in ${locale}.`);
  return source;
}
