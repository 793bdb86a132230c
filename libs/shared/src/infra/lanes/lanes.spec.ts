import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { Queue, type QueueOptions, setDefaultBackendFactory, Worker } from 'bullmq';
import { kernelVersion } from '@kernel/version.js';
import type { MeshFormat } from '../../domain/contract/enums.js';
import {
  awaitedFactor,
  lastPriority,
  priorityStepMs,
  renumberAfterMs,
} from '../../domain/lanes/fair-queue.js';
import { FileAnalysis } from '../database/entities/file-analysis.entity.js';
import { MailRequest } from '../database/entities/mail-request.entity.js';
import { OutboundMail } from '../database/entities/outbound-mail.entity.js';
import { UploadedFile } from '../database/entities/uploaded-file.entity.js';
import { User } from '../database/entities/user.entity.js';
import { lockNamed } from '../database/lock-named.js';
import { newId } from '../database/new-id.js';
import { textArray } from '../database/text-array.js';
import { moveJobsInArrears } from './arrears.js';
import { expectedStarts } from './expected-start.js';
import { laneLoad } from './lane-load.js';
import { Lanes } from './lanes.js';
import { newcomerWaits } from './newcomer-wait.js';
import { oldestWaiting } from './oldest-waiting.js';
import { renumberLanes } from './renumber.js';
import { moveClocks, moveLanes, storeServed } from './served.js';
import { sweepLanes } from './sweep-lanes.js';
import { addMail } from '../mail/mail-outbox.js';
import type { ExpressBell } from '../queue/express-bell.js';
import { JobQueue } from '../queue/job-queue.js';
import { jobs, queueNames } from '../queue/jobs.js';
import { configureQueueBackend } from '../queue/queue-backend.js';
import type { TalliedEvent } from '../work/tallied.js';
import { tagsOf } from '@testing/start-tags.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';

let database: WorkerDatabase;
let lanes: Lanes;
let options: QueueOptions;
let queues: Queue[];
let jobQueue: JobQueue;

const em = () => database.orm.em.fork();
const hashOf = (name: string) => createHash('sha256').update(name).digest('hex');
const payloadOf = (name: string) => ({ contentHash: hashOf(name), kernelVersion });
const subjectOf = (name: string) => jobs['analysis.measure'].idOf(payloadOf(name));
const dayAgo = () => new Date(Date.now() - 25 * 3_600_000);

/** Without a verified address its work weighs 1. */
async function addUser(facts: { isEmailVerified?: boolean; createdAt?: Date } = {}): Promise<string> {
  const fork = em();
  const user = fork.create(User, {
    email: `${newId()}@example.com`,
    name: 'Amina',
    passwordHash: 'x',
    ...facts,
  });
  await fork.flush();
  return user.id;
}

/** A file of 1 MB takes 20 ms, as long as nothing is learnt: 10 ms, and 10 ns a byte. */
async function addFiles(
  user: string,
  names: readonly string[],
  { format = 'stl', sizeBytes = 1e6 }: { format?: MeshFormat; sizeBytes?: number } = {},
): Promise<void> {
  const fork = em();
  for (const name of names) {
    const contentHash = hashOf(name);
    const key = `uploads/${newId()}.stl`;
    fork.create(UploadedFile, { user, key, filename: name, format, sizeBytes, contentHash });
    if ((await fork.findOne(FileAnalysis, { contentHash })) !== null) continue;
    fork.create(FileAnalysis, { contentHash, kernelVersion, format });
    await fork.flush();
  }
  await fork.flush();
}

const analysisQueue = (): Queue => queues[queueNames.indexOf('analysis')]!;

