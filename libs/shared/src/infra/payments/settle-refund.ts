import type { EntityManager } from '@mikro-orm/postgresql';
import { documentLocaleOf } from '@shared/domain/contract/enums.js';
import { shareOfRefund } from '@shared/domain/orders/refunds.js';
import type { InvoiceContent, Seller } from '../documents/document-content.js';
import { documentDigest } from '../documents/document-digest.js';
import { creditNoteContent, invoiceLines } from '../documents/order-documents.js';
import type { Order } from '../database/entities/order.entity.js';
import type { Refund } from '../database/entities/refund.entity.js';
import { RenderedDocument } from '../database/entities/rendered-document.entity.js';
import { priceBookOf } from '../catalog/price-book-of.js';
import { nextNumber } from '../database/next-number.js';
import { addMail } from '../mail/mail-outbox.js';
import { purchaseFacts } from '../mail/purchase-facts.js';
import { dismissReturned } from './dismiss-returned.js';
import { moveOrder } from '../orders/move-order.js';
import { refundReasonIn } from '@shared/words/refund-reasons.js';

/**
 * Marks a pending refund as done: its credit note is numbered, drawn up and mailed, and the order is `refunded` once
 * nothing is left of its payment; what their provider refused of the same money is listed no more. All of it in the caller's
 * transaction, which holds the order's lock; the number is taken last, as it locks its series until the commit.
 *
 * @param reference the provider's or the bank's name for the refund
 */
export async function settleRefund(
  em: EntityManager,
  refund: Refund,
  order: Order,
  reference: string,
  seller: Seller,
): Promise<void> {
  const user = order.user;
  const locale = documentLocaleOf(user.locale);
  // A credit note lists what it takes back only if that is all of the invoice.
  const isWhole = refund.amountCentimes === order.totalCentimes;
  const lines = isWhole ? await invoiceLines(em, order, locale) : [];
  const { tvaPercent } = await priceBookOf(em, order.priceBook);
  const share = shareOfRefund(
    BigInt(order.totalCentimes),
    BigInt(order.refundedCentimes),
    BigInt(refund.amountCentimes),
    BigInt(tvaPercent),
  );
  await em.flush();
  const { number, at } = await nextNumber(em, 'creditNote');
  em.assign(refund, { status: 'done', reference, creditNoteNumber: number, finishedAt: at });
  order.refundedCentimes += refund.amountCentimes;
  if (order.refundedCentimes === order.totalCentimes) moveOrder(em, order, 'refunded', { by: 'refund', at });
  const { reason, provider } = refund;
  const issued = await em.findOne(
    RenderedDocument,
    { kind: 'invoice', subjectId: order.id },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  );
  const invoice = (issued?.content ?? null) as InvoiceContent | null;
  const content = creditNoteContent({
    ...{ order, user, lines, seller, locale, tvaPercent },
    ...{ number, issuedAt: at, share, reason, provider, reference, invoice },
  });
  const document = em.create(RenderedDocument, {
    user,
    kind: 'creditNote',
    subjectId: refund.id,
    locale,
    digest: documentDigest(content),
    content,
  });
  const data = {
    name: user.name,
    orderNumber: order.number,
    shownOrderId: order.id,
    creditNoteNumber: number,
    totalCentimes: refund.amountCentimes,
    refundMethod: content.paymentMethod,
    refundReference: reference,
    reason: refundReasonIn(user.locale, reason),
    ...purchaseFacts({ ...content, company: content.buyer.company }),
  };
  const { id, locale: spoken, email: recipient } = user;
  addMail(em, { template: 'order-refunded', locale: spoken, recipient, user: id, document, data });
  await em.flush();
  await dismissReturned(em, refund, order);
}
