import { type ShopPage, shopPath } from '@shared/domain/contract/shop-paths.js';
import { wordsIn } from '@shared/words/words-in.js';
import { Actions, ButtonLink } from '@web/components/button.js';
import type { LiveData } from '../live-data.js';
import type { Block } from './block.js';

/** A button that leads to a page of the shop, or to one below it. */
export function shopLink(
  { locale }: LiveData,
  name: 'designCard' | 'describeProject',
  page: ShopPage,
  below?: string,
): Block {
  const label = wordsIn(locale).site.shop[name];
  const href = shopPath(locale, page, below);
  return {
    markdown: `- [${label}](${href})`,
    html: (
      <Actions>
        <ButtonLink href={href}>{label}</ButtonLink>
      </Actions>
    ),
  };
}
