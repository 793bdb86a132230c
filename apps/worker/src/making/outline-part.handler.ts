import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { PartOutline } from '@shared/infra/database/entities/part-outline.entity.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import { ThreadError } from '../thread-failure.js';
import type { JobHandler } from '../work/job-handlers.js';
import { PendingWork } from '../work/pending-work.js';
import { PlateThreads } from './plate-threads.js';

/** Finds the outline of a content once, for all of its files. */
@Injectable()
export class OutlinePartHandler implements JobHandler<'parts.outline'> {
  private readonly logger = new Logger(OutlinePartHandler.name);

  constructor(
    private readonly threads: PlateThreads,
    private readonly work: PendingWork,
  ) {}

  async handle(payload: JobPayloads['parts.outline'], em: EntityManager): Promise<void> {
    const { contentHash } = payload;
    const file = await em.findOne(UploadedFile, { contentHash }, { orderBy: { id: 'desc' } });
    if (file === null) {
      // Deleted meanwhile: a plan asks anew.
      await em.nativeDelete(PartOutline, { contentHash, status: 'pending' });
      return;
    }
    await this.work.attempt('parts.outline', payload, em, {
      run: async () => {
        const { key, sizeBytes, format, unit } = file;
        const reply = await this.threads.run({ work: 'outline', file: { key, sizeBytes, format, unit } });
        if (reply.outcome === 'error') throw new ThreadError(reply);
        if (reply.outcome === 'unreadable')
          this.logger.warn({ contentHash, reason: reply.reason }, 'No outline');
        const shadow = reply.outcome === 'outlined' ? reply.shadow : null;
        await this.work.settle('parts.outline', payload, em, {
          status: shadow === null ? 'failed' : 'done',
          shadow,
          finishedAt: new Date(),
        });
      },
    });
  }
}
