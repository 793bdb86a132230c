import { guardDoubleClicks } from '@web/app/double-clicks.js';
import { startPriceCheck } from '../basket/price-check.js';

/** Starts what no first drawing needs. */
export function startLater(): void {
  guardDoubleClicks();
  startPriceCheck();
}
