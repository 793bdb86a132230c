import { Marked, type Tokens } from 'marked';
import { Html } from '@web/html.js';
import { typesetterOf } from './french-spaces.js';
import type { LiveData } from './live-data.js';
import { type FilledPage, localLink } from './page-markdown.js';
import { pagePath } from './page-table.js';

/** The anchor of a heading: `Délai & ville` is `delai-ville`. */
export function anchorOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function parserFor(prefix: LiveData['prefix']): Marked {
  return new Marked({
    gfm: true,
    walkTokens: (token) => {
      if (token.type === 'link') token.href = localLink((token as Tokens.Link).href, pagePath, prefix);
    },
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ text }) {
        const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
        return `<pre tabindex="0"><code>${escaped}</code></pre>\n`;
      },
    },
  });
}

/** Tables that are wider than a phone are scrolled, not squeezed. */
function wrapTables(markup: string): string {
  return markup
    .replaceAll('<table>', '<div class="table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replace(/<t([hd]) align="right">/g, '<t$1 class="right">');
}

/** Prevents a line break after the hyphen of `e-mail`. */
function keepWhole(markup: string): string {
  return markup.replace(/<[^>]*>|\be-mails?\b/gi, (found) =>
    found.startsWith('<') ? found : `<span class="whole">${found}</span>`,
  );
}

/** The page's content as HTML. */
export function pageHtml({ body, blocks }: FilledPage, { prefix, locale }: LiveData): Html {
  const typeset = typesetterOf(locale);
  const parser = parserFor(prefix);
  const render = (markdown: string): string =>
    keepWhole(wrapTables(parser.parse(markdown, { async: false })));
  return new Html(
    render(body).replace(/<p>\[\[([a-z-]+)\]\]<\/p>/g, (_, name: string) => {
      const block = blocks.get(name);
      return block?.html?.markup ?? render(typeset(block?.markdown ?? ''));
    }),
  );
}
