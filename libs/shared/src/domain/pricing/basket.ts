import type { PaceOfPolymers } from '../estimate/machine-pace.js';
import { divideHalfUp, toExactNumber } from '../money/exact.js';
import { splitTva } from '../money/tva.js';
import type { PriceBook } from './book.js';
import { toWholeLine, type LineInput, type WholeLine } from './line.js';
import { type Charges, emptyDraft, type LineDraft, type OrderDraft, sumOfCharges } from './rule.js';
import { lineRules, orderRules } from './rules.js';
import { basketDeliveryDays } from './rules/basket-delivery-days.js';
import { deliveryDays, paceOfLine } from './rules/delivery-days.js';
import { plateFees, type PlateFee } from './rules/plate-fee.js';

/**
 * Price of one line, all its copies, in exact whole units. Internal: its parts show what printing
 * costs us; customers get it through `toQuote`.
 */
export interface LinePrice {
  /** One copy, finished, before any discount. */
  unitCentimes: number;
  /** Already taken off {@link totalCentimes}. */
  discountCentimes: number;
  /** What the rules add to the copies, by name; the discount is below zero. */
  chargesCentimes: Readonly<Record<string, number>>;
  /** The line's part of the plates it shares with others. */
  plateFeeCentimes: number;
  /** The line's saving from shared plates. */
  plateCreditCentimes: number;
  /** `unit × quantity + charges + plateFee`, tax included. */
  totalCentimes: number;
  totalHtCentimes: number;
  tvaCentimes: number;
  tvaPercent: number;
  /** Machine time in hundredths of an hour, half-up: the figure that is shown and added up. */
  printCentihours: number;
  weightMilligrams: number;
  /** Working days from payment to delivery. */
  deliveryDays: number;
}

/** Price of a basket, i.e. what an order of these lines is charged. */
export interface BasketPrice {
  bookVersion: string;
  /** In the order given. */
  lines: LinePrice[];
  subtotalCentimes: number;
  setupCentimes: number;
  minimumAdjustmentCentimes: number;
  shippingCentimes: number;
  /** `subtotal + setup + minimumAdjustment + shipping`, tax included, and what further rules charge. */
  totalCentimes: number;
  /** Of the order's total; rounding may set it some centimes apart from the sum of the lines'. */
  totalHtCentimes: number;
  tvaCentimes: number;
  tvaPercent: number;
  /** Already inside the lines. */
  plateCreditCentimes: number;
  /** Sum of the lines' `printCentihours`. */
  machineCentihours: number;
  /** Working days from payment until all lines are delivered. */
  deliveryDays: number;
}

/** Further inputs of delivery dates, beside the book and the lines. They change no price. */
interface DeliveryOptions {
  /** The destination's longest transport in working days; the book's default when unknown. */
  deliveryDaysMax?: number;
  /** The machines' times relative to the estimate, learnt from printed plates. */
  paces?: PaceOfPolymers;
}

/**
 * Prices a basket. Prices lines with faults, too: call `findLineFaults` first.
 *
 * @throws ServiceError INVALID_INPUT, reason `quantityTooLarge`, when a figure leaves the exact range
 * @throws RangeError on a measure that no analysis yields
 */
