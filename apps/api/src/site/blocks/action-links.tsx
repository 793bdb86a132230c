import { type PageWords, wordsIn } from '@shared/words/words-in.js';
import { Actions, ButtonLink } from '@web/components/button.js';
import type { OwnData } from '../live-data.js';
import { pagePath } from '../page-table.js';
import type { Block } from './block.js';

/** Links shown as buttons, the most important first. */
export function actionLinks(
  { prefix, locale }: OwnData,
  slugs: (keyof PageWords['site']['actions'])[],
): Block {
  const labels = wordsIn(locale).site.actions;
  return {
    markdown: slugs.map((slug) => `- [${labels[slug]}](${pagePath(slug, '')})`).join('\n'),
    html: (
      <Actions>
        {slugs.map((slug, place) => (
          <ButtonLink href={pagePath(slug, prefix)} isQuiet={place > 0}>
            {labels[slug]}
          </ButtonLink>
        ))}
      </Actions>
    ),
  };
}
