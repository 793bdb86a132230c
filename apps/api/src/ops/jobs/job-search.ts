import type { EntityManager } from '@mikro-orm/postgresql';
import type { WorkName } from '@shared/infra/queue/jobs.js';
import { workRows } from '@shared/infra/work/work-rows.js';
import { validate as isUuid } from 'uuid';
import type { JobFilter } from './jobs.dto.js';

/** A condition on the rows `t` of a kind of work, with its values; `null`: none of them. */
export type RowCondition = { sql: string; values: unknown[] } | null;
type Conditions = (name: WorkName) => RowCondition;

const none = null;
const content = 't.content_hash';
const isOfContent = (name: WorkName) =>
  name === 'analysis.measure' || name === 'parts.outline' || name === 'parts.picture';
const platesOf = `t.id in (select i.plate_id from plate_pieces i join order_lines l on l.id = i.line_id
  where l.order_id`;

/** The account of an address or an id; `null` if there is none. */
async function customerOf(
  em: EntityManager,
  customer: string,
): Promise<{ id: string; email: string } | null> {
  const [column, value] = isUuid(customer) ? ['id', customer] : ['email', customer.toLowerCase()];
  const rows = await em.execute<{ id: string; email: string }[]>(
    `select id, email from users where ${column} = ?`,
    [value],
  );
  return rows[0] ?? null;
}

/** Work of one account. Each condition reads an index that begins with the account. */
async function ofCustomer(em: EntityManager, customer: string): Promise<Conditions> {
  const user = await customerOf(em, customer);
  if (user === null) return () => none;
  return (name) => {
    const id = [user.id];
    switch (name) {
      case 'accounts.mail':
        return { sql: '(t.user_id = ? or t.email = ?)', values: [user.id, user.email] };
      case 'mail.send':
        return { sql: '(t.user_id = ? or t.recipient = ?)', values: [user.id, user.email] };
      case 'analysis.measure':
      case 'parts.outline':
      case 'parts.picture':
        return {
          sql: `${content} in (select f.content_hash from uploaded_files f where f.user_id = ?)`,
          values: id,
        };
      case 'payments.refund':
        return { sql: 't.order_id in (select o.id from orders o where o.user_id = ?)', values: id };
      case 'payments.confirmSandbox':
        return {
          sql: `t.attempt_id in (select a.id from payment_attempts a join orders o on o.id = a.order_id
            where o.user_id = ?)`,
          values: id,
        };
      case 'plates.files':
        return { sql: `${platesOf} in (select o.id from orders o where o.user_id = ?))`, values: id };
      case 'plates.plan':
        return none;
      case 'accounts.export':
      case 'cards.generate':
      case 'cards.picture':
      case 'documents.render':
      case 'uploads.inspect':
        return { sql: 't.user_id = ?', values: id };
    }
  };
}

/** Work on one file: by its key or its id. */
async function ofFile(em: EntityManager, file: string): Promise<Conditions> {
  const column = isUuid(file) ? 'id' : 'key';
  const rows = await em.execute<{ id: string; content_hash: string }[]>(
    `select id, content_hash from uploaded_files where ${column} = ?`,
    [file],
  );
  const [found] = rows;
  if (found === undefined) return () => none;
  return (name) => {
    if (isOfContent(name)) return { sql: `${content} = ?`, values: [found.content_hash] };
    const isCard = name === 'cards.generate' || name === 'cards.picture';
    if (isCard) return { sql: 't.file_id = ?', values: [found.id] };
    return name === 'uploads.inspect' ? { sql: 't.id = ?', values: [found.id] } : none;
  };
}

/** Work for one saved quote: its PDF, and its parts. */
async function ofQuote(em: EntityManager, quote: string): Promise<Conditions> {
  const column = isUuid(quote) ? 'id' : 'reference';
  const [found] = await em.execute<{ id: string }[]>(`select id from saved_quotes where ${column} = ?`, [
    quote,
  ]);
  if (found === undefined) return () => none;
  const parts = `select f.content_hash from saved_quote_lines l join uploaded_files f on f.key = l.file_key
    where l.quote_id = ?`;
  return ofPapersAndParts(found.id, `('quote')`, parts);
}

