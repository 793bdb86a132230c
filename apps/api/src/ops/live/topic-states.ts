import type { LiveTopic } from '@shared/domain/contract/live-topics.js';

/**
 * What pages of the console follow: for each topic a query of one text that changes whenever its pages would show
 * something else. Each is asked once a second by a process that has followers, so it reads an index or some rows.
 */
export const topicStates: Record<LiveTopic, string> = {
  audit: `select max(id::text) from audit_entries`,
  // Ids sort by time: each is the end of a primary key.
  customers: `select concat((select id from users order by id desc limit 1), ' ',
    (select id from sessions order by id desc limit 1), ' ', (select id from uploaded_files order by id desc limit 1), ' ',
    (select id from saved_quotes order by id desc limit 1), ' ',
    (select id from outbound_mails order by id desc limit 1))`,
  money: `select concat((select max(id::text) from payment_events), (select max(updated_at) from orders),
    (select max(settled_at) from payment_events), (select max(finished_at) from refunds))`,
  messages: `select max(updated_at)::text from contact_messages`,
  notes: `select max(id::text) from team_notes`,
  operators: `select concat(max(updated_at), ' ', count(*)) from operators`,
  orders: `select max(updated_at)::text from orders`,
  priceBooks: `select concat(max(updated_at), ' ', count(*)) from price_books`,
  plates: `select concat(max(updated_at), ' ', (select max(id::text) from plate_plans)) from plates`,
  work: `select concat((select e.id from job_events e order by e.id desc limit 1), ' ',
    (select max(last_at) from failure_groups), ' ', (select concat(max(since), count(*)) from queue_pauses), ' ',
    (select max(at) from work_dismissals), ' ',
    (select a.id from audit_entries a order by a.id desc limit 1))`,
  workers: `select concat(sum(extract(epoch from seen_at)), ' ', max(drain_wanted_at), ' ', count(*)) from worker_heartbeats`,
  projects: `select max(updated_at)::text from project_requests`,
  stock: `select concat((select max(id::text) from stock_movements), ' ',
    (select md5(string_agg(concat(m), ',' order by m.sku)) from materials m))`,
};
