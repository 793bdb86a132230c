import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { WorkerHeartbeat } from '@shared/infra/database/entities/worker-heartbeat.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import { within } from '@shared/infra/queue/within.js';

const everyMs = 5_000;
const goodbyeMs = 1_000;

/** A process whose last beat is older does not reach the database. */
const freshMs = 15_000;

/** Tells the API, through the database, that this process takes jobs. */
@Injectable()
export class Heartbeat {
  private readonly workerId = newId();
  private timer: NodeJS.Timeout | undefined;
  private lastBeatMs = -Infinity;

  constructor(private readonly em: EntityManager) {}

  /** Begins to tell. Call it last at start: from then on the service counts as ready. */
  async start(): Promise<void> {
    await this.beat();
    // A failed beat does no harm: the next one, or its absence, says the same.
    this.timer = setInterval(() => void this.beat().catch(() => undefined), everyMs);
  }

  /** Whether the database heard of this process just now. */
  isFresh(): boolean {
    return performance.now() - this.lastBeatMs < freshMs;
  }

  /** Says so at once when this process takes no more jobs; a database that is away cannot be told. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    const told = this.em.fork().nativeDelete(WorkerHeartbeat, { workerId: this.workerId });
    await within(told, goodbyeMs).catch(() => undefined);
  }

  private async beat(): Promise<void> {
    await this.em.fork().upsert(WorkerHeartbeat, { workerId: this.workerId, seenAt: new Date() });
    this.lastBeatMs = performance.now();
  }
}
