import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { WorkerHeartbeat } from '@shared/database/entities/worker-heartbeat.entity.js';
import { newId } from '@shared/database/new-id.js';

const everyMs = 5_000;

/** Tells the API, through the database, that this process takes jobs. */
@Injectable()
export class Heartbeat implements OnApplicationShutdown {
  private readonly workerId = newId();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly em: EntityManager) {}

  /** Begins to tell. Call it last at start: from then on the service counts as ready. */
  async start(): Promise<void> {
    await this.beat();
    // A beat that fails is no matter: the next one, or its absence, tells the same.
    this.timer = setInterval(() => void this.beat().catch(() => undefined), everyMs);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.em.fork().nativeDelete(WorkerHeartbeat, { workerId: this.workerId });
  }

  private async beat(): Promise<void> {
    await this.em.fork().upsert(WorkerHeartbeat, { workerId: this.workerId, seenAt: new Date() });
  }
}
