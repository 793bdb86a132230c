import { hostname } from 'node:os';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { kernelVersion } from '@kernel/version.js';
import { appVersion } from '@shared/infra/config/app-version.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { WorkerHeartbeat } from '@shared/infra/database/entities/worker-heartbeat.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import { within } from '@shared/infra/queue/within.js';
import { WorkTally } from '@shared/infra/work/work-tally.js';
import { JobStop } from './work/job-stop.js';
import { WorkerLoad } from './work/worker-load.js';

const goodbyeMs = 1_000;
/** An answer that took longer tells little of the database's clock. */
const promptMs = 1_000;

/** Shows the API, through the database, that this process takes jobs, and which; and hears whether it should. */
@Injectable()
export class Heartbeat {
  private readonly workerId = newId();
  private readonly startedAt = new Date();
  private timer: NodeJS.Timeout | undefined;
  private lastBeatMs = -Infinity;
  /** How far the clock here was ahead of the database's, as the last prompt answer told. */
  private clockOffMs = 0;
  private isStopping = false;
  private beating: Promise<void> = Promise.resolve();

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
    private readonly load: WorkerLoad,
    private readonly jobStop: JobStop,
    private readonly logger: PinoLogger,
    tally: WorkTally,
  ) {
    tally.workerId = this.workerId;
  }

  /** Starts beating. Call it last at start: from then on the service counts as ready. */
  async start(): Promise<void> {
    await this.beat();
    // A failed beat does no harm: the next one, or its absence, says the same.
    this.timer = setInterval(
      () => void this.beat().catch(() => undefined),
      this.settings.timeLimits.heartbeatMs,
    );
  }

  /** Whether the last beat reached the database recently. */
  isFresh(): boolean {
    return performance.now() - this.lastBeatMs < this.settings.timeLimits.heartbeatFreshMs;
  }

  /** Deletes the heartbeat when this process takes no more jobs; fails silently while the database is unavailable. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    // A beat under way would write the row again.
    const goodbye = this.beating
      .catch(() => undefined)
      .then(() => this.em.fork().nativeDelete(WorkerHeartbeat, { workerId: this.workerId }));
    await within(goodbye, goodbyeMs).catch(() => undefined);
  }

  private beat(): Promise<void> {
    return (this.beating = this.isStopping ? Promise.resolve() : this.tell());
  }

  private async tell(): Promise<void> {
    this.load.measure();
    const jobs = this.load.inFlight();
    const facts = [
      ...[this.clockOffMs, this.startedAt, appVersion, kernelVersion, hostname().slice(0, 255), process.pid],
      ...[process.memoryUsage.rss(), jobs.length, this.load.capacity],
      ...[JSON.stringify(this.load.concurrency), JSON.stringify(jobs)],
    ];
    const [askedMs, sinceMs] = [Date.now(), performance.now()];
    const [row] = await this.em.fork().execute<[{ is_drained: boolean; now_ms: number }]>(
      `insert into worker_heartbeats as w (worker_id, seen_at, clock_off_ms, started_at, version, kernel_version, host, pid,
         memory_bytes, busy, capacity, concurrency, jobs, is_draining)
       values (?, clock_timestamp(), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?)
       on conflict (worker_id) do update set seen_at = excluded.seen_at, clock_off_ms = excluded.clock_off_ms, memory_bytes = excluded.memory_bytes,
         busy = excluded.busy, capacity = excluded.capacity, jobs = excluded.jobs, is_draining = excluded.is_draining
       returning drain_wanted_at is not null as is_drained, (1000 * extract(epoch from clock_timestamp()))::float as now_ms`,
      [this.workerId, ...facts, this.load.isDraining],
    );
    this.lastBeatMs = performance.now();
    const tookMs = this.lastBeatMs - sinceMs;
    if (tookMs < promptMs) this.clockOffMs = askedMs + tookMs / 2 - row.now_ms;
    await this.setDraining(row.is_drained);
  }

  private async setDraining(isDraining: boolean): Promise<void> {
    if (isDraining === this.load.isDraining) return;
    this.load.isDraining = isDraining;
    await this.jobStop.setDraining(isDraining);
    this.logger.info({ workerId: this.workerId }, isDraining ? 'Takes no more jobs' : 'Takes jobs again');
    await this.beat();
  }
}
