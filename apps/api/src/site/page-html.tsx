import { Marked, type Tokens } from 'marked';
import { CodeBlock } from '@web/components/code-block.js';
import { renderMarkup } from '@web/server/render-page.js';
import type { VNode } from 'preact';
import { typesetterOf } from './french-spaces.js';
import type { OwnData } from './live-data.js';
import { type FilledPage, localLink } from './page-markdown.js';
import { pagePath } from './page-table.js';

/** The anchor of a heading: `Délai & ville` is `delai-ville`; a text without letters of Latin keeps its own. */
function anchorOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function parserFor(prefix: OwnData['prefix']): Marked {
  return new Marked({
    gfm: true,
    walkTokens: (token) => {
      if (token.type === 'link') token.href = localLink((token as Tokens.Link).href, pagePath, prefix);
    },
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code: ({ text }) => `${renderMarkup(<CodeBlock code={text} />)}\n`,
    },
  });
}

/** Tables that are wider than a phone are scrolled, not squeezed. */
function wrapTables(markup: string): string {
  return markup
    .replaceAll('<table>', '<div class="table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replace(/<t([hd]) align="right">/g, '<t$1 class="end">');
}

/** Prevents a line break after a hyphen of `e-mail`, or of a number such as `MA-2026-1`. */
function keepWhole(markup: string): string {
  return markup.replace(/<[^>]*>|\be-mails?\b|\b[A-Z]{2}-\d{4}-\d+\b/gi, (found) =>
    found.startsWith('<') ? found : `<span class="whole">${found}</span>`,
  );
}

/** The page's content, in an article that is called by its page. */
export function pageArticle(name: string, { body, blocks }: FilledPage, own: OwnData): VNode {
  const typeset = typesetterOf(own.locale);
  const parser = parserFor(own.prefix);
  const render = (markdown: string): string =>
    keepWhole(wrapTables(parser.parse(markdown, { async: false })));
  const markup = render(body).replace(/<p>\[\[([a-z-]+)\]\]<\/p>/g, (_, block: string) => {
    const { html, markdown = '' } = blocks.get(block) ?? {};
    return html === undefined ? render(typeset(markdown)) : renderMarkup(html);
  });
  return <article class={`frame page ${name}`} dangerouslySetInnerHTML={{ __html: markup }} />;
}
