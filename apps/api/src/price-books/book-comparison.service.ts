import { setImmediate as nextTurn } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { calculateBasket } from '@shared/domain/pricing/basket.js';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import { lineOfPart } from '@shared/domain/pricing/part-line.js';
import { PriceBookRecord } from '@shared/infra/database/entities/price-book.entity.js';
import { Turns } from '../endpoint/turns.js';
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
  /** What it would cost under the other one. */
  proposed: number;
  /** What it would pay more, in MAD. */
  difference: number;
  /** The other book would refuse it: a line could no longer be rushed. */
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
  /** Baskets left out: their files are gone, or no kernel has measured them. */
  unmeasured: number;
  /** Baskets that the other book would refuse; in no sum. */
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
    private readonly turns: Turns,
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

/** `null` for a basket with a line that is not measured. */
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
    return inputs.length < lines.length
      ? null
      : { isSold, centimes: calculateBasket(book, inputs).totalCentimes };
  };
  const [now, then] = [under(books.current), under(books.proposed)];
  if (now === null || then === null) return null;
  return {
    ...{ kind, id, number, customer },
    createdAt: new Date(created_at).toISOString(),
    current: centimesToMad(now.centimes),
    proposed: centimesToMad(then.centimes),
    difference: centimesToMad(then.centimes - now.centimes),
    isRefused: now.isSold && !then.isSold,
  };
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
