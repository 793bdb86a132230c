import { centimesToMad } from '../money/mad.js';
import type { PriceRecord, TotalsRecord } from './price-record.js';

/** The customer's price of a line, all its copies; amounts in dirhams, tax included unless said. */
export interface Quote {
  total: number;
  /** Without tax. */
  totalHT: number;
  tvaAmount: number;
  /** 0.2 for 20 %. */
  tvaRate: number;
  /** For the quantity; already taken off. */
  discount: number;
  /** Hours of machine time, to 0.01 h. */
  estimatedPrintTime: number;
  /** Grams of material, to 0.01 g. */
  estimatedWeight: number;
  /** Working days from payment to the door. */
  estimatedDeliveryDays: number;
}

/** The customer's totals of a basket; amounts in dirhams, tax included. */
export interface BasketTotals {
  /** Sum of the lines. */
  subtotal: number;
  /** Service fee of the order. */
  setup: number;
  /** What a small order lacks to the least one. */
  minimumAdjustment: number;
  shipping: number;
  total: number;
  /** Sum of the lines' `estimatedPrintTime`. */
  machineHours: number;
  /** What sharing plates saved; already inside the lines. */
  plateCredit: number;
}

/** A line's price as customers see it: no cost lines, no markup. */
export function toQuote(price: PriceRecord): Quote {
  return {
    total: centimesToMad(price.totalCentimes),
    totalHT: centimesToMad(price.totalHtCentimes),
    tvaAmount: centimesToMad(price.tvaCentimes),
    tvaRate: price.tvaPercent / 100,
    discount: centimesToMad(price.discountCentimes),
    estimatedPrintTime: price.printCentihours / 100,
    estimatedWeight: Math.round(price.weightMilligrams / 10) / 100,
    estimatedDeliveryDays: price.deliveryDays,
  };
}

/** A basket's totals as customers see them. */
export function toBasketTotals(price: TotalsRecord): BasketTotals {
  return {
    subtotal: centimesToMad(price.subtotalCentimes),
    setup: centimesToMad(price.setupCentimes),
    minimumAdjustment: centimesToMad(price.minimumAdjustmentCentimes),
    shipping: centimesToMad(price.shippingCentimes),
    total: centimesToMad(price.totalCentimes),
    machineHours: price.machineCentihours / 100,
    plateCredit: centimesToMad(price.plateCreditCentimes),
  };
}
