import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Queue } from 'bullmq';
import { kernelVersion } from '@kernel/version.js';
import { readSettings } from '@shared/infra/config/env.js';
import { newId } from '@shared/infra/database/new-id.js';
import { ormOptions } from '@shared/infra/database/orm-options.js';
import { textArray } from '@shared/infra/database/text-array.js';
import { expectedStarts } from '@shared/infra/lanes/expected-start.js';
import { Lanes } from '@shared/infra/lanes/lanes.js';
import { ExpressBell } from '@shared/infra/queue/express-bell.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { jobs, queueNames } from '@shared/infra/queue/jobs.js';
import { configureQueueBackend, prefixOf } from '@shared/infra/queue/queue-backend.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import type { FileStorage } from '@shared/infra/storage/file-storage.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { sphere } from '@testing/meshes/shapes.js';
import type { StackAddress } from '@testing/stack/stack.js';

const lotSize = 250;
/** What an account may ask for: a basket of so many lines, sixty times a minute. */
const basketLines = 25;
const basketEveryMs = 1_000;
/** Workers write their steps, and the lanes' virtual time with them, once a second. */
const stepsStoredMs = 2_500;
/** All that is added is done by then: what is not waits for ever. */
const doneWithinMs = 600_000;
const analysis = queueNames.indexOf('analysis');
const pictures = queueNames.indexOf('partPictures');

/** Adds analyses to a running service as its API does, without the way of a request, and reads when they were served. */
export class LaneTraffic {
  readonly lanes: Lanes;
  private jobQueue: JobQueue;
  private files = 0;
  private readonly mesh = encodeBinaryStl(sphere(20, 24, 12));

  private constructor(
    private readonly orm: MikroORM,
    private readonly queues: Queue[],
    private readonly bell: ExpressBell,
    private readonly storage: FileStorage,
    private readonly heartbeatFreshMs: number,
  ) {
    this.lanes = new Lanes(orm.em);
    this.jobQueue = this.jobQueueBy(this.lanes);
  }

