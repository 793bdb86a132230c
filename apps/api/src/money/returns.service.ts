import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { businessDay } from '@shared/domain/contract/business-time.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { methodOf } from '@shared/domain/orders/payment-methods.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { eraseBankTexts } from '@shared/infra/database/erase-account.js';
import { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';
import { PaymentEvent } from '@shared/infra/database/entities/payment-event.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { told } from '@shared/words/say.js';
import { validate as isUuid } from 'uuid';
import { type DayRange, duringSql, momentsOf } from '../endpoint/lists/day-range.js';
import { inOrderOf, readPage } from '../endpoint/lists/list-page.js';
import { Page } from '../endpoint/lists/page.js';
import type { PageQuery } from '../endpoint/lists/page-query.js';
import type { ReturnView } from './money-views.dto.js';

/** Whether money is still to be given back, or was. */
export const returnStates = ['open', 'returned'] as const;
export type ReturnState = (typeof returnStates)[number];

/** By partial indexes: payment_events_to_return holds these alone, payment_events_settled what was settled by hand. */
const sources = {
  open: {
    list: 'returns',
    from: `(select id, received_at as created_at from payment_events where outcome = 'refundDue' and settled_at is null) t`,
  },
  returned: {
    list: 'returned',
    from: `(select id, settled_at as created_at from payment_events
      where outcome = 'refundDue' and settled_at is not null) t`,
  },
} as const satisfies Record<ReturnState, { list: string; from: string }>;

/** Money that no order awaited, and refunds that failed after they were done: what is to be given back by hand, and what was. */
@Injectable()
export class Returns {
  constructor(private readonly em: EntityManager) {}

  /**
   * Newest first: by when it came in, or was given back.
   *
   * @param days of which; `null` for all
   */
  async list(state: ReturnState, days: DayRange | null, page: PageQuery): Promise<Page<ReturnView>> {
    const where = days === null ? 'true' : duringSql('t.created_at');
    const values = days === null ? [] : momentsOf(days);
    const { ids, nextCursor } = await readPage(this.em, { ...sources[state], where, values }, page);
    const events = inOrderOf(ids, await this.em.find(PaymentEvent, { id: { $in: ids } }));
    const attemptIds = events.flatMap(({ attemptId }) => attemptId ?? []);
    const attempts = await this.em.find(
      PaymentAttempt,
      { id: { $in: attemptIds } },
      { populate: ['order.user'] },
    );
    const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
    const views = events.flatMap((event) => {
      const attempt = byId.get(event.attemptId ?? '');
      return attempt === undefined ? [] : [viewOf(event, attempt)];
    });
    return new Page(views, nextCursor);
  }

  /**
   * Marks money as given back and mails its customer. Marked again, nothing changes.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND; CONFLICT where it is marked with another reference: it may have gone back twice.
   */
  async mark(operatorId: string, id: string, reference: string): Promise<ReturnView> {
    return this.em.fork().transactional(async (em) => {
      const which = { id, outcome: 'refundDue' } as const;
      const event = isUuid(id)
        ? await em.findOne(PaymentEvent, which, { lockMode: LockMode.PESSIMISTIC_WRITE })
        : null;
      if (event?.attemptId == null) throw new ServiceError('RESOURCE_NOT_FOUND');
      const attempt = await em.findOneOrFail(PaymentAttempt, event.attemptId, { populate: ['order.user'] });
      if (event.settledAt != null) {
        const { settledNote } = event;
        // Of a deleted account it is erased.
        if (settledNote != null && settledNote !== reference) throw returnedOtherwise(settledNote);
        return viewOf(event, attempt);
      }
      const { email: settledBy } = await em.findOneOrFail(User, operatorId);
      em.assign(event, { settledAt: new Date(), settledBy, settledNote: reference });
      const { order } = attempt;
      const totalCentimes = event.amountCentimes ?? 0;
      const { id: user, name, email: recipient, locale } = order.user;
      const data = { name, orderNumber: order.number, totalCentimes, reference };
      if (order.user.deletedAt == null) {
        addMail(em, { template: 'payment-sent-back', locale, recipient, user, data });
      }
      await addAudit(em, operatorId, {
        ...{ action: 'payment.return', subjectId: order.id },
        ...{ before: { payment: event.reference }, after: { paymentId: id, reference, totalCentimes } },
      });
      const view = viewOf(event, attempt);
      await em.flush();
      if (order.user.deletedAt != null) await eraseBankTexts(em, 'o.id = ?', [order.id]);
      return view;
    });
  }
}

function returnedOtherwise(returnedReference: string): ServiceError {
  return new ServiceError('CONFLICT', {
    message: told('api.messages.returnedOtherwise', { reference: returnedReference }),
    details: { returnedReference, hint: told('api.hints.compareReturns') },
  });
}

function viewOf(event: PaymentEvent, { order, provider }: PaymentAttempt): ReturnView {
  const { id, number, status } = order;
  return {
    id: event.id,
    ground: event.kind === 'refundFailed' ? 'refundFailed' : 'surplus',
    order: { id, number, status, customer: order.user.email },
    amount: centimesToMad(event.amountCentimes ?? 0),
    paymentMethod: methodOf(provider),
    reference: event.reference,
    receivedAt: event.receivedAt.toISOString(),
    paidOn: event.receivedOn ?? businessDay(event.receivedAt),
    returnedAt: event.settledAt?.toISOString() ?? null,
    returnedReference: event.settledNote ?? null,
  };
}
