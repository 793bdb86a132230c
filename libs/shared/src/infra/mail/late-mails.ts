import type { EntityManager } from '@mikro-orm/postgresql';
import { asLikelyAsNot } from '../work/work-rows.js';

/** How long a mail may wait before a page whose reader waits for it says that it is late. */
export const toldLateMs = 60_000;

/** How long a mail may wait before it counts as late: of an order, and for the readiness of the service. */
export const lateMailMs = 300_000;

/** Whether a mail has waited for longer than this, its attachment aside: the mail server takes none, or takes them slowly. */
export async function isMailLate(em: EntityManager, waitMs: number): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `select 1 from outbound_mails m left join rendered_documents d on d.id = m.document_id
     where m.status = 'pending' and m.refused_since is null and m.created_at < ? and coalesce(d.status, 'done') = 'done' limit 1`,
    [new Date(Date.now() - waitMs)],
  );
  return rows.length > 0;
}

/** Whether a mail of this order to its customer still waits after {@link lateMailMs}, for its attachment or the mail server. */
export async function isOrderMailLate(
  em: EntityManager,
  { number, recipient }: { number: string; recipient: string },
): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `select 1 from outbound_mails
     where recipient = ? and created_at < ? and ${asLikelyAsNot(`status = 'pending'`)} and data->>'orderNumber' = ? limit 1`,
    [recipient, new Date(Date.now() - lateMailMs), number],
  );
  return rows.length > 0;
}

/** How far the mail with an invoice is: sent, on its way, waiting for longer than {@link toldLateMs}, or given up. */
export type InvoiceMailState = 'sent' | 'coming' | 'late' | 'failed';

/** How far the mail with the invoice of a paid order is; `null` where there is none, or none any more. */
export async function invoiceMailState(
  em: EntityManager,
  { number, user }: { number: string; user: { id: string } },
): Promise<InvoiceMailState | null> {
  const [mail] = await em.execute<{ status: 'pending' | 'sent' | 'failed'; created_at: Date }[]>(
    `select status, created_at from outbound_mails
     where user_id = ? and template = 'payment-received' and data->>'orderNumber' = ? order by id desc limit 1`,
    [user.id, number],
  );
  if (mail === undefined) return null;
  if (mail.status !== 'pending') return mail.status;
  return Date.now() - new Date(mail.created_at).getTime() < toldLateMs ? 'coming' : 'late';
}
