import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Settings } from '@shared/infra/config/env.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { deliveryDay, shippingDay } from '@shared/domain/orders/working-days.js';
import { noonOf } from '@shared/domain/contract/business-time.js';
import { documentLocaleOf, locales } from '@shared/domain/contract/enums.js';
import { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';
import { RenderedDocument } from '@shared/infra/database/entities/rendered-document.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { priceBookOf } from '@shared/infra/catalog/price-book-of.js';
import { nextNumber } from '@shared/infra/database/next-number.js';
import { documentDigest } from '@shared/infra/documents/document-digest.js';
import { transportDaysOf } from '@shared/infra/orders/transport-days.js';
import { moveOrder } from '@shared/infra/orders/move-order.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { purchaseFacts } from '@shared/infra/mail/purchase-facts.js';
import type { Judgement } from '@shared/infra/payments/judge-event.js';
import type { ProviderEvent } from '@shared/infra/payments/payment-provider.js';
import { invoiceContent, invoiceLines } from '@shared/infra/documents/order-documents.js';

/** Applies the judgement on an event, in the transaction that holds the order's lock. */
@Injectable()
export class SettlementService {
  async settle(
    em: EntityManager,
    attempt: PaymentAttempt,
    event: ProviderEvent,
    judgement: Judgement,
    settings: Settings,
  ): Promise<void> {
    await em.populate(attempt.order, ['user']);
    const user = attempt.order.user;
    switch (judgement.outcome) {
      case 'refundDue':
        tellRefundDue(em, event, settings, attempt);
        tellReturned(em, event, attempt, user);
        return;
      case 'applied': {
        const { attemptStatus } = judgement;
        em.assign(attempt, { status: attemptStatus, closedAt: new Date() });
        if (attemptStatus === 'succeeded') await this.pay(em, attempt, user, event, settings);
        // Of an order that was closed meanwhile, nothing is to be paid any more.
        const isWanted = attempt.order.status === 'unpaid';
        if (attemptStatus === 'failed' && isWanted && !(await isTold(em, attempt)))
          tellFailed(em, attempt, user);
        return;
      }
      case 'refused':
        if (event.kind === 'succeeded') tellNotCredited(em, event, settings, attempt);
        return;
      case 'ignored':
        return;
    }
  }

  /** A payment for an unknown attempt: mails the team and changes nothing. */
  settleUnknown(em: EntityManager, event: ProviderEvent, settings: Settings): void {
    if (event.kind === 'succeeded') tellNotCredited(em, event, settings, null);
  }

  /** Marks as paid, numbers and invoices in one transaction; the number last, as it locks its series until the commit. */
  private async pay(
    em: EntityManager,
    attempt: PaymentAttempt,
    user: User,
    event: ProviderEvent,
    { seller, databaseReplicaUrl }: Settings,
  ): Promise<void> {
    const { order } = attempt;
    const locale = documentLocaleOf(attempt.locale);
    const lines = await invoiceLines(em, order, locale);
    const book = await priceBookOf(em, order.priceBook);
    const transportDays = await transportDaysOf(em, order, book);
    await em.nativeUpdate(
      PaymentAttempt,
      { order: order.id, status: 'open', id: { $ne: attempt.id } },
      { status: 'expired', closedAt: new Date() },
    );
    await em.flush();
    if (databaseReplicaUrl !== null) await noteWrite(em, user);
    const { number: invoiceNumber, at: paidAt } = await nextNumber(em, 'invoice');
    const paymentReference = event.reference.slice(0, 255);
    const promisedOn = deliveryDay(order, paidAt);
    const shipByOn = promisedOn === null ? null : shippingDay(promisedOn, transportDays, paidAt);
    em.assign(order, {
      paidAt,
      paymentReference,
      invoiceNumber,
      paidWith: attempt.provider,
      promisedOn,
      shipByOn,
    });
    moveOrder(em, order, 'paid', { by: 'payment', at: paidAt });
    const receivedAt = event.receivedOn === undefined ? paidAt : noonOf(event.receivedOn);
    const { tvaPercent } = book;
    const content = invoiceContent({ order, user, lines, seller, locale, tvaPercent, receivedAt });
    const invoice = em.create(RenderedDocument, {
      user,
      kind: 'invoice',
      subjectId: order.id,
      locale,
      digest: documentDigest(content),
      content,
    });
    tellReceived(em, invoice, user, promisedOn);
  }
}

/** What their sessions were told must not be missing from their lists: these are read from a replica only once it has it. */
async function noteWrite(em: EntityManager, { id }: User): Promise<void> {
  await em.execute(
    `update sessions set wrote_at = clock_timestamp() where id in
       (select id from sessions where user_id = ? and expires_at > now() order by id for update)`,
    [id],
  );
}

function tellReceived(
  em: EntityManager,
  document: RenderedDocument,
  user: User,
  deliveryOn: string | null,
): void {
  const { content } = document;
  if (content.kind !== 'invoice') return;
  const { id, name, email: recipient, locale } = user;
  const { orderNumber, number: invoiceNumber } = content;
  const { totalCentimes } = content.totals;
  const purchase = purchaseFacts({ ...content, company: content.buyer.company });
  const data = { name, orderNumber, invoiceNumber, totalCentimes, ...purchase, deliveryOn };
  addMail(em, { template: 'payment-received', locale, recipient, user: id, document, data });
}

/** Whether a payment of the order has failed within a day: each may be tried again and again. */
async function isTold(em: EntityManager, { id, order }: PaymentAttempt): Promise<boolean> {
  const since = new Date(Date.now() - 24 * 3_600_000);
  const failed = { order, id: { $ne: id }, status: 'failed', closedAt: { $gt: since } } as const;
  return (await em.count(PaymentAttempt, failed)) > 0;
}

function tellFailed(em: EntityManager, { order }: PaymentAttempt, user: User): void {
  const { id: userId, name, email: recipient, locale } = user;
  const { id: orderId, number: orderNumber, totalCentimes } = order;
  const data = { name, orderNumber, totalCentimes, orderId };
  addMail(em, { template: 'payment-failed', locale, recipient, user: userId, data });
}

function tellReturned(
  em: EntityManager,
  { reference }: ProviderEvent,
  { order, amountCentimes: totalCentimes }: PaymentAttempt,
  { id, name, email: recipient, locale }: User,
): void {
  const data = { name, orderNumber: order.number, totalCentimes, reference: reference.slice(0, 255) };
  addMail(em, { template: 'payment-returned', locale, recipient, user: id, data });
}

/** Mails the team about a payment that must be refunded by hand; the order's user is loaded. */
function tellRefundDue(
  em: EntityManager,
  { amountCentimes, reference }: ProviderEvent,
  { mail }: Settings,
  { order, provider }: PaymentAttempt,
): void {
  const data = {
    ...{ name: order.user.name, orderNumber: order.number, provider },
    totalCentimes: amountCentimes ?? 0,
    reference: reference.slice(0, 255),
  };
  const recipient = mail.teamAddress;
  addMail(em, { template: 'payment-refund-due', locale: locales[0], recipient, user: null, data });
}

/** The provider may have taken money that is not credited, or reserved it: the team must look. */
function tellNotCredited(
  em: EntityManager,
  { amountCentimes, currency, reference, isReserved }: ProviderEvent,
  { mail, payment }: Settings,
  attempt: PaymentAttempt | null,
): void {
  const amountOf = (centimes: number | null, unit: string) =>
    centimes === null ? `? ${unit}` : `${centimesToMad(centimes).toFixed(2)} ${unit}`;
  const data = {
    name: attempt?.order.user.name ?? '?',
    orderNumber: attempt?.order.number ?? '?',
    received: amountOf(amountCentimes, currency),
    expected: attempt === null ? '–' : amountOf(attempt.amountCentimes, attempt.currency),
    provider: attempt?.provider ?? payment.provider.kind,
    reference: reference.slice(0, 255),
    money: isReserved === true ? ('reserved' as const) : ('taken' as const),
  };
  const recipient = mail.teamAddress;
  addMail(em, { template: 'payment-not-credited', locale: locales[0], recipient, user: null, data });
}
