import { type ShopPage, shopPath } from '@shared/domain/contract/shop-paths.js';
import { locale } from '../words/language.js';

/** The address of a page in the page's language, or of one of its records. */
export function pathTo(page: ShopPage, id?: string): string {
  return shopPath(locale, page, id);
}