const heartbeatFreshMs = 15_000;
const pace = { freshMs: heartbeatFreshMs, perSecond: {} };
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${prefix}${place}`);

async function lastOf(owner: string, isAwaited: boolean): Promise<number> {
  const [{ last }] = await em().execute<[{ last: number }]>(
    'select last_ms as last from lanes where owner = ? and is_awaited = ?',
    [owner, isAwaited],
  );
  return last;
}

async function place(names: readonly string[], isAwaited = false): Promise<number[]> {
  const places = await lanes.place('analysis.measure', names.map(subjectOf), { isAwaited });
  return names.map((name) => places.get(subjectOf(name))!.priority);
}

function eventOf(
  name: string,
  kind: TalliedEvent['kind'],
  ms: number | null = null,
  slotMs = ms,
): TalliedEvent {
  const none = { try: 1, workerId: null, requestId: null, note: null };
  const of = { job: 'analysis.measure', subject: subjectOf(name) } as const;
  return { id: newId(), ...of, kind, at: new Date().toISOString(), ms, slotMs, ...none };
}

async function serve(events: readonly TalliedEvent[]): Promise<void> {
  const steps = await em().transactional((tx) => storeServed(tx, events));
  await moveLanes(em(), steps);
  await moveClocks(em(), steps);
}

const tell = (...event: Parameters<typeof eventOf>): Promise<void> => serve([eventOf(...event)]);

/** Priorities of work that long after the base. */
const after = (...milliseconds: number[]) => milliseconds.map((ms) => 1 + Math.floor(ms / priorityStepMs));

beforeAll(async () => {
  database = await startWorkerDatabase();
  options = configureQueueBackend({ ...database.settings, redisUrl: null });
  queues = queueNames.map((name) => new Queue(name, options));
  lanes = new Lanes(database.orm.em);
  jobQueue = new JobQueue(queues, lanes);
}, 60_000);

afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.close()));
  setDefaultBackendFactory();
  await database.close();
});

beforeEach(() => clear());

async function clear(): Promise<void> {
  for (const table of ['lane_jobs', 'lanes', 'lane_clocks', 'lane_costs', 'account_work', 'file_analyses']) {
    await em().execute(`delete from ${table}`);
  }
  await em().execute('delete from orders');
  await em().nativeDelete(User, {});
  await analysisQueue().obliterate({ force: true });
}

describe('places of jobs', () => {
  it('lie behind one another for one owner, and between those of others', async () => {
    const [bulk, single] = [await addUser(), await addUser()];
    await addFiles(bulk, numbered('bulk', 4));
    await addFiles(single, ['single']);
    expect(await place(numbered('bulk', 4))).toEqual(after(0, 20, 40, 60));
    expect(await place(['single'])).toEqual(after(0));
  });

  it('are those of the model, however customers add jobs, and wait for some, between those that are done', async () => {
    const step = fc.record({
      kind: fc.constantFrom('end', 'add', 'add', 'await'),
      flow: fc.nat(2),
      megabytes: fc.integer({ min: 1, max: 40 }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        await clear();
        const users = [
          await addUser(),
          await addUser(),
          await addUser({ isEmailVerified: true, createdAt: dayAgo() }),
        ];
        const weights = [1, 1, 2];
        const lastMs = [0, 0, 0];
        const lastAwaitedMs = [0, 0, 0];
        const waiting = new Map<
          string,
          { startMs: number; flow: number; costMs: number; isAwaited: boolean }
        >();
        let virtualMs = 0;
        const expectTag = async (name: string) => {
          const [placed] = await em().execute<[{ tag_ms: number; is_awaited: boolean }]>(
            'select tag_ms, is_awaited from lane_jobs where subject = ?',
            [subjectOf(name)],
          );
          expect(placed.tag_ms).toBeCloseTo(waiting.get(name)!.startMs, 6);
          expect(placed.is_awaited).toBe(waiting.get(name)!.isAwaited);
        };
        for (const [at, { kind, flow, megabytes }] of steps.entries()) {
          const weight = weights[flow]!;
          const [next] = [...waiting].sort(([, one], [, other]) => one.startMs - other.startMs);
          if (kind === 'end' && next !== undefined) {
            const [name, { startMs, costMs }] = next;
            await tell(name, 'started');
            await tell(name, 'failed', costMs);
            waiting.delete(name);
            virtualMs = Math.max(virtualMs, startMs);
            continue;
          }
          const own = [...waiting].findLast(([, job]) => job.flow === flow);
          if (kind === 'await' && own !== undefined) {
            const [name, job] = own;
            await place([name], true);
            const awaited = tagsOf(virtualMs, lastAwaitedMs[flow]!, {
              costMs: job.costMs,
              weight: weight * awaitedFactor,
            });
            if (!job.isAwaited && job.startMs > awaited.startMs) {
              lastAwaitedMs[flow] = awaited.finishMs;
              lastMs[flow] = Math.max(lastMs[flow]! - job.costMs / weight, virtualMs);
              waiting.set(name, { ...job, startMs: awaited.startMs, isAwaited: true });
            }
            await expectTag(name);
            continue;
          }
          const name = `model ${run} ${at}`;
          await addFiles(users[flow]!, [name], { sizeBytes: megabytes * 1e6 });
          await place([name]);
          const costMs = 10 + 10 * megabytes;
          const { startMs, finishMs } = tagsOf(virtualMs, lastMs[flow]!, { costMs, weight });
          lastMs[flow] = finishMs;
          waiting.set(name, { startMs, flow, costMs, isAwaited: false });
          await expectTag(name);
        }
        run += 1;
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('are given at once to calls that meet, none of which waits for another, and charged once', async () => {
    for (let round = 0; round < 25; round++) {
      await clear();
      const [known, fresh, lone] = ['known', 'fresh', 'lone'].map((name) => `${name}${round}`) as [
        string,
        string,
        string,
      ];
      const [owner, other] = [await addUser(), await addUser()];
      await addFiles(owner, [known, fresh]);
      await addFiles(other, [lone]);
      await place([known]);
      const calls: [string[], boolean][] = [
        [[fresh, known], true],
        [[known, fresh], false],
        [[fresh], false],
        [[known], true],
        [[lone], true],
        [[lone], false],
      ];
      await Promise.all(calls.map(([names, isAwaited]) => place(names, isAwaited)));
      const charged = await em().execute<{ is_awaited: boolean; last_ms: number }[]>(
        'select is_awaited, last_ms from lanes where owner = ? and last_ms > 0',
        [other],
      );
      expect(charged).toEqual([
        charged[0]!.is_awaited ? { is_awaited: true, last_ms: 5 } : { is_awaited: false, last_ms: 20 },
      ]);
    }
  });

  it('are told to be first where others wait or run, and all that wait come later', async () => {
    const [bulk, single] = [await addUser(), await addUser()];
    await addFiles(bulk, numbered('bulk', 3));
    await addFiles(single, numbered('single', 2));
    const isFirst = async (name: string, isAwaited = false) =>
      (await lanes.place('analysis.measure', [subjectOf(name)], { isAwaited })).get(subjectOf(name))!.isFirst;
    // The queue is empty: a slot is free.
    expect(await isFirst('bulk0')).toBe(false);
    expect(await isFirst('bulk1')).toBe(false);
    expect(await isFirst('single0')).toBe(true);
    expect(await isFirst('single1')).toBe(false);
    // It has its place.
    expect(await isFirst('single0')).toBe(false);
    // Somebody waits for it now.
    expect(await isFirst('bulk1', true)).toBe(true);
  });

  it('are first for an account that has none in flight, whatever was lost before the virtual time', async () => {
    const [bulk, single, other] = [await addUser(), await addUser(), await addUser()];
    await addFiles(bulk, numbered('bulk', 4));
    await addFiles(single, ['single']);
    await addFiles(other, ['other']);
    const isFirst = async (name: string) =>
      (await lanes.place('analysis.measure', [subjectOf(name)], { isAwaited: false })).get(subjectOf(name))!
        .isFirst;
    await place(numbered('bulk', 3));
    // The step that began the first is lost with its worker.
    await tell('bulk1', 'started');
    expect(await isFirst('single')).toBe(true);
    await tell('bulk2', 'started');
    await tell('single', 'started');
    // Nobody waits, but it would be the third of them at once.
    expect(await isFirst('bulk3')).toBe(false);
    expect(await isFirst('other')).toBe(true);
  });

  it('lie closer together the more an account weighs', async () => {
    const known = await addUser({ isEmailVerified: true, createdAt: dayAgo() });
    const today = await addUser({ isEmailVerified: true });
    const established = await addUser();
    await em().execute(
      `insert into orders (id, user_id, number, status, delivery_address, price_book, kernel_version, totals,
         total_centimes, item_count, terms_accepted_at, created_at, updated_at, paid_at)
       values (?, ?, 'CMD-2026-0001', 'paid', '{}', 'MA-2026-1', '1', '{}', 100, 1, now(), now(), now(), now())`,
      [newId(), established],
    );
    for (const [user, prefix, weight] of [
      [known, 'known', 2],
      [today, 'today', 1],
      [established, 'established', 4],
    ] as const) {
      await addFiles(user, numbered(prefix, 3), { sizeBytes: 31e6 });
      const priorities = await place(numbered(prefix, 3));
      expect(priorities).toEqual(after(0, 320 / weight, 640 / weight));
    }
  });

  it('are kept when they are asked for again, and move up when somebody waits', async () => {
    const bulk = await addUser();
    await addFiles(bulk, numbered('bulk', 10), { sizeBytes: 31e6 });
    const first = await place(numbered('bulk', 10));
    expect(await place(['bulk9'])).toEqual([first[9]]);
    expect(await place(['bulk9'], true)).toEqual(after(0));
    // The lane that it left goes on where it was before that job.
    await addFiles(bulk, ['next'], { sizeBytes: 31e6 });
    expect(await place(['next'])).toEqual([first[9]]);
    expect(await place(['bulk9'], true)).toEqual(after(0));
  });

  it('rise however calls that wait follow uploads, and none costs nothing', async () => {
    const [bulk, single] = [await addUser(), await addUser()];
    const names = numbered('bulk', 12);
    await addFiles(bulk, names, { sizeBytes: 31e6 });
    for (const name of names) {
      await place([name]);
      await place([name], true);
    }
    const tags = await em().execute<{ tag_ms: number }[]>('select tag_ms from lane_jobs order by tag_ms');
    // 320 ms each: one lane of weight 4, and one of weight 1 that takes what it would have later.
    expect(tags.map(({ tag_ms: tag }) => tag)).toEqual([
      0, 0, 80, 160, 240, 320, 320, 400, 480, 560, 640, 640,
    ]);
    await addFiles(single, ['single'], { sizeBytes: 31e6 });
    expect(await place(['single'])).toEqual(after(0));
  });

  it('are given back once where several calls wait for one job at a time', async () => {
    const bulk = await addUser();
    const names = numbered('bulk', 4);
    await addFiles(bulk, [...names, 'next'], { sizeBytes: 31e6 });
    const first = await place(names);
    await Promise.all(Array.from({ length: 8 }, () => place(['bulk3'], true)));
    const [moved] = await em().execute('select tag_ms, is_awaited from lane_jobs where subject = ?', [
      subjectOf('bulk3'),
    ]);
    expect(moved).toEqual({ tag_ms: 0, is_awaited: true });
    // Of the calls one has moved the lane of those that wait: by 320 ms over a weight of 4.
    expect(await lastOf(bulk, true)).toBe(80);
    expect(await place(['next'])).toEqual([first[3]]);
  });

  it('cost once where several calls add one job at a time, and it is of whom it was placed for first', async () => {
    const [bulk, single] = [await addUser(), await addUser()];
    await addFiles(bulk, [...numbered('bulk', 3), 'shared'], { sizeBytes: 31e6 });
    await place(numbered('bulk', 3), true);
    await place(['shared'], true);
    await addFiles(single, ['shared', 'own'], { sizeBytes: 31e6 });
    await Promise.all(Array.from({ length: 8 }, () => place(['shared'], true)));
    await Promise.all(Array.from({ length: 8 }, () => place(['own'], true)));
    const [shared] = await em().execute('select owner, tag_ms from lane_jobs where subject = ?', [
      subjectOf('shared'),
    ]);
    expect(shared).toEqual({ owner: single, tag_ms: 0 });
    expect(await lastOf(single, true)).toBe(160);
    expect(await lastOf(bulk, true)).toBe(320);
  });

  it('count for the owner who is served next, where a content has several', async () => {
    const [bulk, single] = [await addUser(), await addUser()];
    await addFiles(bulk, [...numbered('bulk', 3), 'shared']);
    await addFiles(single, ['shared']);
    await place(numbered('bulk', 3));
    expect(await place(['shared'])).toEqual(after(0));
  });

  it('pass to another owner of the content who waits, and whose lane is served sooner', async () => {
    const [bulk, single] = [await addUser(), await addUser()];
    await addFiles(bulk, [...numbered('bulk', 3), 'shared'], { sizeBytes: 31e6 });
    expect(await place([...numbered('bulk', 3), 'shared'], true)).toEqual(after(0, 80, 160, 240));
    await addFiles(single, ['shared'], { sizeBytes: 31e6 });
    expect(await place(['shared'], true)).toEqual(after(0));
    expect(await place(['shared'], true)).toEqual(after(0));
    // It counts for the one who has it now, and nothing is given back.
    await addFiles(single, ['own'], { sizeBytes: 31e6 });
    await addFiles(bulk, ['bulk4'], { sizeBytes: 31e6 });
    expect(await place(['own', 'bulk4'], true)).toEqual(after(80, 320));
  });

  it('of the shop’s own mails do not lie behind what strangers ask for', async () => {
    const fork = em();
    const asked = numbered('stranger', 20).map((name) =>
      fork.create(MailRequest, { kind: 'resetPassword', email: `${name}@example.com`, locale: 'fr' }),
    );
    const data = {
      name: 'Amina',
      orderNumber: 'CMD-2026-0001',
      provider: 'cmi',
      totalCentimes: 1,
      reference: 'x',
    };
    const recipient = 'team@print.example';
    const own = addMail(fork, { template: 'payment-refund-due', locale: 'fr', recipient, user: null, data });
    await fork.flush();
    await lanes.place(
      'accounts.mail',
      asked.map(({ id }) => id),
      { isAwaited: false },
    );
    const places = await lanes.place('mail.send', [own.id], { isAwaited: false });
    expect(places.get(own.id)!.priority).toBe(after(0)[0]);
    await em().nativeDelete(MailRequest, {});
    await em().nativeDelete(OutboundMail, {});
  });

  it('of pictures follow the triangles that were measured, and before that the bytes', async () => {
    const bulk = await addUser();
    await addFiles(bulk, ['part'], { sizeBytes: 1e6 });
    const contentHash = hashOf('part');
    await em().execute(
      `insert into part_pictures (content_hash, look, status, attempts, created_at) values (?, 1, 'pending', 0, now())`,
      [contentHash],
    );
    const sizeMs = async () => {
      await em().execute('delete from lane_jobs');
      await lanes.place('parts.picture', [contentHash], { isAwaited: false });
      const [job] = await em().execute<[{ size_ms: number }]>('select size_ms from lane_jobs');
      return job.size_ms;
    };
    expect(await sizeMs()).toBe(42);
    await em().execute(
      `update file_analyses set status = 'done', analysis = '{"triangles": 500000}' where content_hash = ?`,
      [contentHash],
    );
    expect(await sizeMs()).toBe(330);
    await em().execute('delete from part_pictures');
  });

  it('are all different for one owner, whichever process asks', async () => {
    const bulk = await addUser();
    const names = numbered('bulk', 24);
    await addFiles(bulk, names);
    const priorities = await Promise.all(names.map(async (name) => (await place([name]))[0]!));
    expect(priorities.sort((a, b) => a - b)).toEqual(after(...names.map((_, index) => index * 20)));
  });

  it('are none for work that is settled or gone', async () => {
    const bulk = await addUser();
    await addFiles(bulk, ['settled']);
    await em().nativeUpdate(FileAnalysis, { contentHash: hashOf('settled') }, { status: 'done' });
    expect(
      await lanes.place('analysis.measure', ['settled', 'gone'].map(subjectOf), { isAwaited: false }),
    ).toEqual(new Map());
  });
});

describe('what workers have served', () => {
  it('moves the virtual time on: a lane without work begins there', async () => {
    const [bulk, single] = [await addUser(), await addUser()];
    await addFiles(bulk, numbered('bulk', 5));
    await addFiles(single, ['single']);
    await place(numbered('bulk', 5));
    for (const name of numbered('bulk', 3)) {
      await tell(name, 'started');
      await tell(name, 'done', 20);
    }
    expect(await place(['single'])).toEqual(after(40));
  });

  it('moves it past no job that waits, however late it is told, so that who comes next is not behind a basket', async () => {
    const [bulk, single, next] = [await addUser(), await addUser(), await addUser()];
    await addFiles(bulk, [...numbered('bulk', 60), ...numbered('basket', 25)]);
    await addFiles(single, ['single']);
    await addFiles(next, ['next']);
    await place([...numbered('bulk', 60), ...numbered('basket', 25)]);
    // Ten files are done by now, of which workers tell after their customer has asked for prices.
    await place(numbered('basket', 25), true);
    for (const name of numbered('bulk', 10)) await tell(name, 'done', 20);
    expect(await place(['single'])).toEqual(after(0));
    for (const name of numbered('basket', 25)) await tell(name, 'done', 20);
    await tell('single', 'done', 20);
    expect(await place(['next'])).toEqual(after(180));
  });

  const virtualMs = async () =>
    (await em().execute<[{ virtual_ms: number }]>('select virtual_ms from lane_clocks'))[0].virtual_ms;

  /** The virtual time once a job is done, so long after the one before. */
  const passed = async (name: string, secondsLater: number) => {
    await em().execute(`update lane_clocks set held_at = held_at - ? * interval '1 second'`, [secondsLater]);
    await tell(name, 'done', 20);
    return virtualMs();
  };

  it('moves it past a job that its queue has lost, after ten seconds', async () => {
    const [other, bulk] = [await addUser(), await addUser()];
    await addFiles(other, ['lost']);
    await addFiles(bulk, numbered('bulk', 9));
    await place(['lost', ...numbered('bulk', 9)]);
    expect(await passed('bulk0', 0)).toBe(0);
    expect(await passed('bulk1', 0)).toBe(0);
    expect(await passed('bulk2', 9)).toBe(0);
    expect(await passed('bulk3', 2)).toBe(60);
    expect(await passed('bulk4', 0)).toBe(80);
  });

  it('moves it past a job that is put off at once', async () => {
    const [other, bulk] = [await addUser(), await addUser()];
    await addFiles(other, ['later']);
    await addFiles(bulk, numbered('bulk', 3));
    await place(['later', ...numbered('bulk', 3)]);
    await tell('later', 'started');
    await tell('later', 'givenBack');
    expect(await passed('bulk0', 0)).toBe(0);
    expect(await passed('bulk1', 0)).toBe(20);
    await tell('later', 'started');
    await tell('later', 'done', 20);
    expect(await virtualMs()).toBe(20);
  });

  it('moves it past none of a flood that is served, though a job of a lane far ahead is done', async () => {
    const [ahead, bulk] = [await addUser(), await addUser()];
    await addFiles(ahead, ['ahead', 'further']);
    await addFiles(bulk, numbered('bulk', 4));
    await place(['ahead']);
    await em().execute('update lanes set last_ms = 60000');
    await place(['further', ...numbered('bulk', 4)]);
    await tell('further', 'done', 20);
    await tell('ahead', 'done', 20);
    expect(await virtualMs()).toBe(0);
    for (const [file, reached] of [20, 40, 60].entries()) {
      expect(await passed(`bulk${file}`, 11)).toBe(reached);
    }
    expect(await passed('bulk3', 11)).toBe(60_000);
  });

  it('counts as well where a job began and ended since the last was told', async () => {
    const [bulk, single] = [await addUser(), await addUser()];
    await addFiles(bulk, numbered('bulk', 5));
    await addFiles(single, ['single']);
    await place(numbered('bulk', 5));
    const told = [
      ...[eventOf('bulk0', 'started'), eventOf('bulk1', 'started'), eventOf('bulk2', 'started')],
      eventOf('bulk2', 'done', 20),
    ];
    await serve(told);
    const left = await em().execute(
      `select subject, started_at is not null as has_begun from lane_jobs order by tag_ms`,
    );
    const begun = (name: string, hasBegun: boolean) => ({ subject: subjectOf(name), has_begun: hasBegun });
    expect(left).toEqual([
      begun('bulk0', true),
      begun('bulk1', true),
      begun('bulk3', false),
      begun('bulk4', false),
    ]);
    expect(await place(['single'])).toEqual(after(40));
  });

  it('teaches what a size class takes, and charges the owner', async () => {
    const bulk = await addUser();
    await addFiles(bulk, numbered('bulk', 2));
    await place(['bulk0']);
    await tell('bulk0', 'started');
    await tell('bulk0', 'done', 45, 50);
    // A slot held for 50 ms by the first; for the next, twice the 20 ms of its class at most.
    await place(['bulk1']);
    const [job] = await em().execute<[{ tag_ms: number; cost_ms: number; size_ms: number }]>(
      'select tag_ms, cost_ms, size_ms from lane_jobs',
    );
    expect(job).toEqual({ tag_ms: 50, cost_ms: 40, size_ms: 20 });
    const [work] = await em().execute<[{ user_id: string; work_ms: string }]>('select * from account_work');
    expect(work).toMatchObject({ user_id: bulk, work_ms: '45', foreseen_ms: '20' });
  });

  it('does not move it on by tries that end as nothing, as all do while a server is away', async () => {
    const [bulk, single] = [await addUser(), await addUser()];
    await addFiles(bulk, numbered('bulk', 3), { sizeBytes: 31e6 });
    await place(numbered('bulk', 3));
    await serve([eventOf('bulk2', 'started'), eventOf('bulk2', 'givenBack', 3_000)]);
    // Such a try may last longer than what is told together.
    await tell('bulk1', 'started');
    await addFiles(single, ['single'], { sizeBytes: 31e6 });
    expect(await place(['single'])).toEqual(after(0));
  });

  it('charges each try, and learns nothing from those that fail', async () => {
    const bulk = await addUser();
    await addFiles(bulk, ['one']);
    await place(['one']);
    await tell('one', 'retried', 60_000);
    await tell('one', 'givenBack', 500);
    await serve([eventOf('one', 'retried', 1_000), eventOf('one', 'failed', 2_000)]);
    expect(await em().execute('select user_id, work_ms::int from account_work')).toEqual([
      { user_id: bulk, work_ms: 63_000 },
    ]);
    expect(await em().execute('select * from lane_costs')).toEqual([]);
    // What they took beyond the 20 ms foreseen lies before the owner's next job.
    await addFiles(bulk, ['next']);
    await place(['next']);
    expect(await em().execute('select tag_ms from lane_jobs')).toEqual([{ tag_ms: 63_000 }]);
  });

  it('is stored by many workers at once, though tries of each have failed', async () => {
    const users = await Promise.all([addUser(), addUser(), addUser()]);
    const workers = numbered('worker', 12);
    for (const [at, worker] of workers.entries()) {
      await addFiles(users[at % users.length]!, numbered(`${worker}-a`, 6));
      await addFiles(users[(at + 1) % users.length]!, numbered(`${worker}-b`, 6));
    }
    for (const worker of workers) await place([...numbered(`${worker}-a`, 6), ...numbered(`${worker}-b`, 6)]);
    const tellAll = async (worker: string): Promise<void> => {
      for (const nth of numbered('', 6)) {
        await serve([
          eventOf(`${worker}-a${nth}`, 'retried', 1_000),
          eventOf(`${worker}-b${nth}`, 'done', 1_000),
        ]);
      }
    };
    await Promise.all(workers.map(tellAll));
    const [row] = await em().execute<[{ ms: string }]>('select sum(work_ms) as ms from account_work');
    expect(Number(row.ms)).toBe(12 * 6 * 2_000);
  });

  it('charges a try that was lost with its worker, when its job begins again', async () => {
    const bulk = await addUser();
    await addFiles(bulk, ['one']);
    await place(['one']);
    const at = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
    const started = (seconds: number) => ({ ...eventOf('one', 'started'), at: at(seconds) });
    await serve([started(0)]);
    await serve([started(20)]);
    const charged = () => em().execute<[{ ms: number }]>('select sum(work_ms)::int as ms from account_work');
    expect(Math.round((await charged())[0].ms / 100)).toBe(200);
    // A try that has ended is not lost, though the next is told with it.
    await serve([{ ...eventOf('one', 'retried', 1_000), at: at(50) }, started(60)]);
    expect(Math.round((await charged())[0].ms / 100)).toBe(210);
  });

  it('charges a try once where another process tells first that its job begins again', async () => {
    await addFiles(await addUser(), ['one']);
    await place(['one']);
    const at = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
    const started = (seconds: number) => ({ ...eventOf('one', 'started'), at: at(seconds) });
    const charged = () => em().execute<[{ ms: number }]>('select sum(work_ms)::int as ms from account_work');
    await serve([started(0)]);
    await serve([started(20)]);
    await serve([{ ...eventOf('one', 'retried', 19_500), at: at(19.5) }]);
    expect(Math.round((await charged())[0].ms / 100)).toBe(200);
    // A short one was not taken for lost.
    await serve([started(22)]);
    await serve([{ ...eventOf('one', 'retried', 1_500), at: at(21.5) }]);
    expect(Math.round((await charged())[0].ms / 100)).toBe(215);
  });

  it('learns nothing from a run that found nothing to do, and charges nobody', async () => {
    await addFiles(await addUser(), ['one']);
    await place(['one']);
    await tell('one', 'started');
    await tell('one', 'done', null);
    for (const table of ['lane_jobs', 'lane_costs', 'account_work']) {
      expect(await em().execute(`select * from ${table}`)).toEqual([]);
    }
  });

  it('leaves the lane of a paused customer where it was, and newcomers before those that wait', async () => {
    const [paused, bulk, single] = [await addUser(), await addUser(), await addUser()];
    await addFiles(paused, numbered('paused', 4));
    await addFiles(bulk, numbered('bulk', 2));
    await addFiles(single, ['single']);
    await place([...numbered('paused', 4), ...numbered('bulk', 2)]);
    await em().execute(
      `insert into queue_pauses (kind, subject, reason, paused_by, since) values ('customer', ?, '', 'a@example.com', now())`,
      [paused],
    );
    for (const name of numbered('paused', 4)) {
      await tell(name, 'started');
      await tell(name, 'done', null);
    }
    expect(await place(['single'])).toEqual(after(0));
    // When the customer is no longer paused.
    expect(await place(numbered('paused', 4))).toEqual(after(0, 20, 40, 60));
    await em().execute('delete from queue_pauses');
  });

  it.each([
    // By a fiftieth of a long job; of short ones by their share of forty seconds.
    { sizeBytes: 79e6, ms: 800, share: 0.02 },
    { sizeBytes: 1e6, ms: 20, share: 0.0005 },
  ])('follows later jobs of $ms ms slowly, and from their sizes alone', async ({ sizeBytes, ms, share }) => {
    const bulk = await addUser();
    await addFiles(bulk, numbered('bulk', 40), { sizeBytes });
    await place(numbered('bulk', 40));
    const factor = async () =>
      (await em().execute<[{ factor: number }]>('select factor from lane_costs'))[0].factor;
    await tell('bulk0', 'done', 2 * ms);
    expect(await factor()).toBe(2);
    for (const name of numbered('bulk', 40).slice(1)) await tell(name, 'done', ms);
    // Towards 1, although all were foreseen at the first factor.
    expect(await factor()).toBeCloseTo(1 + (1 - share) ** 39, 10);
  });

  it('leaves a job that is put off in its place, waiting since then', async () => {
    const bulk = await addUser();
    await addFiles(bulk, ['one']);
    const [priority] = await place(['one']);
    await em().execute(`update lane_jobs set waits_since = now() - interval '1 hour'`);
    expect((await oldestWaiting(em())).get('analysis')).toBeGreaterThan(3_500_000);
    await tell('one', 'started');
    expect(await oldestWaiting(em())).toEqual(new Map());
    await tell('one', 'givenBack');
    expect((await oldestWaiting(em())).get('analysis')).toBeLessThan(60_000);
    expect(await place(['one'])).toEqual([priority]);
  });
});

describe('when a job begins', () => {
  it('is told apart for customers with the same tag, in the order in which they came', async () => {
    const names = numbered('new', 4);
    for (const name of names) {
      await addFiles(await addUser(), [name]);
      await place([name]);
    }
    const starts = await expectedStarts(em(), 'analysis.measure', names.map(subjectOf), pace);
    const position = new Map(starts.map((start) => [start.subject, start.position]));
    expect(names.map((name) => position.get(subjectOf(name)))).toEqual([0, 1, 2, 3]);
  });

  it('is soon for who comes now, however much others wait for, unless nothing is done', async () => {
    const [bulk, ...others] = [await addUser(), await addUser(), await addUser()];
    await addFiles(bulk, numbered('bulk', 10), { sizeBytes: 99e6 });
    await place(numbered('bulk', 10));
    const waits = async () => (await newcomerWaits(em(), heartbeatFreshMs)).get('analysis.measure');
    const tellOf = (job: string, kind: string) =>
      em().execute(
        `insert into job_events (id, job, subject, kind, at) values (gen_random_uuid(), ?, 'one', ?, now())`,
        [job, kind],
      );
    const second = async () => (await waits())!.seconds;
    await em().execute(
      `insert into worker_heartbeats (worker_id, seen_at, concurrency) values (gen_random_uuid(), now(), '{"analysis": 1}')`,
    );
    await tellOf('analysis.measure', 'done');
    // The first job of the flood comes before who comes now.
    expect(await second()).toBeCloseTo(1, 5);
    for (const [nth, other] of others.entries()) {
      await addFiles(other, [`other${nth}`], { sizeBytes: 99e6 });
      await place([`other${nth}`]);
    }
    expect(await second()).toBeCloseTo(3, 5);
    expect((await waits())!.isStanding).toBe(false);
    await em().execute('delete from job_events');
    await tellOf('analysis.measure', 'retried');
    await tellOf('mail.send', 'done');
    expect((await waits())!.isStanding).toBe(true);
    // What a pause holds back says nothing.
    await em().execute(
      `insert into queue_pauses (subject, kind, reason, paused_by, since)
       select distinct owner::text, 'customer', 'x', 'x', now() from lane_jobs`,
    );
    expect(await waits()).toEqual({ seconds: 0, isStanding: false });
    for (const table of ['queue_pauses', 'job_events', 'worker_heartbeats']) {
      await em().execute(`delete from ${table}`);
    }
  });

  it('is told from the work before it, over the jobs done at a time', async () => {
    const [bulk, single] = [await addUser(), await addUser()];
    await addFiles(bulk, numbered('bulk', 10), { sizeBytes: 99e6 });
    await addFiles(single, ['single']);
    await place(numbered('bulk', 10));
    await tell('bulk0', 'started');
    await place(['single']);
    const starts = () =>
      expectedStarts(em(), 'analysis.measure', ['bulk0', 'bulk9', 'single'].map(subjectOf), pace);
    // No worker is there.
    expect((await starts()).map(({ startSeconds }) => startSeconds)).toEqual([null, null]);
    await em().execute(
      `insert into worker_heartbeats (worker_id, seen_at, concurrency)
       select gen_random_uuid(), now(), '{"analysis": 1}' from generate_series(1, 2)`,
    );
    const found = new Map((await starts()).map((start) => [start.subject, start]));
    // One second each: eight, what is left of the first, and the single one; over two at a time.
    expect(found.get(subjectOf('bulk9'))!.position).toBe(10);
    expect(found.get(subjectOf('bulk9'))!.startSeconds).toBeGreaterThan(4.0);
    expect(found.get(subjectOf('bulk9'))!.startSeconds).toBeLessThan(4.52);
    // The other slot is free.
    expect(found.get(subjectOf('single'))!.startSeconds).toBe(0);
    expect(found.has(subjectOf('bulk0'))).toBe(false);
    // Machines that have become half as fast since the jobs were placed: two seconds each.
    await em().execute(
      'insert into lane_costs (job, size_class, factor) select distinct job, size_class, 2 from lane_jobs',
    );
    const later = new Map((await starts()).map((start) => [start.subject, start.startSeconds]));
    expect(later.get(subjectOf('bulk9'))).toBeGreaterThan(8.0);
    expect(later.get(subjectOf('bulk9'))).toBeLessThan(9.02);
    expect((await laneLoad(em(), heartbeatFreshMs))!.get('analysis')).toBeCloseTo((9 * 2 + 0.04) / 2, 5);
    const pause = `insert into queue_pauses (subject, kind, reason, paused_by, since) values ('analysis', 'queue', 'x', 'x', now())`;
    await em().execute(pause);
    expect((await laneLoad(em(), heartbeatFreshMs))!.get('analysis')).toBe(0);
    await em().execute('delete from queue_pauses');
    // One job every ten seconds, whatever the slots could do.
    const rated = { ...pace, perSecond: { analysis: 0.1 } };
    const slow = await expectedStarts(em(), 'analysis.measure', [subjectOf('bulk9')], rated);
    expect(slow).toMatchObject([{ position: 10, startSeconds: 100 }]);
    // The database was away, and no worker has told of itself since; a minute later they are gone.
    const silentFor = (seconds: number) =>
      em().execute(`update worker_heartbeats set seen_at = now() - ? * interval '1 second'`, [seconds]);
    await silentFor(20);
    expect(await laneLoad(em(), heartbeatFreshMs)).toBeNull();
    await silentFor(61);
    expect((await laneLoad(em(), heartbeatFreshMs))!.get('analysis')).toBeCloseTo(9 * 2 + 0.04, 5);
    await em().execute('delete from worker_heartbeats');
  });

  it('is told of thousands by one pass over them', async () => {
    const names = numbered('many', 3_000);
    await em().execute(
      `insert into lane_jobs (job, subject, queue, owner, is_awaited, tag_ms, size_ms, cost_ms, size_class, weight, waits_since)
       select 'analysis.measure', subject, 'analysis', ?, false, place, 10, 10, 'stl', 1, now()
       from unnest(?::text[]) with ordinality as s(subject, place)`,
      [await addUser(), textArray(names.map(subjectOf))],
    );
    const starts = await em().transactional(async (one) => {
      // A pass takes some 20 ms; comparing each with all, which was done while tables had no figures, nine seconds.
      await one.execute(`set local statement_timeout = '3s'`);
      return expectedStarts(one, 'analysis.measure', names.map(subjectOf), pace);
    });
    expect(starts.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(names.map((_, i) => i));
  });

  it('counts nothing of a paused customer whose jobs workers only look at, and tells them no start', async () => {
    const [bulk, single] = [await addUser(), await addUser()];
    await addFiles(bulk, numbered('bulk', 10), { sizeBytes: 99e6 });
    await addFiles(single, ['single0', 'single1'], { sizeBytes: 99e6 });
    await place(numbered('bulk', 10));
    await place(['single0', 'single1']);
    await em().execute(
      `insert into queue_pauses (kind, subject, reason, paused_by, since) values ('customer', ?, '', 'a@example.com', now())`,
      [bulk],
    );
    await em().execute(
      `insert into worker_heartbeats (worker_id, seen_at, concurrency)
       values (gen_random_uuid(), now(), '{"analysis": 1}')`,
    );
    const asked = ['bulk9', 'single1'].map(subjectOf);
    const starts = await expectedStarts(em(), 'analysis.measure', asked, pace);
    const found = new Map(starts.map((start) => [start.subject, start]));
    expect(found.get(asked[0]!)!.startSeconds).toBeNull();
    // One second for its own first file.
    expect(found.get(asked[1]!)).toMatchObject({ position: 1, startSeconds: 1 });
    expect((await laneLoad(em(), heartbeatFreshMs))!.get('analysis')).toBe(2);
    await em().execute('delete from queue_pauses');
    await em().execute('delete from worker_heartbeats');
  });
});

describe('the queue', () => {
  const prioritiesInQueue = async () => {
    const found = await analysisQueue().getJobs(['prioritized'], 0, -1, true);
    return found.map(({ data, priority }) => [(data as { contentHash: string }).contentHash, priority]);
  };

  it('moves a job up that waits already', async () => {
    const bulk = await addUser();
    await addFiles(bulk, numbered('bulk', 3), { sizeBytes: 31e6 });
    for (const name of numbered('bulk', 3)) await jobQueue.enqueue('analysis.measure', payloadOf(name));
    await jobQueue.enqueueAwaited('analysis.measure', [payloadOf('bulk2')]);
    const [first, last, middle] = ['bulk0', 'bulk2', 'bulk1'].map(hashOf);
    expect(await prioritiesInQueue()).toEqual([
      [first, ...after(0)],
      [last, ...after(0)],
      [middle, ...after(320)],
    ]);
  });

  it('moves the parts of a basket up together, beside those that were not added yet, and rings once', async () => {
    const rings: string[] = [];
    const bell = { ring: ({ jobId }: { jobId: string }) => rings.push(jobId) } as unknown as ExpressBell;
    const asking = new JobQueue(queues, lanes, undefined, bell);
    const [bulk, buyer] = [await addUser(), await addUser()];
    await addFiles(bulk, ['other'], { sizeBytes: 31e6 });
    await addFiles(buyer, numbered('part', 4), { sizeBytes: 31e6 });
    await jobQueue.enqueue('analysis.measure', payloadOf('other'));
    await tell('other', 'started');
    await jobQueue.enqueueAll('analysis.measure', numbered('part', 3).map(payloadOf));
    await asking.enqueueAwaited('analysis.measure', numbered('part', 4).map(payloadOf));
    // The first has the earliest place there is, and stays; the others weigh four times as much where a call waits for them.
    const inQueue = await analysisQueue().getJobs(['prioritized'], 0, -1, true);
    expect(
      inQueue.map(({ data, priority }) => [(data as { contentHash: string }).contentHash, priority]),
    ).toEqual([
      [hashOf('other'), ...after(0)],
      ...[0, 0, 80, 160].map((ms, place) => [hashOf(`part${place}`), ...after(ms)]),
    ]);
    expect(rings).toEqual([inQueue[2]!.id]);
  });

  it('moves a job up with the next who waits, where the queue was not told by the first', async () => {
    const bulk = await addUser();
    await addFiles(bulk, numbered('bulk', 3), { sizeBytes: 31e6 });
    for (const name of numbered('bulk', 3)) await jobQueue.enqueue('analysis.measure', payloadOf(name));
    await place(['bulk2'], true);
    expect((await prioritiesInQueue()).at(-1)![0]).toBe(hashOf('bulk2'));
    await jobQueue.enqueueAwaited('analysis.measure', [payloadOf('bulk2')]);
    expect((await prioritiesInQueue())[1]).toEqual([hashOf('bulk2'), ...after(0)]);
  });

  it('tries a job for as long as its row waits; at once, where a request or an operator wants it; and keeps the stack of its last try', async () => {
    await addFiles(await addUser(), ['away']);
    await jobQueue.enqueue('analysis.measure', payloadOf('away'));
    const settings = { backoffStrategy: () => 60_000 };
    const worker = new Worker('analysis', null, { ...options, settings });
    for (let tries = 1; tries <= 4; tries++) {
      const job = await worker.getNextJob('token', { block: false });
      await job.moveToFailed(new Error(`try ${tries}`), 'token', false);
      const put = (await analysisQueue().getJob(job.id!))!;
      expect([await put.getState(), put.attemptsMade, put.stacktrace?.length]).toEqual(['delayed', tries, 1]);
      await jobQueue.enqueue('analysis.measure', payloadOf('away'));
      expect(await put.getState()).toBe('delayed');
      const asked =
        tries % 2 === 0 ? jobQueue.enqueueAgain.bind(jobQueue) : jobQueue.enqueueAwaited.bind(jobQueue);
      await asked('analysis.measure', [payloadOf('away')]);
      expect(await put.getState()).toBe('prioritized');
    }
    await worker.close();
  });

  it('tries a job of no lane at once that is put off, where a request waits for it; not one that comes due by itself', async () => {
    const making = queues[queueNames.indexOf('making')]!;
    let delayMs = 60_000;
    const settings = { backoffStrategy: () => delayMs };
    const worker = new Worker('making', null, { ...options, settings });
    const plate = { plateId: newId() };
    await jobQueue.enqueue('plates.files', plate);
    for (const expected of ['waiting', 'delayed']) {
      const job = await worker.getNextJob('token', { block: false });
      await job.moveToFailed(new Error('away'), 'token', false);
      await jobQueue.enqueueAwaited('plates.files', [plate]);
      expect(await making.getJobState(job.id!)).toBe(expected);
      delayMs = 900;
    }
    await worker.close();
    await making.obliterate({ force: true });
  });

  it('takes work that no request waits for together with others, in their places', async () => {
    const bulk = await addUser();
    await addFiles(bulk, numbered('bulk', 3), { sizeBytes: 31e6 });
    for (const name of numbered('bulk', 3)) jobQueue.enqueueSoon('analysis.measure', payloadOf(name));
    expect(await prioritiesInQueue()).toEqual([]);
    while ((await prioritiesInQueue()).length === 0) await sleep(20);
    const hashes = numbered('bulk', 3).map(hashOf);
    expect(await prioritiesInQueue()).toEqual(
      after(0, 320, 640).map((priority, index) => [hashes[index], priority]),
    );
  });

  it('loses none of it to an end of the process', async () => {
    await addFiles(await addUser(), ['last']);
    jobQueue.enqueueSoon('analysis.measure', payloadOf('last'));
    await jobQueue.beforeApplicationShutdown();
    expect(await prioritiesInQueue()).toEqual([[hashOf('last'), ...after(0)]]);
  });

  it('has its jobs numbered anew before priorities run out, in the same order', async () => {
    const bulk = await addUser();
    await addFiles(bulk, numbered('bulk', 3), { sizeBytes: 31e6 });
    const virtualMs = renumberAfterMs + 1;
    await em().execute(`insert into lane_clocks (queue, virtual_ms) values ('analysis', ?)`, [virtualMs]);
    for (const name of numbered('bulk', 3)) await jobQueue.enqueue('analysis.measure', payloadOf(name));
    expect((await prioritiesInQueue())[0]![1]).toBeGreaterThan(lastPriority / 2);
    await renumberLanes(em(), analysisQueue, 0);
    const hashes = numbered('bulk', 3).map(hashOf);
    expect(await prioritiesInQueue()).toEqual(
      after(0, 320, 640).map((priority, index) => [hashes[index], priority]),
    );
    await jobQueue.enqueue('analysis.measure', payloadOf('gone'));
    expect((await prioritiesInQueue()).at(-1)).toEqual([hashOf('gone'), lastPriority]);
  });

  it('puts waiting jobs of an account whose first one took too long behind those of others, once', async () => {
    const [slow, other] = [await addUser(), await addUser()];
    await addFiles(slow, numbered('slow', 4));
    await addFiles(other, numbered('other', 3));
    for (const name of [...numbered('slow', 3), ...numbered('other', 3)]) {
      await jobQueue.enqueue('analysis.measure', payloadOf(name));
    }
    const worker = new Worker('analysis', null, options);
    await worker.getNextJob('token');
    await tell('slow0', 'started');
    // 20 ms were foreseen.
    await tell('slow0', 'failed', 1_720);
    // Placed by now, with what came before it in its place.
    await jobQueue.enqueue('analysis.measure', payloadOf('slow3'));
    // Another process has looked by then.
    expect(await moveJobsInArrears(em(), analysisQueue, { everyMs: 60_000 })).toBe(0);
    expect(await moveJobsInArrears(em(), analysisQueue)).toBe(2);
    expect(await moveJobsInArrears(em(), analysisQueue)).toBe(0);
    expect(await prioritiesInQueue()).toEqual([
      ...[0, 20, 40].map((ms, place) => [hashOf(`other${place}`), ...after(ms)]),
      ...[1_720, 1_740, 1_760].map((ms, place) => [hashOf(`slow${place + 1}`), ...after(ms)]),
    ]);
    await worker.close();
  });

  it('tells a card’s solid from its picture, which have one subject', async () => {
    const [user, cardId] = [await addUser(), newId()];
    const ahead = [
      { name: 'cards.generate', queue: 'cards', ms: 1_000 },
      { name: 'cards.picture', queue: 'pictures', ms: 2_000 },
    ] as const;
    for (const { name, queue, ms } of ahead) {
      await em().execute(
        'insert into lanes (queue, owner, is_awaited, last_ms, beyond_ms) values (?, ?, false, 0, ?)',
        [queue, user, ms],
      );
      await em().execute(
        `insert into lane_jobs (job, subject, queue, owner, is_awaited, tag_ms, size_ms, cost_ms, size_class, weight, waits_since)
         values (?, ?, ?, ?, false, 0, 1, 1, 'any', 1, now())`,
        [name, cardId, queue, user],
      );
      await jobQueue.queue(queue).add(name, { cardId }, { priority: 1, deduplication: { id: cardId } });
    }
    expect(await moveJobsInArrears(em(), (name) => jobQueue.queue(name))).toBe(2);
    for (const { queue, ms } of ahead) {
      const [job] = await jobQueue.queue(queue).getJobs(['prioritized']);
      expect([queue, job!.priority]).toEqual([queue, ...after(ms)]);
      await jobQueue.queue(queue).obliterate({ force: true });
    }
  });

  /** A new customer with so many files that wait. */
  const addBulk = async (count: number): Promise<string> => {
    const bulk = await addUser();
    await addFiles(bulk, numbered('bulk', count));
    await jobQueue.enqueueAll('analysis.measure', numbered('bulk', count).map(payloadOf));
    return bulk;
  };

  /** Tags of waiting jobs, by the places in which they were added. */
  const tagsOf = async (names: readonly string[]): Promise<number[]> => {
    const tags: number[] = [];
    for (const name of names) {
      const [row] = await em().execute<[{ tag_ms: number }]>(
        'select tag_ms from lane_jobs where subject = ?',
        [subjectOf(name)],
      );
      tags.push(row.tag_ms);
    }
    return tags;
  };

  it('moves those back that are served within half a second, one for each 30 ms that they lack, and the others when their turn is near', async () => {
    await addBulk(40);
    const worker = new Worker('analysis', null, options);
    // The second has begun as well, which nobody has told yet.
    for (let job = 0; job < 2; job++) await worker.getNextJob('token');
    await serve([eventOf('bulk0', 'started'), eventOf('bulk0', 'failed', 20 + 490)]);
    expect(await moveJobsInArrears(em(), analysisQueue)).toBe(0);
    await em().execute('update lanes set beyond_ms = 600');
    // 20, of which the one in flight keeps its tag.
    expect(await moveJobsInArrears(em(), analysisQueue)).toBe(19);
    expect(await tagsOf(['bulk1', 'bulk2', 'bulk20', 'bulk21'])).toEqual([20, 640, 1_000, 420]);
    expect((await prioritiesInQueue()).at(-1)).toEqual([hashOf('bulk20'), ...after(1_000)]);
    await em().execute('delete from lane_jobs where subject = ?', [subjectOf('bulk1')]);
    // Up to a tag of 500.
    expect(await moveJobsInArrears(em(), analysisQueue)).toBe(4);
    expect(await tagsOf(['bulk24', 'bulk25'])).toEqual([1_080, 500]);
    expect(await moveJobsInArrears(em(), analysisQueue)).toBe(0);
    await em().execute(`update lane_clocks set virtual_ms = 480 where queue = 'analysis'`);
    expect(await moveJobsInArrears(em(), analysisQueue)).toBe(15);
    expect(await tagsOf(['bulk25', 'bulk39'])).toEqual([1_100, 1_380]);
    await worker.close();
  });

  /** Does something while jobs are being moved. */
  const meanwhile = (act: () => Promise<unknown>): void => {
    const queue = analysisQueue();
    const getJob = queue.getJob.bind(queue);
    jest.spyOn(queue, 'getJob').mockImplementationOnce(async (id) => {
      await act();
      return getJob(id);
    });
  };

  it('has jobs moved by the base of the moment', async () => {
    await addBulk(2);
    await em().execute('update lanes set beyond_ms = 4000');
    meanwhile(() => em().execute(`update lane_clocks set base_ms = -800 where queue = 'analysis'`));
    expect(await moveJobsInArrears(em(), analysisQueue)).toBe(2);
    expect(await prioritiesInQueue()).toEqual([
      [hashOf('bulk0'), ...after(4_800)],
      [hashOf('bulk1'), ...after(4_820)],
    ]);
  });

  it('leaves a job where somebody who waits for it has it by then', async () => {
    await addBulk(3);
    await em().execute('update lanes set beyond_ms = 4000');
    meanwhile(() => jobQueue.enqueueAwaited('analysis.measure', [payloadOf('bulk2')]));
    expect(await moveJobsInArrears(em(), analysisQueue)).toBe(2);
    expect(await tagsOf(numbered('bulk', 3))).toEqual([4_000, 4_020, 0]);
    expect(await prioritiesInQueue()).toEqual([
      [hashOf('bulk2'), ...after(0)],
      [hashOf('bulk0'), ...after(4_000)],
      [hashOf('bulk1'), ...after(4_020)],
    ]);
  });

  it('tells lanes of what their jobs took also while others place jobs in them', async () => {
    const bulk = await addBulk(2);
    await serve([eventOf('bulk0', 'started')]);
    const before = await lastOf(bulk, false);
    let served: Promise<void> | undefined;
    await em().transactional(async (tx) => {
      await tx.execute('select from lanes for update');
      served = serve([eventOf('bulk0', 'failed', 20 + 700)]);
      await sleep(300);
    });
    await served;
    expect(await lastOf(bulk, false)).toBe(before + 700);
  });

  /** Numbers jobs by a base that is to be renewed. */
  const addByOldBase = async (names: readonly string[]) => {
    await addFiles(await addUser(), names);
    const virtualMs = renumberAfterMs + 1;
    await em().execute(`insert into lane_clocks (queue, virtual_ms) values ('analysis', ?)`, [virtualMs]);
    await jobQueue.enqueueAll('analysis.measure', names.map(payloadOf));
  };

  it('has jobs that are put off or in flight numbered anew, too', async () => {
    await addByOldBase(numbered('bulk', 4));
    const token = 'token';
    const worker = new Worker('analysis', null, options);
    const [putOff, inFlight] = [await worker.getNextJob(token), await worker.getNextJob(token)];
    await putOff.moveToDelayed(Date.now() + 3_600_000, token);
    await renumberLanes(em(), analysisQueue, 0);
    await inFlight.moveToDelayed(Date.now() + 3_600_000, token);
    for (const job of [putOff, inFlight]) await job.promote();
    await worker.close();
    expect(await prioritiesInQueue()).toEqual(
      after(0, 20, 40, 60).map((priority, index) => [hashOf(`bulk${index}`), priority]),
    );
  });

  it('is numbered anew by one run at a time', async () => {
    await addByOldBase(['one']);
    const baseOf = () => em().execute(`select base_ms from lane_clocks where queue = 'analysis'`);
    await em().transactional(async (tx) => {
      await lockNamed(tx, 'lanes numbered anew');
      await renumberLanes(em(), analysisQueue, 0);
    });
    expect(await baseOf()).toEqual([{ base_ms: 0 }]);
    await renumberLanes(em(), analysisQueue, 0);
    expect(await baseOf()).toEqual([{ base_ms: renumberAfterMs + 1 }]);
  });

  it('has what is added or moved up by the old base meanwhile numbered anew, too', async () => {
    const names = numbered('bulk', 3);
    await addByOldBase(names);
    const queue = analysisQueue();
    const [early, moved, late] = await queue.getJobs(['prioritized'], 0, -1, true);
    const { name, priority } = late!;
    await late!.remove();
    const getRanges = queue.getRanges.bind(queue);
    jest
      .spyOn(queue, 'getRanges')
      .mockImplementationOnce(getRanges)
      .mockImplementationOnce(async (...range) => {
        await moved!.changePriority({ priority: moved!.priority });
        await queue.add(name, late!.data as object, { priority });
        return getRanges(...range);
      });
    await renumberLanes(em(), () => queue, 0);
    expect(early!.priority).toBeGreaterThan(lastPriority / 2);
    expect(await prioritiesInQueue()).toEqual(
      after(0, 20, 40).map((priority, index) => [hashOf(`bulk${index}`), priority]),
    );
  });

  it('has all numbered anew where workers take some meanwhile, and one comes due unseen', async () => {
    const taken = 60;
    const names = numbered('bulk', 500 + taken);
    await addByOldBase(names);
    const worker = new Worker('analysis', null, options);
    const late = await worker.getNextJob('late');
    await late.moveToDelayed(Date.now() + 3_600_000, 'late');
    const queue = analysisQueue();
    const [getJob, getRanges] = [queue.getJob.bind(queue), queue.getRanges.bind(queue)];
    jest.spyOn(queue, 'getRanges').mockImplementationOnce(async (types, ...range) => {
      const ids = await getRanges(types, ...range);
      return ids.filter((id) => id !== late.id);
    });
    jest.spyOn(queue, 'getJob').mockImplementationOnce(async (id) => {
      for (let job = 0; job < taken; job++) await worker.getNextJob('taken');
      await late.promote();
      return getJob(id);
    });
    await renumberLanes(em(), () => queue, 0);
    await worker.close();
    const numbers = after(...names.map((_, index) => index * 20));
    const all = names.map((name, index) => [hashOf(name), numbers[index]]);
    expect(await prioritiesInQueue()).toEqual([all[0], ...all.slice(1 + taken)]);
  });
});

describe('the sweep', () => {
  it('deletes lanes that the virtual time has passed, and places without pending work', async () => {
    const [bulk, single] = [await addUser(), await addUser()];
    await addFiles(bulk, numbered('bulk', 5));
    await addFiles(single, ['single']);
    await place([...numbered('bulk', 5), 'single']);
    await em().execute(`update lane_jobs set waits_since = now() - interval '1 hour'`);
    await em().nativeUpdate(FileAnalysis, { contentHash: hashOf('single') }, { status: 'done' });
    await sweepLanes(em());
    for (const name of numbered('bulk', 3)) {
      await tell(name, 'started');
      await tell(name, 'done', 20);
    }
    await sweepLanes(em());
    const left = await em().execute<{ owner: string }[]>('select owner from lanes');
    expect(left).toEqual([{ owner: bulk }]);
    // One that holds a job stays, though the virtual time has passed what was foreseen of it.
    await em().execute('update lane_clocks set virtual_ms = 1e6');
    await sweepLanes(em());
    expect(await em().execute('select owner from lanes')).toEqual(left);
    const [{ count }] = await em().execute<[{ count: number }]>(
      'select count(*)::int as count from lane_jobs',
    );
    expect(count).toBe(2);
  });
});
