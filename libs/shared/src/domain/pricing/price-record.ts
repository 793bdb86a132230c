import type { BasketPrice, LinePrice } from './basket.js';

/**
 * A line's price as rows store it: whole units, without internal costs. Answers and documents turn it
 * into dirhams with `toQuote`.
 */
export type PriceRecord = Pick<
  LinePrice,
  | 'totalCentimes'
  | 'totalHtCentimes'
  | 'tvaCentimes'
  | 'tvaPercent'
  | 'discountCentimes'
  | 'printCentihours'
  | 'weightMilligrams'
  | 'deliveryDays'
>;

/** A basket's totals as rows keep them: whole units; see `toBasketTotals`. */
export type TotalsRecord = Pick<
  BasketPrice,
  | 'subtotalCentimes'
  | 'setupCentimes'
  | 'minimumAdjustmentCentimes'
  | 'shippingCentimes'
  | 'totalCentimes'
  | 'machineCentihours'
  | 'plateCreditCentimes'
>;

/** The stored part of a line's price: no cost lines, no markup. */
export function toPriceRecord(price: LinePrice): PriceRecord {
  const { totalCentimes, totalHtCentimes, tvaCentimes, tvaPercent, discountCentimes } = price;
  const { printCentihours, weightMilligrams, deliveryDays } = price;
  return {
    ...{ totalCentimes, totalHtCentimes, tvaCentimes, tvaPercent, discountCentimes },
    ...{ printCentihours, weightMilligrams, deliveryDays },
  };
}

/** The stored part of a basket's price. */
export function toTotalsRecord(price: BasketPrice): TotalsRecord {
  const { subtotalCentimes, setupCentimes, minimumAdjustmentCentimes, shippingCentimes } = price;
  const { totalCentimes, machineCentihours, plateCreditCentimes } = price;
  return {
    ...{ subtotalCentimes, setupCentimes, minimumAdjustmentCentimes, shippingCentimes },
    ...{ totalCentimes, machineCentihours, plateCreditCentimes },
  };
}
