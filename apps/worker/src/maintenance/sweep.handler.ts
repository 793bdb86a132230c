import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { OneTimeLink } from '@shared/database/entities/one-time-link.entity.js';
import { RateCounter } from '@shared/database/entities/rate-counter.entity.js';
import { Session } from '@shared/database/entities/session.entity.js';
import { WorkerHeartbeat } from '@shared/database/entities/worker-heartbeat.entity.js';
import { FILE_STORAGE, type FileStorage } from '@shared/storage/file-storage.js';
import type { JobHandler } from '../job-handlers.js';

const hourMs = 3_600_000;

/** Deletes what has run out and what cut-off uploads left in the storage. */
@Injectable()
export class SweepHandler implements JobHandler<'maintenance.sweep'> {
  constructor(@Inject(FILE_STORAGE) private readonly storage: FileStorage) {}

  async handle(_payload: Record<string, never>, em: EntityManager): Promise<void> {
    const now = new Date();
    await em.nativeDelete(Session, { expiresAt: { $lt: now } });
    await em.nativeDelete(OneTimeLink, { expiresAt: { $lt: new Date(now.getTime() - 24 * hourMs) } });
    await em.nativeDelete(RateCounter, { windowEndsAt: { $lt: now } });
    await em.nativeDelete(WorkerHeartbeat, { seenAt: { $lt: new Date(now.getTime() - hourMs) } });
    await this.storage.removeStaleUploads(new Date(now.getTime() - hourMs));
  }
}
