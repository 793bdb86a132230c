import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';

/** What a change was made to. */
export type AuditSubjectKind =
  | 'order'
  | 'plate'
  | 'project'
  | 'customer'
  | 'message'
  | 'mail'
  | 'worker'
  | 'colour'
  | 'priceBook'
  | 'queue'
  | 'job'
  | 'failure'
  | 'other';

/** What a change was made to, as people know it. */
export interface AuditSubjectView {
  /** What it is. */
  kind: AuditSubjectKind;
  /** Of its page in the console: the id of the order that a payment was for. */
  id: string;
  /** A number, a name, a reference; `null` where nothing more is known than the id. */
  name: string | null;
}

interface SubjectRow {
  subject: string;
  kind: AuditSubjectKind;
  id: string;
  name: string | null;
}

/** Every table whose rows operators change, each read by its primary key. */
const namedSql = `with s as (select unnest(?::uuid[]) as id)
  select s.id as subject, 'order' as kind, o.id, o.number as name from s join orders o on o.id = s.id
  union all select s.id, 'plate', p.id, p.number from s join plates p on p.id = s.id
  union all select s.id, 'project', r.id, r.reference from s join project_requests r on r.id = s.id
  union all select s.id, 'customer', u.id, u.name from s join users u on u.id = s.id
  union all select s.id, 'message', c.id, c.name from s join contact_messages c on c.id = s.id
  union all select s.id, 'mail', m.id, m.recipient from s join outbound_mails m on m.id = s.id
  union all select s.id, 'worker', w.worker_id, concat_ws(' ', w.host, w.pid) from s
    join worker_heartbeats w on w.worker_id = s.id
  union all select s.id, 'order', o.id, o.number from s join payment_events e on e.id = s.id
    join payment_attempts a on a.id = e.attempt_id join orders o on o.id = a.order_id`;

const kindOfAction: Readonly<Record<string, AuditSubjectKind>> = {
  material: 'colour',
  priceBook: 'priceBook',
  queue: 'queue',
  schedule: 'job',
  failures: 'failure',
};

/** Says what changes were made to, in one query for all; what is gone is known by its id alone. */
export async function readAuditSubjects(
  em: EntityManager,
  entries: readonly { action: string; subjectId: string }[],
): Promise<(entry: { action: string; subjectId: string }) => AuditSubjectView> {
  const ids = [...new Set(entries.map(({ subjectId }) => subjectId).filter((id) => isUuid(id)))];
  const rows = ids.length === 0 ? [] : await em.execute<SubjectRow[]>(namedSql, [`{${ids.join(',')}}`]);
  const byId = new Map(rows.map(({ subject, kind, id, name }) => [subject, { kind, id, name }]));
  return ({ action, subjectId: id }) =>
    byId.get(id) ?? { kind: kindOfAction[action.split('.')[0]!] ?? 'other', id, name: null };
}

/**
 * The ids that an operator may mean: what was typed, and the order, plate, project or account of that number, reference
 * or address.
 */
export async function subjectsMeant(em: EntityManager, typed: string): Promise<string[]> {
  if (isUuid(typed)) return [typed];
  const found = await em.execute<{ id: string }[]>(
    `select id from orders where number = upper(?) or invoice_number = upper(?)
     union all select id from plates where number = upper(?)
     union all select id from project_requests where reference = upper(?)
     union all select id from users where email = lower(?)`,
    [typed, typed, typed, typed, typed],
  );
  return [typed, ...found.map(({ id }) => id)];
}