/** Work for one order: its papers and their mails, its payments, its parts. */
async function ofOrder(em: EntityManager, order: string): Promise<Conditions> {
  const column = isUuid(order) ? 'id' : 'number';
  const [found] = await em.execute<{ id: string; number: string; user_id: string }[]>(
    `select id, number, user_id from orders where ${column} = ?`,
    [order],
  );
  if (found === undefined) return () => none;
  const parts = 'select l.content_hash from order_lines l where l.order_id = ?';
  const others = ofPapersAndParts(found.id, `('invoice', 'creditNote', 'packingSlip')`, parts);
  return (name) => {
    const id = [found.id];
    if (name === 'payments.refund') return { sql: 't.order_id = ?', values: id };
    if (name === 'payments.confirmSandbox') {
      return {
        sql: 't.attempt_id in (select a.id from payment_attempts a where a.order_id = ?)',
        values: id,
      };
    }
    if (name === 'plates.files') return { sql: `${platesOf} = ?)`, values: id };
    if (name === 'mail.send') {
      return { sql: `(t.user_id = ? and t.data->>'orderNumber' = ?)`, values: [found.user_id, found.number] };
    }
    return others(name);
  };
}

function ofPapersAndParts(id: string, kinds: string, parts: string): Conditions {
  // Not by "or": that would read all papers.
  const papers = `d.kind in ${kinds} and d.subject_id in
    (select ?::uuid union all select r.id from refunds r where r.order_id = ?)`;
  return (name) => {
    if (name === 'documents.render') return { sql: papers.replaceAll('d.', 't.'), values: [id, id] };
    if (name === 'mail.send') {
      return {
        sql: `t.document_id in (select d.id from rendered_documents d where ${papers})`,
        values: [id, id],
      };
    }
    return isOfContent(name) ? { sql: `${content} in (${parts})`, values: [id] } : none;
  };
}

/** Work whose id stands in another table, beside the job's name: its rows are found by their key. */
const ofSubjects =
  (query: string, value: string): Conditions =>
  (name) => ({
    sql: `exists (select 1 from (${query}) s where ${workRows[name].match})`,
    values: [name, value],
  });

/** What a search asks of the rows of each kind of work. */
export async function searchConditions(em: EntityManager, filter: JobFilter): Promise<Conditions[]> {
  const { customer, file, quote, order, requestId, error, state, olderThanSeconds, youngerThanSeconds } =
    filter;
  const asked: Conditions[] = [];
  if (customer !== undefined) asked.push(await ofCustomer(em, customer));
  if (file !== undefined) asked.push(await ofFile(em, file));
  if (quote !== undefined) asked.push(await ofQuote(em, quote));
  if (order !== undefined) asked.push(await ofOrder(em, order));
  if (requestId !== undefined) {
    asked.push(
      ofSubjects('select e.subject from job_events e where e.job = ? and e.request_id = ?', requestId),
    );
  }
  if (error !== undefined) {
    asked.push(
      ofSubjects('select f.subject from job_failures f where f.job = ? and f.fingerprint = ?', error),
    );
  }
  if (state !== undefined) {
    asked.push((name) => {
      const sql = workRows[name].states[state];
      return sql === undefined ? none : { sql: `(${sql})`, values: [] };
    });
  }
  const age = (sign: string, seconds: number) => (name: WorkName) => ({
    sql: `${workRows[name].since} ${sign} now() - ? * interval '1 second'`,
    values: [seconds],
  });
  if (olderThanSeconds !== undefined) asked.push(age('<=', olderThanSeconds));
  if (youngerThanSeconds !== undefined) asked.push(age('>=', youngerThanSeconds));
  return asked;
}
