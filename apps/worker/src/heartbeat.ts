import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { WorkerHeartbeat } from '@shared/infra/database/entities/worker-heartbeat.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import { within } from '@shared/infra/queue/within.js';

const goodbyeMs = 1_000;

/** Shows the API, through the database, that this process takes jobs. */
@Injectable()
export class Heartbeat {
  private readonly workerId = newId();
  private timer: NodeJS.Timeout | undefined;
  private lastBeatMs = -Infinity;

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

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
    const told = this.em.fork().nativeDelete(WorkerHeartbeat, { workerId: this.workerId });
    await within(told, goodbyeMs).catch(() => undefined);
  }

  private async beat(): Promise<void> {
    await this.em.fork().upsert(WorkerHeartbeat, { workerId: this.workerId, seenAt: new Date() });
    this.lastBeatMs = performance.now();
  }
}
