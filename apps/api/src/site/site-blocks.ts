import { polymers } from '@shared/domain/contract/enums.js';
import { actionLinks } from './blocks/action-links.js';
import type { Block } from './blocks/block.js';
import { cardPicture } from './blocks/card-picture.js';
import { cardTable } from './blocks/card-tables.js';
import { cityList } from './blocks/city-list.js';
import { colourList } from './blocks/colour-list.js';
import { type ContactDraft, contactForm } from './blocks/contact-form.js';
import { priceExample } from './blocks/price-example.js';
import {
  accuracyTable,
  budgetTable,
  finishTable,
  materialTable,
  quantityTable,
} from './blocks/price-tables.js';
import { printedPart, printedParts } from './blocks/printed-parts.js';
import { sellerTable } from './blocks/seller-table.js';
import { shopLink } from './blocks/shop-link.js';
import { dropZone } from './blocks/drop-zone.js';
import type { LiveData, OwnData } from './live-data.js';

/** Every `[[block]]` that a reply may name. */
export function replyBlocks(own: OwnData): ReadonlyMap<string, () => Block> {
  return new Map([['return-links', () => actionLinks(own, ['home', 'materials', 'contact'])]]);
}

/** Every `[[block]]` that a page may name. Only those named are made. */
export function siteBlocks(live: LiveData, draft: ContactDraft): ReadonlyMap<string, () => Block> {
  return new Map<string, () => Block>([
    ['drop-zone', () => dropZone(live)],
    ['design-card', () => shopLink(live, 'designCard', 'designer')],
    ['describe-project', () => shopLink(live, 'describeProject', 'projects', 'new')],
    ['printed-parts', () => printedParts(live)],
    ['price-example', () => priceExample(live)],
    ['material-table', () => materialTable(live)],
    ['finish-table', () => finishTable(live)],
    ['quantity-table', () => quantityTable(live)],
    ['accuracy-table', () => accuracyTable(live)],
    ['budget-table', () => budgetTable(live)],
    ['card-picture', () => cardPicture(live)],
    ['card-table', () => cardTable(live)],
    ['cities', () => cityList(live)],
    ['seller', () => sellerTable(live)],
    ['contact-form', () => contactForm(live, draft)],
    ...polymers.flatMap((polymer): [string, () => Block][] => [
      [`part-${polymer}`, () => printedPart(live, polymer)],
      [`colours-${polymer}`, () => colourList(live, polymer)],
    ]),
  ]);
}
