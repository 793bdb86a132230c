import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { SavedQuote } from '@shared/infra/database/entities/saved-quote.entity.js';
import { v4 as randomId } from 'uuid';
import type { QuoteShareView } from '../saved-quotes.dto.js';
import { type FoundQuote, refusedChange, SavedQuotesService } from '../saved-quotes.service.js';
import { isReadable, quoteShare, readShareToken } from './share-link.js';

/** Links by which others read a quote. Each ends with its quote, and when its owner withdraws it. */
@Injectable()
export class QuoteSharingService {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: SavedQuotesService,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * The quote's link, made unless there is one.
   *
   * @throws {ServiceError} QUOTE_NOT_FOUND, FORBIDDEN, INVALID_INPUT for a quote that has ended.
   */
  share(userId: string, id: string): Promise<QuoteShareView> {
    return this.em.transactional(async (em) => {
      const found = await this.quotes.find(userId, id, LockMode.PESSIMISTIC_WRITE);
      // Not of version 7: such an id would tell when it was made.
      found.quote.shareId ??= randomId();
      const share = quoteShare(found, this.settings, new Date());
      if (share === null) throw refusedChange('quoteExpired');
      await em.flush();
      return share;
    });
  }

  /** Ends the quote's link; a later one is another. Nothing happens to a quote without a link. */
  withdraw(userId: string, id: string): Promise<{ id: string }> {
    return this.em.transactional(async (em) => {
      const { quote } = await this.quotes.find(userId, id, LockMode.PESSIMISTIC_WRITE);
      quote.shareId = null;
      await em.flush();
      return { id: quote.id };
    });
  }

  /**
   * The quote that a link shows.
   *
   * @returns `null` for a link that was ours and has ended
   * @throws {ServiceError} NOT_FOUND for a link that is none of ours.
   */
  async open(token: unknown): Promise<FoundQuote | null> {
    const shareId = typeof token === 'string' ? readShareToken(this.settings.appSecret, token) : null;
    if (shareId === null) throw new ServiceError('NOT_FOUND');
    const quote = await this.em.findOne(SavedQuote, { shareId });
    if (quote === null) return null;
    const found = await this.quotes.find(quote.user.id, quote.id);
    return isReadable(found, new Date()) ? found : null;
  }
}