export function calculateBasket(
  book: PriceBook,
  inputs: readonly LineInput[],
  options: DeliveryOptions = {},
): BasketPrice {
  const wholeLines = inputs.map((input) => toWholeLine(book, input));
  const fees = plateFees(book, wholeLines);
  const lines = wholeLines.map((line, index) => {
    const fee = fees[index] ?? { sharedCentimes: 0n, aloneCentimes: 0n };
    return linePrice(book, line, fee, options);
  });
  const order = draftOrder(book, sumOf(lines, 'totalCentimes'));
  const shippingCentimes = BigInt(book.shippingCentimes);
  const totalCentimes = order.subtotalCentimes + sumOfCharges(order.charges) + shippingCentimes;
  const { htCentimes, tvaCentimes } = splitTva(totalCentimes, BigInt(book.tvaPercent));
  const machineCentihours = sumOf(lines, 'printCentihours');
  const lineDays = lines.map((line) => BigInt(line.deliveryDays));
  const pacedCentihours = lines.reduce(
    (sum, line, index) => sum + BigInt(line.printCentihours) * paceOfLine(wholeLines[index]!, options.paces),
    0n,
  );
  const work = { pacedCentihours, lineDays };
  return {
    bookVersion: book.version,
    lines,
    subtotalCentimes: toExactNumber(order.subtotalCentimes),
    setupCentimes: chargeOf(order.charges, 'setup'),
    minimumAdjustmentCentimes: chargeOf(order.charges, 'minimumAdjustment'),
    shippingCentimes: toExactNumber(shippingCentimes),
    totalCentimes: toExactNumber(totalCentimes),
    totalHtCentimes: toExactNumber(htCentimes),
    tvaCentimes: toExactNumber(tvaCentimes),
    tvaPercent: book.tvaPercent,
    plateCreditCentimes: toExactNumber(sumOf(lines, 'plateCreditCentimes')),
    machineCentihours: toExactNumber(machineCentihours),
    deliveryDays: toExactNumber(basketDeliveryDays(book, work, options.deliveryDaysMax)),
  };
}

/** Prices one line as if it were ordered alone; the same as the only line of a basket. */
export function calculateLine(book: PriceBook, input: LineInput, options: DeliveryOptions = {}): LinePrice {
  const line = toWholeLine(book, input);
  const [fee = { sharedCentimes: 0n, aloneCentimes: 0n }] = plateFees(book, [line]);
  return linePrice(book, line, fee, options);
}

function linePrice(book: PriceBook, line: WholeLine, fee: PlateFee, options: DeliveryOptions): LinePrice {
  const draft = draftLine(book, line);
  const totalCentimes = draft.unitCentimes * line.quantity + sumOfCharges(draft.charges) + fee.sharedCentimes;
  const { htCentimes, tvaCentimes } = splitTva(totalCentimes, BigInt(book.tvaPercent));
  return {
    unitCentimes: toExactNumber(draft.unitCentimes),
    discountCentimes: toExactNumber(-(draft.charges.discount ?? 0n)),
    chargesCentimes: exactNumbers(draft.charges),
    plateFeeCentimes: toExactNumber(fee.sharedCentimes),
    plateCreditCentimes: toExactNumber(fee.aloneCentimes - fee.sharedCentimes),
    totalCentimes: toExactNumber(totalCentimes),
    totalHtCentimes: toExactNumber(htCentimes),
    tvaCentimes: toExactNumber(tvaCentimes),
    tvaPercent: book.tvaPercent,
    printCentihours: toExactNumber(divideHalfUp(line.secondsPerCopy * line.quantity, 36n)),
    weightMilligrams: toExactNumber(line.milligramsPerCopy * line.quantity),
    deliveryDays: toExactNumber(deliveryDays(book, line, options.deliveryDaysMax, options.paces)),
  };
}

function draftLine(book: PriceBook, line: WholeLine): LineDraft {
  // Written in place: a spread for each rule would cost a basket more than all that the rules compute.
  const charges: Record<string, bigint> = {};
  const draft = { ...emptyDraft, charges };
  for (const rule of lineRules) {
    const found = rule(book, line, draft);
    draft.copyCostTicks = found.copyCostTicks ?? draft.copyCostTicks;
    draft.unitCentimes = found.unitCentimes ?? draft.unitCentimes;
    for (const name in found.charges) charges[name] = found.charges[name]!;
  }
  return draft;
}

function draftOrder(book: PriceBook, subtotalCentimes: bigint): OrderDraft {
  let draft: OrderDraft = { subtotalCentimes, charges: {} };
  for (const rule of orderRules) draft = { ...draft, charges: { ...draft.charges, ...rule(book, draft) } };
  return draft;
}

function exactNumbers(charges: Charges): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const name in charges) numbers[name] = chargeOf(charges, name);
  return numbers;
}

function chargeOf(charges: Charges, name: string): number {
  return toExactNumber(charges[name] ?? 0n);
}

function sumOf(
  lines: readonly LinePrice[],
  field: 'totalCentimes' | 'plateCreditCentimes' | 'printCentihours',
): bigint {
  return lines.reduce((sum, line) => sum + BigInt(line[field]), 0n);
}
