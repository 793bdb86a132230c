import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import { readUpload } from '../uploads/read-upload.js';
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

  handle(payload: JobPayloads['parts.outline'], em: EntityManager): Promise<boolean> {
    const { contentHash } = payload;
    return this.work.attempt('parts.outline', payload, em, {
      run: async () => {
        const reply = await readUpload(em, contentHash, (file) =>
          this.threads.run({ work: 'outline', file }),
        );
        if (reply === null) {
          await this.work.remove('parts.outline', payload, em);
          return;
        }
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
