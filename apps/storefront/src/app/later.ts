import { guardDoubleClicks } from '@web/app/double-clicks.js';
import { keepTranslatedTexts } from '@web/app/translated-texts.js';
import { startPriceCheck } from '../basket/price-check.js';

/** Starts what no first drawing needs. */
export function startLater(): void {
  guardDoubleClicks();
  keepTranslatedTexts();
  startPriceCheck();
}
