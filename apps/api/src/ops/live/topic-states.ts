import type { LiveTopic } from '@shared/domain/contract/live-topics.js';

const lastOf = (table: string): string => `(select id from ${table} order by id desc limit 1)`;

/**
 * What pages of the console follow: for each topic a query of one text that changes whenever its pages would show
 * something else. Each is asked once a second by a process that has followers, so it reads an index or some rows.
 */
export const topicStates: Record<LiveTopic, string> = {
  // Ids sort by time: each is the end of a primary key, which `max` of their text is not.
  audit: `select ${lastOf('audit_entries')}::text`,
  customers: `select concat(${['users', 'sessions', 'uploaded_files', 'saved_quotes', 'outbound_mails'].map(lastOf).join(`, ' ', `)})`,
  money: `select concat(${lastOf('payment_events')}, (select max(updated_at) from orders),
    (select max(settled_at) from payment_events), (select max(finished_at) from refunds))`,
  messages: `select max(updated_at)::text from contact_messages`,
  notes: `select ${lastOf('team_notes')}::text`,
  operators: `select concat(max(updated_at), ' ', count(*)) from operators`,
  orders: `select max(updated_at)::text from orders`,
  priceBooks: `select concat(max(updated_at), ' ', count(*)) from price_books`,
  plates: `select concat(max(updated_at), ' ', ${lastOf('plate_plans')}) from plates`,
  work: `select concat(${lastOf('job_events')}, ' ',
    (select max(last_at) from failure_groups), ' ', (select concat(max(since), count(*)) from queue_pauses), ' ',
    (select max(at) from work_dismissals), ' ',
    ${lastOf('audit_entries')})`,
  workers: `select concat(sum(extract(epoch from seen_at)), ' ', max(drain_wanted_at), ' ', count(*)) from worker_heartbeats`,
  projects: `select max(updated_at)::text from project_requests`,
  stock: `select concat(${lastOf('stock_movements')}, ' ',
    (select md5(string_agg(concat(m), ',' order by m.sku)) from materials m))`,
};
