import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { PartPicture } from '@shared/infra/database/entities/part-picture.entity.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { pictureKeyOf, thumbnailKeyOf } from '@shared/infra/storage/picture-keys.js';
import { keepObjects, leaveObjects } from '../maintenance/leftovers.js';
import { readUpload } from '../uploads/read-upload.js';
import type { JobHandler } from '../work/job-handlers.js';
import { PendingWork } from '../work/pending-work.js';
import { WorkerLoad } from '../work/worker-load.js';
import { pictureKeysOf } from './delete-pictures.js';
import { PictureThreads } from './picture-threads.js';

/** Prices come before pictures, for so long. */
const measuringFirstMs = 2_000;

type Payload = JobPayloads['parts.picture'];

/** Draws a content once, for all of its files. */
@Injectable()
export class DrawPartHandler implements JobHandler<'parts.picture'> {
  private readonly logger = new Logger(DrawPartHandler.name);

  constructor(
    private readonly threads: PictureThreads,
    private readonly work: PendingWork,
    private readonly load: WorkerLoad,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
  ) {}

  untilRoom(): Promise<void> {
    return this.load.untilRest('analysis', measuringFirstMs);
  }

  handle(payload: Payload, em: EntityManager): Promise<boolean> {
    const { contentHash } = payload;
    return this.work.attempt('parts.picture', payload, em, {
      run: async () => {
        const status = await this.draw(contentHash, em).catch(async (error: unknown) => {
          // One of its pictures may be stored; without its row nobody tries again.
          await leaveIfGone(contentHash, em).catch(() => undefined);
          throw error;
        });
        if (status === null) {
          await this.work.remove('parts.picture', payload, em);
          return;
        }
        const isSettled = await this.work.settle('parts.picture', payload, em, {
          status,
          finishedAt: new Date(),
        });
        if (!isSettled) await leaveIfGone(contentHash, em);
      },
    });
  }

  /** @returns `failed` for a part that cannot be drawn, however often it is tried; `null` for one without a file. */
  private async draw(contentHash: string, em: EntityManager): Promise<'done' | 'failed' | null> {
    const reply = await readUpload(em, contentHash, (task) => this.threads.run(task));
    if (reply === null) return null;
    if (reply.outcome === 'undrawable') {
      this.logger.warn({ contentHash, reason: reply.reason }, 'Part without picture');
      return 'failed';
    }
    await keepObjects(em, pictureKeysOf([contentHash]));
    const png = { contentType: 'image/png' };
    await this.storage.save(thumbnailKeyOf(contentHash), Readable.from([reply.thumbnail]), png);
    await this.storage.save(pictureKeyOf(contentHash), Readable.from([reply.picture]), png);
    return 'done';
  }
}

/** Its files were deleted while it was drawn, and its row with them: so go its pictures. */
async function leaveIfGone(contentHash: string, em: EntityManager): Promise<void> {
  if ((await em.count(PartPicture, { contentHash })) > 0) return;
  await leaveObjects(em, pictureKeysOf([contentHash]));
}
