import { html } from '../../http/html.js';
import type { LiveData } from '../live-data.js';
import { type PageSlug, pagePath } from '../page-table.js';
import type { Block } from './block.js';

/** Links that stand out as buttons; the first is what most visitors came for. */
export function actionLinks({ prefix }: LiveData, links: [PageSlug, string][]): Block {
  const items = links.map(
    ([slug, label], place) =>
      html`<a class="button${place === 0 ? '' : ' quiet'}" href="${pagePath(slug, prefix)}">${label}</a> `,
  );
  return {
    markdown: links.map(([slug, label]) => `- [${label}](${pagePath(slug, '')})`).join('\n'),
    html: html`<p class="actions">${items}</p>`,
  };
}
