import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { unchanged } from '../endpoint/unchanged.js';
import { currentPriceBook, priceBookOf } from '@shared/infra/database/price-book-of.js';

/**
 * The books that price baskets. A request asks for its book once and hands it on, so that no basket is priced by two:
 * the current one may change between two questions.
 */
@Injectable()
export class PriceBooks {
  private held: Promise<PriceBook> | null = null;
  private heldSinceMs = 0;

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** The book of new prices, cached for a second: another process may have published one. */
  current(): Promise<PriceBook> {
    if (this.held === null || Date.now() - this.heldSinceMs > this.settings.timeLimits.priceBookFreshMs) {
      this.heldSinceMs = Date.now();
      const before = this.held;
      this.held = this.read(before);
      this.held.catch(() => (this.held = null));
    }
    return this.held;
  }

  /** The book of a stored price. */
  of(version: string): Promise<PriceBook> {
    return priceBookOf(this.em, version);
  }

  private async read(before: Promise<PriceBook> | null): Promise<PriceBook> {
    const book = await currentPriceBook(this.em.fork());
    return unchanged((await before?.catch(() => null)) ?? null, book);
  }

  /** The next question is answered from the database. */
  forget(): void {
    this.held = null;
  }
}
