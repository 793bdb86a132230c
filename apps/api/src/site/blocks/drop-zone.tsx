import { maxUploadMegabytes } from '@shared/domain/contract/limits.js';
import { shopPath } from '@shared/domain/contract/shop-paths.js';
import { wordsIn } from '@shared/words/words-in.js';
import { ButtonLink } from '@web/components/button.js';
import type { LiveData } from '../live-data.js';
import { pagePath } from '../page-table.js';
import type { Block } from './block.js';

/** Where the shop's program puts its drop zone; without it, the ways to ask for a price. */
export function dropZone({ locale, prefix, paymentMethods }: LiveData): Block {
  const { site, shop } = wordsIn(locale);
  const { actions } = site;
  const basket = shopPath(locale, 'basket');
  return {
    markdown: `- [${actions['api-guide']}](${pagePath('api-guide', '')})\n- [${actions.contact}](${pagePath('contact', '')})`,
    html: (
      <div id="shop" class="shop" data-page="home" data-payment-methods={paymentMethods.join(' ')}>
        {/* As tall as what the program draws in its place: nothing moves then. */}
        <div class="drop-zone">
          <p class="call">{shop.drop.call}</p>
          <p class="buttons">
            <ButtonLink href={basket}>{shop.drop.files}</ButtonLink>
            <ButtonLink href={basket} isQuiet>
              {shop.drop.folder}
            </ButtonLink>
          </p>
          <p class="note">{shop.drop.formats({ megabytes: maxUploadMegabytes })}</p>
          <p class="note private">{shop.drop.private}</p>
          <noscript>
            <p class="note">
              {site.shop.needsScript} <a href={pagePath('contact', prefix)}>{actions.contact}</a>
            </p>
          </noscript>
        </div>
      </div>
    ),
  };
}
