import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { type AnswerSource, CachedValue } from '../endpoint/answers/cached-value.js';
import { currentPriceBook, priceBookOf } from '@shared/infra/catalog/price-book-of.js';

/**
 * The books that price baskets. A request asks for its book once and hands it on, so that no basket is priced by two:
 * the current one may change between two questions.
 */
@Injectable()
export class PriceBooks {
  private readonly held: CachedValue<PriceBook>;
  /** The current book, for answers that are made of it. */
  readonly source: AnswerSource;

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) { timeLimits }: ProcessSettings,
  ) {
    const freshMs = timeLimits.priceBookFreshMs;
    this.held = new CachedValue(() => currentPriceBook(this.em.fork()), freshMs);
    this.source = this.held;
  }

  /** The book of new prices, cached for a second: another process may have published one. */
  current(): Promise<PriceBook> {
    return this.held.get();
  }

  /** The book of a stored price. */
  of(version: string): Promise<PriceBook> {
    return priceBookOf(this.em, version);
  }

  /** The next question is answered from the database. */
  forget(): void {
    this.held.forget();
  }
}
