import type { EntityManager } from '@mikro-orm/postgresql';
import { erasedAddress, erasedName } from '../../domain/accounts/erased-account.js';
import { teamMails } from '../mail/mail-registry.js';
import { textArray } from './text-array.js';

interface Account {
  userId: string;
  /** The address that it had. */
  email: string;
}

/** Orders without an invoice were never paid: nothing obliges us to keep whom they were for. */
const emptyAddress = `delivery_address || jsonb_build_object(
  'fullName', ?::text, 'phone', '', 'street', ?::text, 'postalCode', null)`;

/** What belongs to an account alone, with the column that names it; lines, links and files of these rows go with them. */
const ownTables = [
  ['account_work', 'user_id'],
  ['operators', 'user_id'],
  ['sessions', 'user_id'],
  ['one_time_links', 'user_id'],
  ['addresses', 'user_id'],
  ['generated_cards', 'user_id'],
  ['project_requests', 'user_id'],
  ['saved_quotes', 'user_id'],
  ['idempotent_answers', 'user_id'],
] as const;

/**
 * Erases what banks wrote of money that was given back, which names its payer; a card's payment keeps its provider's name. What
 * is still to be given back needs its text until then, and what has paid is printed on an invoice.
 *
 * @param ofOrders SQL of orders, alias `o`
 */
export async function eraseBankTexts(
  em: EntityManager,
  ofOrders: string,
  values: readonly unknown[] = [],
): Promise<void> {
  await em.execute(
    `with erased as (
       update payment_events e set settled_note = null, reference_key = null,
         reference = case when e.provider = 'transfer' then '' else e.reference end
       from payment_attempts a join orders o on o.id = a.order_id
       where a.id = e.attempt_id and ${ofOrders} and e.settled_note is not null
       returning e.id, o.id as order_id
     )
     update audit_entries set before = before - 'payment', after = after - 'reference'
     from erased where subject_id = erased.order_id::text
       and (action = 'order.transferReceived' and after ->> 'refundDue' = 'true'
         or action = 'payment.return' and after ->> 'paymentId' = erased.id::text)`,
    [...values],
  );
}

/** Fields of audit entries that hold what a customer or an operator said, or where somebody lives. */
const saidFields = '{answerText,shipment,fullName,phone,street,postalCode,reason,note}';

/** What is of the customer, `?`, and may have been written about: of these tables, and payments of the orders. */
const subjectsSql = `with customer as (select ?::uuid as user_id), subjects as (
  select user_id::text as id from customer
  ${['orders', 'project_requests', 'outbound_mails', 'rendered_documents']
    .map((table) => `union all select id::text from ${table} join customer using (user_id)`)
    .join('\n  ')}
  union all select e.id::text from payment_events e join payment_attempts a on a.id = e.attempt_id
    join orders o on o.id = a.order_id join customer using (user_id))`;

/** What was said of the customer's orders and projects: in the audit, in notes, and to the team, whose mailbox has its mails. */
async function eraseRecords(em: EntityManager, { userId, email }: Account): Promise<void> {
  await em.execute(
    `delete from team_notes where subject_id = ? or subject_id in (select id from orders where user_id = ?
       union select id from project_requests where user_id = ?)`,
    [userId, userId, userId],
  );
  await em.execute(
    `${subjectsSql}
     update audit_entries set before = before - '${saidFields}'::text[], after = after - '${saidFields}'::text[]
     where subject_id in (select id from subjects)
       and (jsonb_exists_any(before, '${saidFields}') or jsonb_exists_any(after, '${saidFields}'))`,
    [userId],
  );
  await em.execute(
    `${subjectsSql} update work_dismissals set note = '' where subject in (select id from subjects) and note <> ''`,
    [userId],
  );
  await eraseBankTexts(em, 'o.user_id = ?', [userId]);
  await em.execute(
    `update audit_entries set before = before - 'recipient', after = after - 'recipient'
     where action = 'givenUp.resend' and after ->> 'customerId' = ?
       and (jsonb_exists(before, 'recipient') or jsonb_exists(after, 'recipient'))`,
    [userId],
  );
  // One that is being sent is found by its customer when this runs again; it has been told whose it is since November 2026.
  await em.execute(
    `delete from outbound_mails where id in (
       select id from outbound_mails
       where user_id is null and (data ->> 'customerId' = ? or data ->> 'replyTo' = ? and data ->> 'customerId' is null)
       for update skip locked)`,
    [userId, email],
  );
  // What the team must still be told, of money that is due, is sent first.
  await em.execute(
    `delete from outbound_mails where user_id is null and status <> 'pending' and (
       data ->> 'orderNumber' in (select number from orders where user_id = ?)
       or data ->> 'reference' in (select reference from project_requests where user_id = ?
                                   union select reference from saved_quotes where user_id = ?))`,
    [userId, userId, userId],
  );
}

/** Nobody will pay them. */
async function cancelUnpaidOrders(em: EntityManager, { userId }: Account): Promise<void> {
  await em.execute(
    `update orders set status = 'cancelled', updated_at = now(), history = history || jsonb_build_array(
       jsonb_build_object('status', 'cancelled', 'at', ?::text, 'by', 'customer'))
     where user_id = ? and status = 'unpaid'`,
    [new Date().toISOString(), userId],
  );
}