  static async open({ databaseUrl, dataDir }: StackAddress, redisUrl: string | null): Promise<LaneTraffic> {
    const env = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...(redisUrl !== null && { REDIS_URL: redisUrl }),
    };
    const settings = readSettings(env, ['databaseUrl']);
    const options = configureQueueBackend(settings);
    const queues = queueNames.map((name) => new Queue(name, { ...options, ...prefixOf(name) }));
    return new LaneTraffic(
      await MikroORM.init(ormOptions(databaseUrl, { isDirect: true })),
      queues,
      new ExpressBell(options),
      await createFileStorage(settings.storage),
      settings.timeLimits.heartbeatFreshMs,
    );
  }

  get em(): EntityManager {
    return this.orm.em;
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues, this.bell].map((one) => one.close()));
    await this.orm.close();
  }

  /** Accounts without a verified address, whose work weighs 1; or, with a paid order, 4. */
  async addCustomers(count: number, { hasPaid = false } = {}): Promise<string[]> {
    const ids = Array.from({ length: count }, () => newId());
    await this.em.fork().execute(
      `insert into users (id, email, name, password_hash, created_at, updated_at)
       select u::uuid, u || '@example.com', 'Bench', 'x', now(), now() from jsonb_array_elements_text(?::jsonb) u`,
      [JSON.stringify(ids)],
    );
    if (!hasPaid) return ids;
    await this.em.fork().execute(
      `insert into orders (id, user_id, number, status, delivery_address, price_book, kernel_version, totals,
         total_centimes, item_count, terms_accepted_at, created_at, updated_at, paid_at)
       select gen_random_uuid(), u::uuid, left(u, 20), 'paid', '{}', 'MA-2026-1', '1', '{}', 100, 1, now(), now(), now(),
         now() from jsonb_array_elements_text(?::jsonb) u`,
      [JSON.stringify(ids)],
    );
    return ids;
  }

  /** Uploads of so many different parts. */
  async add(user: string, count: number): Promise<string[]> {
    const hashes = await this.store(user, count);
    await this.enqueue(hashes);
    return hashes;
  }

  /** Their customer asks for prices, as many as an account may: of those first that would be served last. */
  async askForPrices(hashes: readonly string[]): Promise<void> {
    for (let end = hashes.length; end > 0; end -= basketLines) {
      const basket = hashes.slice(Math.max(0, end - basketLines), end);
      if ((await this.waiting(basket)) === 0) return;
      const nextMs = performance.now() + basketEveryMs;
      await this.waitFor(basket);
      await sleep(Math.max(0, nextMs - performance.now()));
    }
  }

  /** As many of each customer, before the first is served; all come at one virtual time. */
  async addTogether(users: readonly string[], count: number): Promise<string[][]> {
    await this.queues[analysis]!.pause();
    await sleep(stepsStoredMs);
    const floods: string[][] = [];
    for (const user of users) floods.push(await this.add(user, count));
    await this.queues[analysis]!.resume();
    return floods;
  }

  /** Another way to add jobs, by other places. */
  jobQueueBy(lanes: Lanes): JobQueue {
    return new JobQueue(this.queues, lanes, undefined, this.bell);
  }

  /** Adds by another queue meanwhile. */
  async withJobQueue<T>(jobQueue: JobQueue, work: () => Promise<T>): Promise<T> {
    const own = this.jobQueue;
    this.jobQueue = jobQueue;
    return work().finally(() => (this.jobQueue = own));
  }

  /**
   * Each customer sends a part in each interval, for some time, and no longer than others' work waits.
   *
   * @param isAwaited whether each asks for the price of its part, which then goes before the uploads of others
   * @param isOver whether nothing is left of what they send beside
   * @returns how long each waited for its worker, in milliseconds.
   */
  async sendEvery(
    users: readonly string[],
    {
      everyMs,
      forMs,
      isAwaited = false,
      isOver = () => false,
    }: {
      everyMs: number;
      forMs: number;
      isAwaited?: boolean;
      isOver?: () => boolean | Promise<boolean>;
    },
  ): Promise<number[]> {
    const sent = await Promise.all(
      users.map(async (user, place) => {
        const hashes: string[] = [];
        const beganMs = performance.now() + (place * everyMs) / users.length;
        for (let round = 0; round * everyMs < forMs; round++) {
          await sleep(Math.max(0, beganMs + round * everyMs - performance.now()));
          if (await isOver()) break;
          const added = await this.add(user, 1);
          hashes.push(...added);
          if (isAwaited) await this.waitFor(added);
        }
        return hashes;
      }),
    );
    const hashes = sent.flat();
    await this.untilDone(hashes);
    await sleep(stepsStoredMs);
    const rows = await this.em.fork().execute<{ ms: number }[]>(
      `select 1000 * extract(epoch from e.at - a.created_at)::float as ms from file_analyses a
       join lateral (select min(at) as at from job_events where job = 'analysis.measure' and kind = 'started'
         and subject = a.content_hash || '-' || a.kernel_version) e on true
       where a.content_hash = any(?::text[])`,
      [textArray(hashes)],
    );
    return rows.map(({ ms }) => ms);
  }

  /** How far off the expected starts are, as shares of the true waits from now; of jobs that wait longer than 3 s. */
  async errorsOfStarts(hashes: readonly string[]): Promise<number[]> {
    const subjects = hashes.map((contentHash) =>
      jobs['analysis.measure'].idOf({ contentHash, kernelVersion }),
    );
    const askedMs = Date.now();
    const pace = { freshMs: this.heartbeatFreshMs, perSecond: {} };
    const expected = await expectedStarts(this.em.fork(), 'analysis.measure', subjects, pace);
    await this.untilDone(hashes);
    await sleep(stepsStoredMs);
    const begun = await this.em.fork().execute<{ subject: string; at: Date }[]>(
      `select subject, min(at) as at from job_events where job = 'analysis.measure' and kind = 'started'
       and subject = any(?::text[]) group by subject`,
      [textArray(subjects)],
    );
    const seconds = new Map(
      begun.map(({ subject, at }) => [subject, (new Date(at).getTime() - askedMs) / 1000]),
    );
    return expected.flatMap(({ subject, startSeconds }) => {
      const truly = seconds.get(subject);
      return startSeconds === null || truly === undefined || truly < 3 ? [] : [startSeconds / truly - 1];
    });
  }

  /** How many of them wait. */
  async waiting(hashes: readonly string[]): Promise<number> {
    const [row] = await this.em.fork().execute<[{ count: number }]>(
      `select count(*)::int as count from file_analyses
       where status = 'pending' and content_hash = any(?::text[])`,
      [textArray(hashes)],
    );
    return row.count;
  }

  /** Asks for the last one first: asking for thousands again and again takes time from the workers. */
  async untilDone(hashes: readonly string[]): Promise<void> {
    const untilMs = performance.now() + doneWithinMs;
    for (const some of [hashes.slice(-1), hashes]) {
      while ((await this.waiting(some)) > 0) {
        if (performance.now() > untilMs) throw new Error('Analyses wait for ever');
        await sleep(100);
      }
    }
  }

  /** Pictures of measured parts are drawn when the queue rests: those that are due would be drawn beside what comes next. */
  async dropPictures(): Promise<void> {
    await this.queues[pictures]!.drain();
    await this.em.fork().execute(`delete from part_pictures where status = 'pending'`);
  }

  /** How many of each flood were among the first so many that were done. */
  async doneOfEach(floods: readonly (readonly string[])[], first: number): Promise<number[]> {
    const all = floods.flat();
    const untilMs = performance.now() + doneWithinMs;
    while (all.length - (await this.waiting(all)) < first) {
      if (performance.now() > untilMs) throw new Error('Analyses wait for ever');
      await sleep(100);
    }
    const rows = await this.em.fork().execute<{ content_hash: string }[]>(
      `select content_hash from file_analyses where status <> 'pending'
       and content_hash = any(?::text[]) order by finished_at limit ?`,
      [textArray(all), first],
    );
    const done = new Set(rows.map((row) => row.content_hash));
    return floods.map((flood) => flood.filter((hash) => done.has(hash)).length);
  }

  /** As a call does that waits for their prices. */
  private async waitFor(hashes: readonly string[]): Promise<void> {
    const payloads = hashes.map((contentHash) => ({ contentHash, kernelVersion }));
    await this.jobQueue.enqueueAwaited('analysis.measure', payloads);
  }

  private async store(user: string, count: number): Promise<string[]> {
    const files = Array.from({ length: count }, () => {
      this.mesh.writeUInt32LE(++this.files, 40);
      const contentHash = createHash('sha256').update(this.mesh).digest('hex');
      const id = newId();
      return { id, key: `uploads/${user}/${id}.stl`, contentHash, content: Buffer.from(this.mesh) };
    });
    for (let at = 0; at < count; at += lotSize) {
      const lot = files.slice(at, at + lotSize);
      await Promise.all(lot.map(({ key, content }) => this.storage.save(key, Readable.from([content]))));
      const rows = lot.map(({ id, key, contentHash }) => ({ id, key, contentHash }));
      await this.em.fork().execute(
        `with s as (select * from jsonb_to_recordset(?::jsonb) as r(id uuid, key text, "contentHash" text)),
         f as (insert into uploaded_files (id, user_id, key, filename, format, size_bytes, content_hash, created_at)
           select id, ?, key, 'part.stl', 'stl', ?, "contentHash", now() from s)
         insert into file_analyses (content_hash, kernel_version, format, status, attempts, created_at)
         select "contentHash", ?, 'stl', 'pending', 0, clock_timestamp() from s`,
        [JSON.stringify(rows), user, this.mesh.length, kernelVersion],
      );
    }
    return files.map(({ contentHash }) => contentHash);
  }

  /** One by itself, as after an upload; more together, which takes less time. */
  private async enqueue(hashes: readonly string[]): Promise<void> {
    const payloads = hashes.map((contentHash) => ({ contentHash, kernelVersion }));
    if (payloads.length === 1) return this.jobQueue.enqueue('analysis.measure', payloads[0]!);
    for (let at = 0; at < payloads.length; at += lotSize) {
      await this.jobQueue.enqueueAll('analysis.measure', payloads.slice(at, at + lotSize));
    }
  }
}
