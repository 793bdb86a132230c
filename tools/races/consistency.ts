import type { Client as Database } from 'pg';

/** What no order of calls may leave behind: each a query of rows that must not be there. */
const wrongs = {
  'a paid order without its one invoice': `select o.number from orders o where o.paid_at is not null
    and (select count(*) from issued_documents d where d.kind = 'invoice' and d.subject_id = o.id) <> 1`,
  'an order paid twice': `select o.number from orders o where (select count(*) from payment_attempts a
    join payment_events e on e.attempt_id = a.id where a.order_id = o.id and e.outcome = 'applied'
    and e.kind = 'succeeded') > 1`,
  'more refunded than paid': `select number from orders where refunded_centimes > total_centimes`,
  'more copies than ordered': `select id from order_lines where planned_copies + done_copies > quantity`,
  'a gap in the numbers of orders': `select count(*) from orders having count(*) <>
    coalesce(max(substring(number from '\\d+$')::int), 0)`,
  'a gap in the numbers of invoices': `select count(*) from orders where invoice_number is not null having count(*) <>
    coalesce(max(substring(invoice_number from '\\d+$')::int), 0)`,
  'something of a deleted account': [
    'addresses',
    'sessions',
    'saved_quotes',
    'project_requests',
    'uploaded_files',
  ]
    .map(
      (table) => `select '${table}' as "table", t.user_id from ${table} t join users u on u.id = t.user_id
      where u.deleted_at is not null`,
    )
    .join(' union all '),
  'an unpaid order of a deleted account': `select o.number from orders o join users u on u.id = o.user_id
    where u.deleted_at is not null and o.status = 'unpaid'`,
  'a job that failed and was not done since': `select f.job || ': ' || g.error || ' ' || g.cause from job_failures f
    join failure_groups g using (fingerprint) where f.settled_at is null`,
} as const;

/** @returns what is wrong, with an example each. */
export async function findWrongs(database: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [what, sql] of Object.entries(wrongs)) {
    const { rows } = await database.query<Record<string, unknown>>(sql);
    if (rows.length > 0) found.push(`${what}: ${rows.length}, such as ${String(Object.values(rows[0]!)[0])}`);
  }
  return found;
}