async function emptyOrdersWithoutInvoice(em: EntityManager, { userId }: Account): Promise<void> {
  await em.execute(
    `update orders set delivery_address = ${emptyAddress}, billing_address = null, company = null,
       purchase_order = null, project = null, shipment = null
     where user_id = ? and invoice_number is null and (delivery_address is distinct from ${emptyAddress}
       or num_nonnulls(billing_address, company, purchase_order, project, shipment) > 0)`,
    [erasedName, erasedName, userId, erasedName, erasedName],
  );
  await em.execute(
    `update order_lines l set file_name = ? from orders o
     where o.id = l.order_id and o.user_id = ? and o.invoice_number is null and l.file_name <> ?`,
    [erasedName, userId, erasedName],
  );
}

/** They keep what is printed on it. */
async function trimOrdersWithInvoice(em: EntityManager, { userId }: Account): Promise<void> {
  await em.execute(
    `update orders set delivery_address = delivery_address || '{"phone": ""}', shipment = null
     where user_id = ? and invoice_number is not null
       and (delivery_address ->> 'phone' is distinct from '' or shipment is not null)`,
    [userId],
  );
}

/** What was said of orders while they were made, and where their payers came from. */
async function trimAllOrders(em: EntityManager, { userId }: Account): Promise<void> {
  await em.execute(
    `update orders set making_history = (
       select coalesce(jsonb_agg(entry - 'reason' order by place), '[]')
       from jsonb_array_elements(making_history) with ordinality as made(entry, place))
     where user_id = ? and jsonb_path_exists(making_history, '$[*].reason')`,
    [userId],
  );
  await em.execute(
    `update payment_attempts a set url = null, success_url = null, cancel_url = null from orders o
     where o.id = a.order_id and o.user_id = ? and num_nonnulls(a.url, a.success_url, a.cancel_url) > 0`,
    [userId],
  );
}

async function deleteOwnRows(em: EntityManager, { userId, email }: Account): Promise<void> {
  for (const [table, column] of ownTables) {
    await em.execute(`delete from ${table} where ${column} = ?`, [userId]);
  }
  await em.execute(`delete from queue_pauses where kind = 'customer' and subject = ?`, [userId]);
  await em.execute(`delete from sign_ups where email = ?`, [email]);
  const messages = 'delete from contact_messages where user_id = ? or email = ? and user_id is null';
  await em.execute(messages, [userId, email]);
}

async function deleteMails(em: EntityManager, { userId, email }: Account): Promise<void> {
  // One that is being answered is left to its worker, which waits for the account and then finds none.
  await em.execute(
    `delete from mail_requests where id in (
       select id from mail_requests where user_id = ? or email = ? for update skip locked)`,
    [userId, email],
  );
  // A mail that waits with an invoice is still sent: the law wants the customer to have it. One that is being sent, for which a
  // server may take minutes, is found by its customer when this runs again.
  await em.execute(
    `delete from outbound_mails where id in (
       select id from outbound_mails
       where (user_id = ? or user_id is null and recipient = ? and template <> all(?::text[]))
         and (status <> 'pending' or document_id is null)
       for update skip locked)`,
    [userId, email, textArray(teamMails)],
  );
}

/** One that is being made ends with nothing to send. */
async function endArchives(em: EntityManager, { userId }: Account): Promise<void> {
  await em.execute(
    `update account_exports set status = 'failed', finished_at = now() where user_id = ? and status = 'pending'`,
    [userId],
  );
}

/** Its row stays, for the orders that are kept. */
async function emptyAccount(em: EntityManager, { userId }: Account): Promise<void> {
  await em.execute(
    `update users set email = ?, name = ?, phone = null, image = null, password_hash = '', company = null,
       purchase_order = null, project = null, is_email_verified = false,
       deleted_at = coalesce(deleted_at, now()), updated_at = now()
     where id = ? and (deleted_at is null or email <> ? or name <> ? or password_hash <> '' or is_email_verified
       or num_nonnulls(phone, image, company, purchase_order, project) > 0)`,
    [erasedAddress(userId), erasedName, userId, erasedAddress(userId), erasedName],
  );
}

/**
 * Takes the person out of an account's rows, in the caller's transaction: what the law does not keep is deleted, unpaid
 * orders are cancelled, and kept orders hold no more of the person than their invoices. Files, and the rows that lead to
 * them, are left to the job `maintenance.erase`. Run again, it writes no row, or only those of what came in between.
 */
export async function eraseAccount(em: EntityManager, account: Account): Promise<void> {
  await cancelUnpaidOrders(em, account);
  await emptyOrdersWithoutInvoice(em, account);
  await trimOrdersWithInvoice(em, account);
  await trimAllOrders(em, account);
  await eraseRecords(em, account);
  await deleteOwnRows(em, account);
  await deleteMails(em, account);
  await endArchives(em, account);
  await emptyAccount(em, account);
}
