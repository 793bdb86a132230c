import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { newId } from '../database/new-id.js';
import { WorkTally } from './work-tally.js';

let database: WorkerDatabase;

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);

afterAll(() => database.close());

const query = <Row>(sql: string, values: unknown[] = []) =>
  database.orm.em.fork().execute<Row[]>(sql, values);

describe('history of a job whose error holds NUL, and whose texts are cut within a character', () => {
  it('is written, and so is what else was gathered', async () => {
    const [mailId, other] = [newId(), newId()];
    const [name, message, called] = ['N'.repeat(79), 'x'.repeat(298), 'f'.repeat(199)];
    const error = Object.assign(new Error(`\0${message}🏠`), {
      name: `${name}🏠`,
      stack: [`    at ${called}🏠 (/srv/dist/a.js:1:1)`, '    at g\0 (/srv/dist/b.js:1:1)'].join('\n'),
    });
    const tally = new WorkTally(database.orm.em);
    const { error: told, cause } = tally.failure('mail.send', mailId, error, true);
    tally.event('mail.send', mailId, 'failed', { note: `${told}: ${cause}` });
    tally.event('mail.send', other, 'done');
    tally.count('mail', { done: 1, failed: 1 });
    await tally.flush();
    expect(
      await query(
        'select error, g.cause, frame, stack from failure_groups g join job_failures using (fingerprint) where subject = ?',
        [mailId],
      ),
    ).toEqual([
      {
        error: `${name}\ufffd`,
        cause: `\ufffd${message}\ufffd`,
        frame: `${called}\ufffd`,
        stack: `${name}\ufffd: \ufffd${message}\ufffd\nat ${called}🏠 (a.js)\nat g\ufffd (b.js)`,
      },
    ]);
    expect(await query('select subject, kind from job_events order by id')).toEqual([
      { subject: mailId, kind: 'failed' },
      { subject: other, kind: 'done' },
    ]);
    expect(await query('select done::int, failed::int from queue_minutes')).toEqual([{ done: 1, failed: 1 }]);
  });
});

it('A fault of the history keeps no lane from moving on', async () => {
  const tally = new WorkTally(database.orm.em);
  const mailId = newId();
  await query(
    `insert into lane_jobs (job, subject, queue, owner, is_awaited, tag_ms, size_ms, cost_ms, size_class, weight, waits_since)
     values ('mail.send', ?, 'mail', gen_random_uuid(), false, 70, 50, 50, 'any', 1, now())`,
    [mailId],
  );
  tally.event('mail.send', mailId, 'done', { ms: 50, slotMs: 50 });
  tally.count('a queue whose name is too long for its column'.repeat(5) as never, { done: 1 });
  await tally.flush();
  expect(await query('select subject from job_events where subject = ?', [mailId])).toEqual([]);
  expect(await query('select subject from lane_jobs where subject = ?', [mailId])).toEqual([]);
  expect(await query(`select virtual_ms from lane_clocks where queue = 'mail'`)).toEqual([
    { virtual_ms: 70 },
  ]);
});

it('A stop writes what came while the last entries were being written', async () => {
  const subjects = [newId(), newId()];
  const tally = new WorkTally(database.orm.em);
  tally.event('mail.send', subjects[0]!, 'done');
  void tally.flush();
  tally.event('mail.send', subjects[1]!, 'done');
  await tally.beforeApplicationShutdown();
  expect(await query('select subject from job_events where subject in (?, ?) order by id', subjects)).toEqual(
    subjects.map((subject) => ({ subject })),
  );
});

describe('a run that found its mail given up', () => {
  it('settles no failure; the one that sends it does', async () => {
    const mailId = newId();
    const settled = () =>
      query('select settled_at is not null as settled from job_failures where subject = ?', [mailId]);
    await query(
      `insert into outbound_mails (id, template, locale, recipient, data, status, created_at)
       values (?, 'order-placed', 'fr', 'a@example.com', '{}', 'failed', now())`,
      [mailId],
    );
    const tally = new WorkTally(database.orm.em);
    tally.failure('mail.send', mailId, new Error('Refused'), true);
    tally.event('mail.send', mailId, 'done');
    await tally.flush();
    expect(await settled()).toEqual([{ settled: false }]);
    await query(`update outbound_mails set status = 'sent' where id = ?`, [mailId]);
    tally.event('mail.send', mailId, 'done');
    await tally.flush();
    expect(await settled()).toEqual([{ settled: true }]);
  });
});
