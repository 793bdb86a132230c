import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { sweepHistory } from './sweep-history.js';

let database: WorkerDatabase;
const execute = <Row>(sql: string) => database.orm.em.fork().execute<Row[]>(sql);

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);

afterAll(() => database.close());

describe('the history of queues', () => {
  beforeAll(async () => {
    await execute(
      `insert into queue_minutes (queue, starts_at, added, done, busy_ms, capacity_ms, depth, oldest_seconds)
       select q.queue, date_trunc('minute', now()) - m * interval '1 minute', 3, 2, 100, 60000, m % 7, m % 5
       from unnest(array['analysis', 'mail', 'cards']) as q(queue), generate_series(0, 30 * 1440) as m`,
    );
    await sweepHistory(database.orm.em.fork());
  }, 60_000);

  it('takes bounded space, however long the service runs', async () => {
    const rows = await execute<{ minutes: number; rows: number }>(
      `select minutes, count(*)::int as rows from queue_minutes where queue = 'mail' group by 1 order by 1`,
    );
    expect(rows.map(({ minutes }) => minutes)).toEqual([1, 10]);
    expect(rows[0]!.rows).toBeGreaterThanOrEqual(1440);
    expect(rows[0]!.rows).toBeLessThanOrEqual(1450);
    expect(rows[1]!.rows).toBeGreaterThanOrEqual(6 * 144 - 1);
    expect(rows[1]!.rows).toBeLessThanOrEqual(6 * 144);
  });

  it('keeps sums and greatest values when minutes become ten', async () => {
    const [row] = await execute(
      `select added, done, busy_ms, capacity_ms, depth, oldest_seconds from queue_minutes
       where queue = 'mail' and minutes = 10 order by starts_at desc offset 3 limit 1`,
    );
    expect(row).toEqual({
      ...{ added: 30, done: 20, busy_ms: '1000', capacity_ms: '600000' },
      ...{ depth: 6, oldest_seconds: 4 },
    });
  });

  it('adds to a row of ten minutes what comes late', async () => {
    const late = `date_bin('10 minutes', now() - interval '3 days', 'epoch') + interval '4 minutes'`;
    await execute(
      `insert into queue_minutes (queue, starts_at, added, depth) values ('mail', ${late}, 5, 99)`,
    );
    await sweepHistory(database.orm.em.fork());
    const rows = await execute(
      `select added, depth from queue_minutes where queue = 'mail' and starts_at between ${late} - interval '4 minutes' and ${late}`,
    );
    expect(rows).toEqual([{ added: 35, depth: 99 }]);
  });
});

describe('failures and steps of jobs', () => {
  it('are kept for days, and only so many', async () => {
    await execute(
      `insert into failure_groups (fingerprint, job, error, cause, frame, first_at, last_at)
       select 'g' || n, 'mail.send', 'Error', 'x', '', now(), now() - n * interval '1 minute'
       from generate_series(1, 1200) n`,
    );
    await execute(
      `insert into job_failures (fingerprint, subject, job, first_at, last_at)
       select 'g1', n::text, 'mail.send', now(), now() - n * interval '1 second' from generate_series(1, 100500) n`,
    );
    await execute(
      `insert into job_events (id, job, subject, kind, at)
       select gen_random_uuid(), 'mail.send', 'x', 'done', now() - n * interval '1 hour' from generate_series(0, 99) n`,
    );
    await sweepHistory(database.orm.em.fork());
    const [counts] = await execute(
      `select (select count(*)::int from failure_groups) as groups, (select count(*)::int from job_failures) as jobs,
         (select count(*)::int from job_events) as events`,
    );
    expect(counts).toEqual({ groups: 1_000, jobs: 100_000, events: 48 });
  }, 60_000);
});

describe('what an operator took off the lists', () => {
  it('comes back no more while its row stays, and is forgotten a year after with a row that is gone', async () => {
    await execute(
      `insert into work_dismissals (job, subject, dismissed_by, note, at)
       select job, 'x', 'owner@example.com', 'Settled.', now() - interval '366 days'
       from unnest(array['payments.refund', 'plates.files', 'documents.render', 'analysis.measure']) job
       union all select 'mail.send', 'x', 'owner@example.com', 'Settled.', now() - interval '364 days'`,
    );
    await sweepHistory(database.orm.em.fork());
    const left = await execute<{ job: string }>('select job from work_dismissals order by job');
    expect(left.map(({ job }) => job)).toEqual(['mail.send', 'payments.refund', 'plates.files']);
  });
});
