import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Client, type ClientConfig, Pool } from 'pg';
import { isDatabaseAway } from '../database/is-database-away.js';
import { keptAlive } from '../database/kept-alive.js';
import { keepPlans, queryKept } from '../database/kept-plans.js';
import { endIfReadOnly } from '../database/read-only-connections.js';
import { endIfSilent } from '../database/silent-connections.js';

/** Sessions for the statements of all queues of a process: each takes one for some milliseconds. */
const poolSize = 12;

/** BullMQ's statements take milliseconds; cleaning a queue of many jobs takes seconds. */
const statementMs = 60_000;

const limits = { ...keptAlive, connectionTimeoutMillis: statementMs };

/** How long the error of an unavailable server is held back: BullMQ asks again at once, unless a connection was refused. */
const awayMs = 250;

/**
 * The sessions of all queues of a process, in place of the pool that BullMQ opens for each queue, worker and event listener.
 * BullMQ takes it for a `pg.Pool`. One session listens for all of them: PostgreSQL wakes every session of a database
 * that listens to anything at each commit that notifies of something, and a dozen of them delay that commit by more than
 * its job takes.
 */
export class SharedPool {
  /** Read by BullMQ: a listening session that is lost is noticed, so that it may wait long. */
  readonly options = { keepAlive: true };
  private readonly pool: Pool;
  private readonly borrowed = new Set<BorrowedSession>();
  private listening: Promise<Client> | null = null;
  private readonly oneAtATime = pLimit(1);

  constructor(private readonly config: ClientConfig) {
    // Nothing tells a pool that its last queue is closed: idle sessions must not keep a process.
    this.pool = new Pool({
      ...config,
      ...limits,
      max: poolSize,
      allowExitOnIdle: true,
      onConnect: (client) => {
        // Nothing is told where nothing is written, either.
        endIfReadOnly(
          client,
          () =>
            void this.listening?.then(
              (listening) => listening.end(),
              () => undefined,
            ),
        );
        endIfSilent(client, statementMs);
      },
    });
    this.pool.on('error', () => undefined);
    keepPlans(this.pool);
  }

  /** BullMQ's statements with values are some dozens, whose text never changes. */
  query(text: string, values?: unknown[]) {
    return slowToFail(values === undefined ? this.pool.query(text) : queryKept(this.pool, text, values));
  }

  /** What BullMQ keeps for as long as a worker or an event listener lives. */
  connect(): Promise<BorrowedSession> {
    const session = new BorrowedSession(this);
    this.borrowed.add(session);
    return Promise.resolve(session);
  }

  /** Tells nothing: an idle session that is lost is replaced, and the statements of a busy one fail by themselves. */
  on(): this {
    return this;
  }

  async end(): Promise<void> {
    await this.pool.end();
  }

  /** Subscribes the session that listens for all. */
  async listen(text: string) {
    this.listening ??= this.openListening();
    const client = await this.listening;
    return this.oneAtATime(() => client.query(text));
  }

  async giveBack(session: BorrowedSession): Promise<void> {
    this.borrowed.delete(session);
    if (this.borrowed.size > 0) return;
    const last = this.listening;
    this.listening = null;
    await (await last)?.end();
  }

  private openListening(): Promise<Client> {
    const client = new Client({ ...this.config, ...limits });
    endIfReadOnly(client);
    const opened = client.connect().then(() => client);
    const lose = (error: Error) => {
      if (this.listening !== opened) return;
      this.listening = null;
      void client.end().catch(() => undefined);
      for (const session of [...this.borrowed]) session.lose(error);
    };
    client.on('error', lose).on('end', () => lose(new Error('The listening session has ended')));
    client.on('notification', (message) => {
      for (const session of this.borrowed) session.emit('notification', message);
    });
    opened.catch(lose);
    return opened;
  }
}

/** As a client of a pool: its `LISTEN` is that of the shared session, its other statements take any. */
class BorrowedSession extends EventEmitter {
  constructor(private readonly pool: SharedPool) {
    super();
  }

  async query(text: string, values?: unknown[]) {
    if (/^\s*(--.*\s+)*listen\s/i.test(text)) return slowToFail(this.pool.listen(text));
    // By these names BullMQ lists its workers, one session each. Nothing here asks for that list.
    if (text.includes(`set_config('application_name'`)) return { rows: [] };
    return this.pool.query(text, values);
  }

  /** Tells BullMQ, which then gives this session back and subscribes by another. */
  lose(error: Error): void {
    if (this.listenerCount('error') > 0) this.emit('error', error);
  }

  release(): void {
    this.pool.giveBack(this).catch(() => undefined);
  }
}

async function slowToFail<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isDatabaseAway(error)) await sleep(awayMs);
    throw error;
  }
}
