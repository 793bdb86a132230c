import type { LiveTopic } from '@shared/domain/contract/live-topics.js';

/**
 * The latest rows of a table by one of its columns, several of them: processes give ids and moments before they commit, so what
 * is seen first need not be the earlier one.
 */
const latestOf = (table: string, by = 'id', shown = by): string =>
  `(select md5(string_agg(concat(id, ' ', shown), ',')) from
    (select id, ${shown} as shown from ${table} order by ${by} desc limit 20) latest)`;

const mailStates = latestOf('outbound_mails', 'id', 'status');

/**
 * What pages of the console follow: for each topic a query of one text that changes whenever its pages would show
 * something else. Each is asked once a second by a process that has followers, so it reads an index or some rows.
 */
export const topicStates: Record<LiveTopic, string> = {
  // Ids sort by time.
  audit: `select ${latestOf('audit_entries')}`,
  customers: `select concat(${['users', 'sessions', 'uploaded_files', 'saved_quotes'].map((table) => latestOf(table)).join(', ')},
    ${mailStates})`,
  mails: `select ${mailStates}`,
  money: `select concat(${latestOf('payment_events')}, ${latestOf('orders', 'updated_at')},
    (select max(settled_at) from payment_events), (select max(finished_at) from refunds))`,
  messages: `select ${latestOf('contact_messages', 'updated_at')}`,
  notes: `select ${latestOf('team_notes')}`,
  operators: `select concat(max(updated_at), ' ', count(*)) from operators`,
  orders: `select ${latestOf('orders', 'updated_at')}`,
  priceBooks: `select concat(max(updated_at), ' ', count(*)) from price_books`,
  plates: `select concat(${latestOf('plates', 'updated_at')}, ${latestOf('plate_plans')})`,
  work: `select concat(${latestOf('job_events')}, ' ',
    (select max(last_at) from failure_groups), ' ', (select concat(max(since), count(*)) from queue_pauses), ' ',
    (select max(at) from work_dismissals), ' ',
    ${latestOf('audit_entries')})`,
  workers: `select concat(sum(extract(epoch from seen_at)), ' ', max(drain_wanted_at), ' ', count(*)) from worker_heartbeats`,
  projects: `select ${latestOf('project_requests', 'updated_at')}`,
  stock: `select concat(${latestOf('stock_movements')}, ' ',
    (select md5(string_agg(concat(m), ',' order by m.sku)) from materials m))`,
};
