import { computed } from '@preact/signals';
import { type PricedBasket, priceBasket } from '../engine/price-basket.js';
import { pricedPart } from '../parts/part.js';
import { parts } from '../parts/parts-store.js';
import { rates } from '../service/tariff.js';
import { basket } from './basket-store.js';
import type { BasketLine } from './basket.js';
import { serverPrices } from './server-prices.js';

/** A line's price, or its refusals. */
export type LineOutcome = PricedBasket['lines'][number];

/** Prices of some lines, by their ids, and what they cost together. */
interface Prices extends Pick<PricedBasket, 'totals' | 'estimatedDeliveryDays'> {
  outcomes: ReadonlyMap<string, LineOutcome>;
}

const nothing: Prices = { outcomes: new Map(), totals: null, estimatedDeliveryDays: 0 };

/** What this device makes of lines whose parts it has measured; nothing while the rates are unknown. */
export function localPrices(lines: readonly BasketLine[]): Prices {
  const tariff = rates.value;
  if (tariff === null) return nothing;
  const measured = lines.flatMap((line) => {
    const part = parts.value.get(line.partId);
    const found = part === undefined ? null : pricedPart(part);
    return found === null ? [] : [{ line, part: found, card: part?.card }];
  });
  const { destinationId } = basket.value;
  const chosen = measured.map(({ line: { materialId, finish, quantity, isRush }, part, card }) => ({
    ...{ part, card, materialId, finish, quantity, isRush },
  }));
  const priced = priceBasket(tariff, chosen, destinationId === null ? {} : { destinationId });
  return { ...priced, outcomes: new Map(measured.map(({ line }, place) => [line.id, priced.lines[place]!])) };
}

const local = computed(() => localPrices(basket.value.lines));

/** The server's prices, of the lines that it could price. */
const told = computed((): Prices | null => {
  const answer = serverPrices.value;
  if (answer === null) return null;
  const { items, totals, estimatedDeliveryDays } = answer.batch;
  const priced = answer.lineIds.map((id, place): [string, LineOutcome] => [
    id,
    { outcome: 'priced', quote: items[place]!.quote },
  ]);
  return { outcomes: new Map(priced), totals, estimatedDeliveryDays };
});

/** Whether the server has priced every line. */
export const arePricesConfirmed = computed(() => told.value?.outcomes.size === basket.value.lines.length);

/** The basket's prices: the server's where it has priced every line, and where it alone can; else this device's. */
export const prices = computed(() =>
  told.value !== null && (arePricesConfirmed.value || rates.value === null) ? told.value : local.value,
);
