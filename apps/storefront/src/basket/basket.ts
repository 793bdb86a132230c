import { type Finish, finishes } from '@shared/domain/contract/enums.js';
import { maxQuantity } from '@shared/domain/contract/limits.js';

/** A line as the customer chose it. */
export interface BasketLine {
  id: string;
  partId: string;
  /** The SKU. */
  materialId: string;
  finish: Finish;
  quantity: number;
  isRush: boolean;
}

/** The choices of a line that can be set on several at once. */
export type LineChoices = Partial<Pick<BasketLine, 'materialId' | 'finish' | 'quantity' | 'isRush'>>;

/** The lines, in the customer's order, and what holds for all. Changed by making another. */
export interface Basket {
  lines: readonly BasketLine[];
  /** The city that dates are told for. */
  destinationId: string | null;
}

export const emptyBasket: Basket = { lines: [], destinationId: null };

/** What can be used of a basket that this device kept, which any release may have written. */
export function usable(kept: Partial<Basket> | null | undefined): Basket {
  const { lines, destinationId } = kept ?? emptyBasket;
  return {
    lines: Array.isArray(lines) ? lines.flatMap(usableLine) : [],
    destinationId: destinationId ?? null,
  };
}

/** What a line lacks is as it is on a new one; without its part it is none. */
function usableLine(line: Partial<BasketLine> | null): BasketLine[] {
  const { id, partId, materialId = '', finish, quantity = 0, isRush = false } = line ?? {};
  if (!id || !partId) return [];
  const isQuantity = Number.isInteger(quantity) && quantity > 0 && quantity <= maxQuantity;
  return [
    {
      ...{ id, partId, materialId },
      finish: finishes.find((one) => one === finish) ?? 'standard',
      quantity: isQuantity ? quantity : 1,
      isRush,
    },
  ];
}

/** The basket with further lines at its end. */
export function withLines(basket: Basket, added: readonly BasketLine[]): Basket {
  return { ...basket, lines: [...basket.lines, ...added] };
}

/** The basket with choices set on some lines. */
export function withChoices(basket: Basket, ids: ReadonlySet<string>, choices: LineChoices): Basket {
  const lines = basket.lines.map((line) => (ids.has(line.id) ? { ...line, ...choices } : line));
  return { ...basket, lines };
}

export function withoutLines(basket: Basket, ids: ReadonlySet<string>): Basket {
  return { ...basket, lines: basket.lines.filter(({ id }) => !ids.has(id)) };
}

/** The basket with a line's twin, of this id, behind it. */
export function withTwin(basket: Basket, id: string, twinId: string): Basket {
  return {
    ...basket,
    lines: basket.lines.flatMap((line) => (line.id === id ? [line, { ...line, id: twinId }] : [line])),
  };
}

/** The basket with a line one place up (-1) or down (1), as far as there is one. */
export function withLineMoved(basket: Basket, id: string, step: -1 | 1): Basket {
  const from = basket.lines.findIndex((line) => line.id === id);
  const to = from + step;
  const [line, neighbour] = [basket.lines[from], basket.lines[to]];
  if (line === undefined || neighbour === undefined) return basket;
  return { ...basket, lines: basket.lines.with(from, neighbour).with(to, line) };
}

/** The basket with those of its lines alone whose parts are among these. */
export function withPartsOf(basket: Basket, partIds: ReadonlySet<string>): Basket {
  const lines = basket.lines.filter(({ partId }) => partIds.has(partId));
  return lines.length === basket.lines.length ? basket : { ...basket, lines };
}

/** The basket with another file for a line; its choices stay. */
export function withPart(basket: Basket, id: string, partId: string): Basket {
  const lines = basket.lines.map((line) => (line.id === id ? { ...line, partId } : line));
  return { ...basket, lines };
}
