import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailLocale } from '@shared/domain/contract/enums.js';
import { textArray } from '@shared/infra/database/text-array.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { liveOrderSql } from '@shared/infra/orders/status-sql.js';
import type { JobHandler } from '../work/job-handlers.js';

/** How long before a quote's end its owner is mailed. */
const noticeHours = 24;
const batchSize = 200;

/** A scalar subquery: joined, all orders would be read for the quotes of a month. */
const hasNoLiveOrder = `(select true from orders o where o.quote_id = q.id and o.status in ${liveOrderSql} limit 1) is null`;

interface EndingQuote {
  id: string;
  reference: string;
  expires_at: Date;
  total_centimes: string;
  user_id: string;
  name: string;
  email: string;
  locale: MailLocale;
}

/** How long ago a quote may have ended: one whose order is cancelled later stays as stored, as no read relies on that. */
const storedWithin = '30 days';

/** Stores that quotes have expired, which reads already check by date, and mails owners a day ahead. */
@Injectable()
export class ExpireQuotesHandler implements JobHandler<'quotes.expire'> {
  async handle(_payload: Record<string, never>, em: EntityManager): Promise<void> {
    for (let count = batchSize; count === batchSize;) count = await this.expireSome(em.fork());
    for (let told = batchSize; told === batchSize;) told = await this.tellOwners(em.fork());
  }

  /**
   * Skips quotes that are locked: one that is being ordered ended after its order had begun, and one that is changed can wait for
   * the next time. The latest first: behind them lie those of a month that were ordered, which each lot would pass again.
   *
   * @returns how many it has looked at
   */
  private expireSome(em: EntityManager): Promise<number> {
    return em.transactional(async (tx) => {
      const due = await tx.execute<{ id: string }[]>(
        `select q.id from saved_quotes q
         where q.status <> 'expired' and q.expires_at <= now() and q.expires_at > now() - interval '${storedWithin}'
           and ${hasNoLiveOrder}
         order by q.expires_at desc limit ? for update skip locked`,
        [batchSize],
      );
      // By a statement of its own, which sees the orders that were written before the lock.
      await tx.execute(
        `update saved_quotes q set status = 'expired', updated_at = now()
         where q.id = any(?::uuid[]) and ${hasNoLiveOrder}`,
        [textArray(due.map(({ id }) => id))],
      );
      return due.length;
    });
  }

  /** @returns how many were mailed. */
  private tellOwners(em: EntityManager): Promise<number> {
    return em.transactional(async (tx) => {
      const ending = await tx.execute<EndingQuote[]>(
        `update saved_quotes s set expiry_told_at = now()
         from users u
         where u.id = s.user_id and s.id in (
           select q.id from saved_quotes q
           where q.expiry_told_at is null and q.status <> 'expired'
             and q.expires_at > now() and q.expires_at < now() + ? * interval '1 hour' and ${hasNoLiveOrder}
           order by q.expires_at desc limit ? for update skip locked)
         returning s.id, s.reference, s.expires_at, s.total_centimes, u.id as user_id, u.name, u.email, u.locale`,
        [noticeHours, batchSize],
      );
      for (const quote of ending) addEndingMail(tx, quote);
      return ending.length;
    });
  }
}

function addEndingMail(em: EntityManager, quote: EndingQuote): void {
  const { id: quoteId, reference, user_id: user, name, email, locale } = quote;
  const expiresAt = new Date(quote.expires_at).toISOString();
  const data = { quoteId, name, reference, expiresAt, totalCentimes: Number(quote.total_centimes) };
  addMail(em, { template: 'quote-expiring', locale, recipient: email, user, data });
}
