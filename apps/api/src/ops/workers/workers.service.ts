import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import {
  type JobInFlight,
  WorkerHeartbeat,
} from '@shared/infra/database/entities/worker-heartbeat.entity.js';
import { type PendingReading, QueueFigures } from '../queues/queue-figures.service.js';

/** A worker process. */
export interface WorkerView {
  /** Of the process. */
  id: string;
  /** `alive`; `draining`: takes no more jobs; `lost`: no sign of life within 15 s, and it did not say that it stops. */
  state: 'alive' | 'draining' | 'lost';
  /** Its last sign of life. */
  seenAt: string;
  /** When it began; `null` for one of an earlier release, as the five below. */
  startedAt: string | null;
  /** Its release. */
  version: string | null;
  /** Its kernel's version. */
  kernelVersion: string | null;
  /** The machine. */
  host: string | null;
  /** The process. */
  pid: number | null;
  /** Memory of the process. */
  memoryBytes: number | null;
  /** Jobs in flight, over all queues. */
  busy: number;
  /** How many it takes at most. */
  capacity: number;
  /** The jobs in flight at its last sign of life. */
  jobs: JobInFlight[];
  /** The operator who wants it drained; `null` if it takes jobs. */
  drainWantedBy: string | null;
  /** Since when. */
  drainWantedAt: string | null;
}

/** Rows that wait, and whether the job that finds lost ones does its work. */
export interface PendingView {
  /** Of each kind of work. */
  kinds: PendingReading[];
  /** Seconds since the requeue was last done: more than 120 (`requeueLateSeconds`) is late. `null` if it has not run yet. */
  requeueLagSeconds: number | null;
}

/** The processes that do the work. */
@Injectable()
export class WorkersService {
  constructor(
    private readonly em: EntityManager,
    private readonly figures: QueueFigures,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** The latest first; one that was lost is listed for an hour. */
  async list(): Promise<WorkerView[]> {
    const em = this.em.fork();
    const rows = await em.find(WorkerHeartbeat, {}, { orderBy: { workerId: 'desc' }, limit: 200 });
    const lost = await this.lostOf(em);
    return rows.map((row) => viewOf(row, lost));
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND. */
  async drain(operatorId: string, id: string, isDraining: boolean): Promise<WorkerView> {
    if (!isUuid(id)) throw new ServiceError('RESOURCE_NOT_FOUND');
    return this.em.fork().transactional(async (em) => {
      const worker = await em.findOne(WorkerHeartbeat, id);
      if (worker === null) throw new ServiceError('RESOURCE_NOT_FOUND');
      const before = { draining: worker.drainWantedAt !== null };
      const lost = await this.lostOf(em);
      if (before.draining === isDraining) return viewOf(worker, lost);
      const { email } = await em.findOneOrFail(User, operatorId);
      worker.drainWantedAt = isDraining ? new Date() : null;
      worker.drainWantedBy = isDraining ? email : null;
      const action = isDraining ? 'worker.drain' : 'worker.undrain';
      await addAudit(em, operatorId, { action, subjectId: id, before, after: { draining: isDraining } });
      return viewOf(worker, lost);
    });
  }

  async pending(): Promise<PendingView> {
    const [row] = await this.em.fork().execute<{ lag: number }[]>(
      `select extract(epoch from now() - at)::int as lag from job_events
         where job = 'maintenance.requeue' and subject = 'requeue' and kind = 'done' order by id desc limit 1`,
    );
    const kinds = await this.figures.pending();
    return { kinds, requeueLagSeconds: row === undefined ? null : Math.max(0, row.lag) };
  }

  /** Those without a fresh heartbeat, by the clock that it is written with. */
  private async lostOf(em: EntityManager): Promise<ReadonlySet<string>> {
    const rows = await em.execute<{ worker_id: string }[]>(
      `select worker_id from worker_heartbeats where seen_at <= now() - ? * interval '1 millisecond'`,
      [this.settings.timeLimits.heartbeatFreshMs],
    );
    return new Set(rows.map(({ worker_id: id }) => id));
  }
}

function viewOf(row: WorkerHeartbeat, lost: ReadonlySet<string>): WorkerView {
  const taking = row.isDraining ? 'draining' : 'alive';
  const { version = null, kernelVersion = null, host = null, pid = null, memoryBytes = null } = row;
  const { busy, capacity, jobs, drainWantedBy = null } = row;
  return {
    id: row.workerId,
    state: lost.has(row.workerId) ? 'lost' : taking,
    seenAt: row.seenAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    ...{ version, kernelVersion, host, pid, memoryBytes, busy, capacity, jobs, drainWantedBy },
    drainWantedAt: row.drainWantedAt?.toISOString() ?? null,
  };
}
