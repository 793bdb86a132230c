import { type PageLocale, pageLocales } from '@shared/domain/contract/enums.js';

/**
 * Every public page, in the order in which menus and `/llms.txt` list them. A slug is its path, the name of
 * its file of each language under `content/`, and the same in all of them.
 */
export const pageTable = {
  home: { path: '/', menu: 'none' },
  materials: { path: '/materials', menu: 'top' },
  pricing: { path: '/pricing', menu: 'top' },
  delivery: { path: '/delivery', menu: 'top' },
  cards: { path: '/cards', menu: 'top' },
  projects: { path: '/projects', menu: 'top' },
  contact: { path: '/contact', menu: 'top' },
  'api-guide': { path: '/api-guide', menu: 'foot' },
  terms: { path: '/terms', menu: 'foot' },
  legal: { path: '/legal', menu: 'foot' },
} as const satisfies Record<string, { path: string; menu: 'top' | 'foot' | 'none' }>;

export type PageSlug = keyof typeof pageTable;

export const pageSlugs = Object.keys(pageTable) as PageSlug[];

/** Pages that answer a visitor's action; no menu, index or search engine lists them. */
export const replySlugs = ['contact-sent', 'not-found', 'failed', 'too-many'] as const;
export type ReplySlug = (typeof replySlugs)[number];

/** The prefix of a page's address: its language, or nothing if Accept-Language decides. */
export const prefixes = ['', ...pageLocales.map((locale) => `/${locale}` as const)] as const;
export type Prefix = (typeof prefixes)[number];

/** The page that an address names. */
interface PageAddress {
  slug: PageSlug;
  prefix: Prefix;
  /** Null where Accept-Language decides. */
  locale: PageLocale | null;
  /** It ends in `.md`. */
  isMarkdown: boolean;
}

/** The path of a page, e.g. `/en/pricing`; that of home is `/`, `/fr` and `/en`. */
export function pagePath(slug: PageSlug, prefix: Prefix): string {
  const { path } = pageTable[slug];
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/** The path of a page as Markdown, e.g. `/en/pricing.md`; that of home is `/index.md`. */
export function markdownPath(slug: PageSlug, prefix: Prefix): string {
  return slug === 'home' ? `${prefix}/index.md` : `${pagePath(slug, prefix)}.md`;
}

function addressesOf(slug: PageSlug, prefix: Prefix): [string, PageAddress][] {
  const locale = pageLocales.find((one) => prefix === `/${one}`) ?? null;
  const address = { slug, prefix, locale };
  const markdown = [markdownPath(slug, prefix), ...(slug === 'home' ? [`${prefix || '/'}.md`] : [])];
  return [
    [pagePath(slug, prefix), { ...address, isMarkdown: false }],
    ...markdown.map((path): [string, PageAddress] => [path, { ...address, isMarkdown: true }]),
  ];
}

/** Every path that is a page. */
export const pageAddresses: ReadonlyMap<string, PageAddress> = new Map(
  prefixes.flatMap((prefix) => pageSlugs.flatMap((slug) => addressesOf(slug, prefix))),
);

/** The prefix that a path starts with, page or not. */
export function prefixOf(path: string): Prefix {
  const [, first = ''] = path.split(/\/|\.md$/);
  return pageLocales.map((locale) => `/${locale}` as const).find((prefix) => prefix === `/${first}`) ?? '';
}

/** Whether a page has the shop's drop zone, and so runs its program. */
export function hasShop(slug: PageSlug): boolean {
  return slug === 'home';
}
