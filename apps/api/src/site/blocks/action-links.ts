import { html } from '@web/html.js';
import type { LiveData } from '../live-data.js';
import { pagePath } from '../page-table.js';
import { type Words, wordsIn } from '@shared/words/words-in.js';
import type { Block } from './block.js';

/** Links shown as buttons, the most important first. */
export function actionLinks({ prefix, locale }: LiveData, slugs: (keyof Words['site']['actions'])[]): Block {
  const labels = wordsIn(locale).site.actions;
  const items = slugs.map(
    (slug, place) =>
      html`<a class="button${place === 0 ? '' : ' quiet'}" href="${pagePath(slug, prefix)}"
        >${labels[slug]}</a
      > `,
  );
  return {
    markdown: slugs.map((slug) => `- [${labels[slug]}](${pagePath(slug, '')})`).join('\n'),
    html: html`<p class="actions">${items}</p>`,
  };
}
