import type { Finish } from '@shared/domain/contract/enums.js';
import type { MaterialView } from '@shared/domain/contract/catalogue.js';
import { calculateBasket } from '@shared/domain/pricing/basket.js';
import type { LineInput } from '@shared/domain/pricing/line.js';
import { colourNotInStock, colourRefusals } from '@shared/domain/pricing/line-colours.js';
import { inOrder, type LineRefusal } from '@shared/domain/pricing/line-refusal.js';
import { type LineColour, lineOfPart, refusedFile } from '@shared/domain/pricing/part-line.js';
import { type BasketTotals, type Quote, toBasketTotals, toQuote } from '@shared/domain/pricing/quote.js';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import type { PricedPart } from '@viewer/engine/measured.js';

/** A line of the basket as the customer chose it. */
export interface ChosenLine {
  part: PricedPart;
  /** The SKU. */
  materialId: string;
  finish: Finish;
  /** From 1 to `maxQuantity`. */
  quantity: number;
  isRush: boolean;
  /** A card's colours beside its body's, and its body's own; left out for other parts. */
  card?: { furtherSkus: readonly string[]; bodySku: string };
}

/** A line's price, or every refusal that the server would answer for it, the gravest first. */
export type LineOutcome =
  { outcome: 'priced'; quote: Quote } | { outcome: 'refused'; refusals: LineRefusal[] };

/** Prices of a basket, in the order of its lines. */
export interface PricedBasket {
  lines: LineOutcome[];
  /** Of the lines that can be priced: what the server answers for them; `null` when there is none. */
  totals: BasketTotals | null;
  /** Working days from payment until all priced lines are at the door; 0 when there is none. */
  estimatedDeliveryDays: number;
}

/**
 * Prices a basket as `POST /api/quotes/batch` does. That refuses a basket for one of its lines; here the others keep
 * their prices, as if the refused ones were not there.
 *
 * @param options a city that is not served, or none, counts as the book's usual transport
 * @throws RangeError on a quantity that is no positive whole number
 */
export function priceBasket(
  tariff: Tariff,
  chosen: readonly ChosenLine[],
  options: { destinationId?: string } = {},
): PricedBasket {
  const destination = tariff.destinations.find(({ id }) => id === options.destinationId);
  const prepared = chosen.map((line) => prepare(tariff, line));
  const inputs = prepared.flatMap((line) => ('input' in line ? [line.input] : []));
  const price = calculateBasket(tariff.book, inputs, {
    deliveryDaysMax: destination?.deliveryDaysMax,
    paces: tariff.paces,
  });
  const quotes = price.lines.values();
  const lines = prepared.map((line): LineOutcome =>
    'input' in line
      ? { outcome: 'priced', quote: toQuote(quotes.next().value!) }
      : { outcome: 'refused', refusals: line.refusals },
  );
  return {
    lines,
    totals: inputs.length === 0 ? null : toBasketTotals(price),
    estimatedDeliveryDays: inputs.length === 0 ? 0 : price.deliveryDays,
  };
}

const colourOf = ({ id, materialType }: MaterialView): LineColour => ({ sku: id, polymer: materialType });

/** The input of a line that can be priced, or its refusals: those of its colour before those of its part. */
function prepare(tariff: Tariff, line: ChosenLine): { input: LineInput } | { refusals: LineRefusal[] } {
  const { part, materialId, card } = line;
  const find = (sku: string): LineColour | null => {
    const material = tariff.materials.find(({ id }) => id === sku);
    return material === undefined ? null : colourOf(material);
  };
  const colour = find(materialId);
  if (colour === null) return { refusals: [colourNotInStock()] };
  const furtherSkus = card?.furtherSkus ?? [];
  const bodySku = furtherSkus.length > 0 ? (card?.bodySku ?? null) : null;
  const unfit = colourRefusals(colour, furtherSkus.map(find), bodySku);
  if (unfit.length > 0) return { refusals: unfit };
  if (part.outcome === 'unreadable') return { refusals: [refusedFile(part.fault)] };
  const { input, refusals } = lineOfPart(part.findings, line, colour, furtherSkus, tariff.book);
  return input !== null && refusals.length === 0 ? { input } : { refusals: inOrder(refusals) };
}
