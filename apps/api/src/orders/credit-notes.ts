import type { EntityManager } from '@mikro-orm/postgresql';
import { centimesToMad } from '@shared/domain/money/mad.js';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import { Refund } from '@shared/infra/database/entities/refund.entity.js';

/** A credit note of an order. */
export interface CreditNoteView {
  /** `AV-YYYY-NNNN`: GET /api/orders/{id}/credit-notes/{number} has the PDF. */
  number: string;
  /** MAD, tax included. */
  amount: number;
  /** Why money went back. */
  reason: string;
  /** When it was numbered. */
  issuedAt: string;
}

/** Credit notes by the id of their order, oldest first. */
export type CreditNotes = ReadonlyMap<string, CreditNoteView[]>;

/** The credit notes of these orders, in one query, or none if nothing of them was refunded. */
export async function readCreditNotes(
  em: EntityManager,
  orders: readonly Pick<Order, 'id' | 'refundedCentimes'>[],
): Promise<CreditNotes> {
  const refunded = orders.filter(({ refundedCentimes }) => refundedCentimes > 0).map(({ id }) => id);
  const notes = new Map<string, CreditNoteView[]>();
  if (refunded.length === 0) return notes;
  const found = await em.find(
    Refund,
    { order: { $in: refunded }, status: 'done' },
    { orderBy: { finishedAt: 'asc' } },
  );
  for (const { order, creditNoteNumber, amountCentimes, reason, finishedAt } of found) {
    const note = {
      number: creditNoteNumber ?? '',
      amount: centimesToMad(amountCentimes),
      reason,
      issuedAt: finishedAt?.toISOString() ?? '',
    };
    notes.set(order.id, [...(notes.get(order.id) ?? []), note]);
  }
  return notes;
}
