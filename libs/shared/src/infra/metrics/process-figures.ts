import type { EntityManager } from '@mikro-orm/postgresql';
import { kernelVersion } from '@kernel/version.js';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { appVersion } from '../config/app-version.js';
import type { PoolCounts } from '../database/pool-counts.js';
import { storageOperations } from './counted-storage.js';
import { KeptReading } from './kept-reading.js';

/** What each process knows of itself. */
interface ProcessParts {
  /** Before each name: the API's answer may hold the worker's figures beside its own. */
  prefix: '' | 'worker_';
  em: EntityManager;
  pool: PoolCounts;
}

/** Figures that the API and each worker have of themselves: release, runtime, database connections, clock, storage. */
export class ProcessFigures {
  /** Every figure of this process. */
  readonly registry = new Registry();
  /** Failures of the file storage, by the operation that met them. */
  readonly storageErrors: Counter<'operation'>;

  constructor({ prefix, em, pool }: ProcessParts) {
    const { registry } = this;
    const registers = [registry];
    collectDefaultMetrics({ register: registry, prefix });
    addBuild(registry, prefix, em);
    const connections: Gauge<string> = new Gauge({
      name: `${prefix}database_pool_connections`,
      help: 'Connections to the database, by state.',
      labelNames: ['state'],
      registers,
      collect: () => {
        const { busy, idle } = pool.counts();
        connections.set({ state: 'busy' }, busy);
        connections.set({ state: 'idle' }, idle);
      },
    });
    const waiting: Gauge = new Gauge({
      name: `${prefix}database_pool_waiting`,
      help: 'Callers that wait for a connection to the database.',
      registers,
      collect: () => waiting.set(pool.counts().waiting),
    });
    this.storageErrors = new Counter({
      name: `${prefix}storage_errors_total`,
      help: 'Operations of the file storage that failed, by operation.',
      labelNames: ['operation'],
      registers,
    });
    // From zero on, so that the first one counts as an increase.
    for (const operation of storageOperations) this.storageErrors.inc({ operation }, 0);
    addClock(registry, prefix, em);
  }
}

function addBuild(registry: Registry, prefix: string, em: EntityManager): void {
  const reading = new KeptReading(() => currentBook(em));
  const build: Gauge<string> = new Gauge({
    name: `${prefix}build_info`,
    help: 'Release of the process, with its kernel and the current price book; always 1.',
    labelNames: ['version', 'kernel', 'price_book'],
    registers: [registry],
    collect: async () => {
      const book = await reading.value();
      build.reset();
      build.set({ version: appVersion, kernel: kernelVersion, price_book: book ?? '' }, 1);
    },
  });
}

async function currentBook(em: EntityManager): Promise<string> {
  const rows = await em
    .fork()
    .execute<{ version: string }[]>(`select version from price_books where status = 'published'`);
  return rows[0]?.version ?? '';
}

function addClock(registry: Registry, prefix: string, em: EntityManager): void {
  const reading = new KeptReading(() => clockOffsetMs(em));
  const offset = new Gauge({
    name: `${prefix}clock_offset_seconds`,
    help: 'How far this process’s clock is ahead of the database’s.',
    registers: [registry],
    collect: async () => {
      const offsetMs = await reading.value();
      if (offsetMs === null) offset.remove();
      else offset.set(offsetMs / 1000);
    },
  });
}

/** Of the moment half-way between question and answer. */
async function clockOffsetMs(em: EntityManager): Promise<number> {
  const askedMs = Date.now();
  const [row] = await em
    .fork()
    .execute<{ ms: string }[]>('select extract(epoch from clock_timestamp()) * 1000 as ms');
  return (askedMs + Date.now()) / 2 - Number(row!.ms);
}
