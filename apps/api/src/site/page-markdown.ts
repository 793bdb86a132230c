import type { Block } from './blocks/block.js';
import { type ContactDraft, emptyDraft } from './blocks/contact-form.js';
import { typesetterOf } from './french-spaces.js';
import type { LiveData, OwnData } from './live-data.js';
import { type AnySlug, pageSource, type PageSource } from './page-source.js';
import { markdownPath, pagePath, type PageSlug, pageSlugs, type ReplySlug } from './page-table.js';
import { replyBlocks, siteBlocks } from './site-blocks.js';
import { replyFacts, siteFacts } from './site-facts.js';

/** A page with its facts filled in; its blocks are still placeholders, each on its own line. */
export interface FilledPage extends PageSource {
  blocks: ReadonlyMap<string, Block>;
}

/** What a page says where rates are published, or where they are not. */
const ratesSection = /<!-- if (no )?rates -->([^]*?)<!-- end -->/g;

const blockLine = /^\[\[([a-z-]+)\]\]$/gm;

function known<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`A page names ${name}, which does not exist`);
  return found;
}

function filled(
  slug: AnySlug,
  { locale, isTariffPublic }: OwnData,
  facts: ReadonlyMap<string, string>,
  makers: ReadonlyMap<string, () => Block>,
): FilledPage {
  const typeset = typesetterOf(locale);
  const fill = (text: string): string =>
    typeset(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => known(facts.get(name), `{{${name}}}`)));
  const { title, menu, description, body: written } = pageSource(slug, locale);
  const body = written.replace(ratesSection, (_, not: string | undefined, section: string) =>
    (not === undefined) === isTariffPublic ? section : '',
  );
  const names = [...body.matchAll(blockLine)].map(([, name = '']) => name);
  return {
    title: fill(title),
    menu,
    description: fill(description),
    body: fill(body),
    blocks: new Map(names.map((name) => [name, known(makers.get(name), `[[${name}]]`)()])),
  };
}

/**
 * Fills the facts into a page.
 *
 * @throws Error when it names a fact or a block that does not exist
 */
export function fillPage(slug: PageSlug, live: LiveData, draft: ContactDraft = emptyDraft): FilledPage {
  return filled(slug, live, siteFacts(live), siteBlocks(live, draft));
}

/**
 * Fills the facts into a reply.
 *
 * @throws Error when it names a fact or a block that no reply may name
 */
export function fillReply(slug: ReplySlug, own: OwnData): FilledPage {
  return filled(slug, own, replyFacts(own), replyBlocks(own));
}

const addresses = new Map(pageSlugs.map((slug) => [pagePath(slug, ''), slug]));

/** Pages link each other by their path without a language, e.g. `/pricing#plates`; this adds the reader's. */
export function localLink(href: string, toPath: typeof pagePath, prefix: OwnData['prefix']): string {
  const [path = '', anchor] = href.split('#');
  const slug = addresses.get(path);
  if (slug === undefined) return href;
  return `${toPath(slug, prefix)}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** The whole page as Markdown; its links lead to Markdown. */
export function pageMarkdown({ body, blocks }: FilledPage, { prefix, locale }: OwnData): string {
  const typeset = typesetterOf(locale);
  const whole = body.replace(blockLine, (_, name: string) => typeset(blocks.get(name)?.markdown ?? ''));
  const linked = whole.replace(
    /\]\((\/[^)\s]*)\)/g,
    (_, href: string) => `](${localLink(href, markdownPath, prefix)})`,
  );
  return `${linked.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}
