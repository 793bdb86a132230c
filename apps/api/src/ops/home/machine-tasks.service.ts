import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { KeptReading } from '@shared/infra/metrics/kept-reading.js';
import { usesDataFolder } from '@shared/infra/storage/data-folder.js';
import { reservedBytesOf } from '@shared/infra/storage/disk-storage.js';
import { QueueFigures } from '../queues/queue-figures.service.js';

/** What stands still until an operator mends a machine, the most pressing first. */
export const machineTasks = [
  'startWorker',
  'startQueues',
  'freeDisk',
  'setClock',
  'replaceWorkers',
  'freeQueues',
] as const;
export type MachineTask = (typeof machineTasks)[number];

/** How many of something wait, and since when. */
export interface Waiting {
  count: number;
  oldest: Date;
}

/** More is no delay of an answer any more: the alert `ClockStep` has the same bound. */
const mostClockOffsetMs = 5_000;

/** A few rows: read often, so that a drained worker is told within two seconds. */
const workersKeptMs = 500;

interface WorkersRow {
  taking: number;
  clocks_off: number;
  lost: number;
  lost_since: Date | null;
  last: Date | null;
  now: Date;
}

/** Finds what keeps the machines from their work; each reading is kept for some seconds. */
@Injectable()
export class MachineTasks {
  private readonly workers: KeptReading<WorkersRow[]>;
  private readonly stuck: KeptReading<Waiting | null>;
  private readonly disk: KeptReading<StatsFs>;

  constructor(
    private readonly em: EntityManager,
    private readonly figures: QueueFigures,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {
    this.workers = new KeptReading(
      () =>
        this.em.fork().execute(
          `select count(*) filter (where not is_draining and not is_lost)::int as taking,
           count(*) filter (where abs(clock_off_ms) > ? and not is_lost)::int as clocks_off,
           count(*) filter (where is_lost)::int as lost, min(seen_at) filter (where is_lost) as lost_since,
           max(seen_at) as last, now() as now
         from (select seen_at, clock_off_ms, is_draining or drain_wanted_at is not null as is_draining,
             seen_at <= now() - ? * interval '1 millisecond' as is_lost
           from worker_heartbeats where seen_at > now() - interval '1 hour') workers`,
          [mostClockOffsetMs, settings.timeLimits.heartbeatFreshMs],
        ),
      workersKeptMs,
    );
    this.stuck = new KeptReading(() => this.findStuck());
    this.disk = new KeptReading(() => statfs(settings.dataDir));
  }

  /** What waits of each; `null` of what does not. */
  async find(): Promise<Record<MachineTask, Waiting | null>> {
    const [workers, queues, isFull, stuck] = await Promise.all([
      this.workers.value(),
      this.figures.queues(),
      this.isDiskFull(),
      this.stuck.value(),
    ]);
    const now = new Date();
    const row = workers?.[0];
    const once = (isSo: boolean, oldest = now): Waiting | null => (isSo ? { count: 1, oldest } : null);
    const lastAt = row?.last == null ? now : new Date(row.last);
    return {
      startWorker: once(row?.taking === 0, lastAt < now ? lastAt : now),
      startQueues: once(queues === null),
      freeDisk: once(isFull),
      setClock: once(row !== undefined && (row.clocks_off > 0 || this.isClockOff(row.now))),
      replaceWorkers: row?.lost_since == null ? null : { count: row.lost, oldest: new Date(row.lost_since) },
      freeQueues: stuck,
    };
  }

  /** The reading is at most some seconds old, which the bound leaves room for. */
  private isClockOff(databaseNow: Date): boolean {
    return Math.abs(Date.now() - new Date(databaseNow).getTime()) > 2 * mostClockOffsetMs;
  }

  private async isDiskFull(): Promise<boolean> {
    if (!usesDataFolder(this.settings)) return false;
    const found = await this.disk.value();
    return found !== null && found.bavail * found.bsize <= reservedBytesOf(found);
  }

  /** Rows that wait longer than work should. */
  private async findStuck(): Promise<Waiting | null> {
    const stuck = (await this.figures.pending()).filter((kind) => kind.stuck > 0);
    if (stuck.length === 0) return null;
    const oldestSeconds = Math.max(...stuck.map((kind) => kind.oldestSeconds));
    const count = stuck.reduce((sum, kind) => sum + kind.stuck, 0);
    return { count, oldest: new Date(Date.now() - oldestSeconds * 1000) };
  }
}
