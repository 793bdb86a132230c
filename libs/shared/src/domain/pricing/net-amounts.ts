import { prorate } from '../money/prorate.js';
import { splitTva } from '../money/tva.js';
import type { TotalsRecord } from './price-record.js';

/** An amount with its tax taken apart, in centimes: `ht + tva = ttc`. */
export interface NetAmount {
  htCentimes: number;
  tvaCentimes: number;
  ttcCentimes: number;
}

/** Every amount of a paper with its tax taken apart. */
export interface NetAmounts {
  lines: NetAmount[];
  /** The sum of the lines. */
  subtotal: NetAmount;
  setup: NetAmount;
  minimumAdjustment: NetAmount;
  shipping: NetAmount;
  /** The sum of all of them. */
  total: NetAmount;
}

function sumOf(amounts: readonly NetAmount[]): NetAmount {
  const sum = (key: keyof NetAmount): number => amounts.reduce((all, amount) => all + amount[key], 0);
  return { htCentimes: sum('htCentimes'), tvaCentimes: sum('tvaCentimes'), ttcCentimes: sum('ttcCentimes') };
}

/**
 * Takes the tax out of every amount of a paper so that the parts add up to the paper's own, to the centime. Each net
 * amount is its share of the paper's net total, rounded down or up; rounded one by one they would miss it by centimes.
 *
 * @param lineCentimes each line with tax; without lines the subtotal is one amount
 * @param totalHtCentimes the net total that the paper states
 */
export function netAmounts(
  lineCentimes: readonly number[],
  totals: TotalsRecord,
  totalHtCentimes: number,
): NetAmounts {
  const { subtotalCentimes, setupCentimes, minimumAdjustmentCentimes, shippingCentimes } = totals;
  const sold = lineCentimes.length === 0 ? [subtotalCentimes] : lineCentimes;
  const gross = [...sold, setupCentimes, minimumAdjustmentCentimes, shippingCentimes];
  const isFree = gross.every((centimes) => centimes === 0);
  const net = isFree ? gross.map(() => 0n) : prorate(BigInt(totalHtCentimes), gross.map(BigInt));
  const amounts = gross.map((ttcCentimes, place): NetAmount => {
    const htCentimes = Number(net[place]);
    return { htCentimes, tvaCentimes: ttcCentimes - htCentimes, ttcCentimes };
  });
  const lines = amounts.slice(0, sold.length);
  const [setup, minimumAdjustment, shipping] = amounts.slice(sold.length) as [
    NetAmount,
    NetAmount,
    NetAmount,
  ];
  return {
    lines: lineCentimes.length === 0 ? [] : lines,
    subtotal: sumOf(lines),
    ...{ setup, minimumAdjustment, shipping },
    total: sumOf(amounts),
  };
}

/**
 * What was taken off a line before tax: what it would have been without the discount, rounded like any price, less its own net
 * amount. A small discount may come to nothing.
 *
 * @param discountCentimes with tax
 */
export function netDiscount(discountCentimes: number, line: NetAmount, tvaPercent: number): number {
  if (discountCentimes === 0) return 0;
  const gross = splitTva(BigInt(line.ttcCentimes) + BigInt(discountCentimes), BigInt(tvaPercent));
  return Number(gross.htCentimes) - line.htCentimes;
}
