import { setImmediate as nextTurn } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { calculateBasket } from '@shared/domain/pricing/basket.js';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import type { LineInput } from '@shared/domain/pricing/line.js';
import { lineOfPart } from '@shared/domain/pricing/part-line.js';
import { PriceBookRecord } from '@shared/infra/database/entities/price-book.entity.js';
import { HeavyWorkTurns } from '../endpoint/waiting/heavy-work-turns.js';
import { comparedFigures } from './compared-figures.js';
import { type ComparedLine, readBaskets, readLines, type RecentBasket } from './recent-baskets.js';
import { PriceBooks } from './price-books.service.js';

/** Baskets whose lines are read and priced before other requests may run. */
const basketsATurn = 10;

/** A basket priced under both books. Amounts are MAD, tax included. */
export interface ComparedBasket {
  /** A saved quote, or an order. */
  kind: 'quote' | 'order';
  id: string;
  /** `DV-…` or `CMD-…`. */
  number: string;
  /** E-mail address of the customer. */
  customer: string;
  createdAt: string;
  /** What it costs under the current book, today. */
  current: number;
  /** What it would cost under the other one; as now, where that one cannot tell. */
  proposed: number;
  /** What it would pay more, in MAD. */
  difference: number;
  /** One of the books refuses it: a line can no longer be rushed, or a sum is beyond what is told to the centime. */
  isRefused: boolean;
}

/** The last baskets under the current book and under another one. */
export interface BookComparison {
  /** Version of the current book. */
  current: string;
  /** Version of the other one. */
  proposed: string;
  /** Names exactly the figures that were compared: what publishing them asks for. */
  figures: string;
  /** Baskets that were priced under both. */
  compared: number;
  /** Baskets left out: their files are gone, no kernel has measured them, or the current book has no exact sum for them. */
  unmeasured: number;
  /** Baskets that one of the books refuses; in no sum. */
  refused: number;
  /** How many would pay more. */
  dearer: number;
  /** How many would pay less. */
  cheaper: number;
  /** How many would pay the same. */
  same: number;
  /** What the baskets that neither book refuses cost under the current one. */
  currentSum: number;
  /** The same under the other book. */
  proposedSum: number;
  /** By how much they differ. */
  difference: number;
  /** By what they would pay more, the largest first. */
  baskets: ComparedBasket[];
}

/** Prices the last baskets under two books before one of them is published. */
@Injectable()
export class BookComparisons {
  constructor(
    private readonly em: EntityManager,
    private readonly books: PriceBooks,
    private readonly turns: HeavyWorkTurns,
  ) {}

  /** @throws {ServiceError} RESOURCE_NOT_FOUND. */
  async compare(version: string): Promise<BookComparison> {
    const row = await this.em.findOne(PriceBookRecord, version, { refresh: true });
    if (row === null) throw new ServiceError('RESOURCE_NOT_FOUND');
    const current = await this.books.current();
    return this.turns.take('operators', () => this.priceBoth(current, row.content));
  }

  private async priceBoth(current: PriceBook, proposed: PriceBook): Promise<BookComparison> {
    const recent = await readBaskets(this.em);
    const compared: ComparedBasket[] = [];
    for (let start = 0; start < recent.length; start += basketsATurn) {
      const some = recent.slice(start, start + basketsATurn);
      const lines = await readLines(this.em, some);
      for (const basket of some) {
        const found = comparedBasket(basket, lines.get(basket.id) ?? [], { current, proposed });
        if (found !== null) compared.push(found);
        await nextTurn();
      }
    }
    const versions = { current: current.version, proposed: proposed.version };
    const figures = comparedFigures(current.version, proposed);
    return { ...versions, figures, ...summaryOf(compared), unmeasured: recent.length - compared.length };
  }
}

/** `null` for a basket with a line that is not measured, and one whose sum the current book cannot tell. */
function comparedBasket(
  { kind, id, number, customer, created_at, item_count }: RecentBasket,
  lines: readonly ComparedLine[],
  books: { current: PriceBook; proposed: PriceBook },
): ComparedBasket | null {
  if (lines.length !== item_count) return null;
  const under = (book: PriceBook) => {
    const parts = lines.map(({ findings, choices, colour, furtherSkus }) =>
      lineOfPart(findings, choices, colour, furtherSkus, book),
    );
    const inputs = parts.flatMap(({ input }) => input ?? []);
    const isSold = parts.every(({ refusals }) => refusals.length === 0);
    return inputs.length < lines.length ? null : { isSold, centimes: exactTotal(book, inputs) };
  };
  const [now, then] = [under(books.current), under(books.proposed)];
  if (now === null || now.centimes === null || then === null) return null;
  const proposed = then.centimes ?? now.centimes;
  return {
    ...{ kind, id, number, customer },
    createdAt: new Date(created_at).toISOString(),
    current: centimesToMad(now.centimes),
    proposed: centimesToMad(proposed),
    difference: centimesToMad(proposed - now.centimes),
    isRefused: !now.isSold || !then.isSold || then.centimes === null,
  };
}

/**
 * `null` where it is beyond what can be told to the centime: a quote close to that must not keep a dearer book from being
 * compared.
 */
function exactTotal(book: PriceBook, inputs: readonly LineInput[]): number | null {
  try {
    return calculateBasket(book, inputs).totalCentimes;
  } catch (error) {
    if (error instanceof ServiceError && error.details.reason === 'quantityTooLarge') return null;
    throw error;
  }
}

function summaryOf(
  baskets: ComparedBasket[],
): Omit<BookComparison, 'current' | 'proposed' | 'figures' | 'unmeasured'> {
  const sold = baskets.filter(({ isRefused }) => !isRefused);
  const sum = (key: 'current' | 'proposed' | 'difference'): number =>
    centimesToMad(sold.reduce((all, basket) => all + Math.round(basket[key] * 100), 0));
  const count = (holds: (difference: number) => boolean): number =>
    sold.filter(({ difference }) => holds(difference)).length;
  return {
    compared: baskets.length,
    refused: baskets.length - sold.length,
    dearer: count((difference) => difference > 0),
    cheaper: count((difference) => difference < 0),
    same: count((difference) => difference === 0),
    currentSum: sum('current'),
    proposedSum: sum('proposed'),
    difference: sum('difference'),
    baskets: baskets.toSorted((a, b) => b.difference - a.difference),
  };
}
