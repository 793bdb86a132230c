import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { designVersion } from '@cards/design/card-design.js';
import { CardFaultError } from '@cards/design/card-findings.js';
import { previewKeyOf } from '@cards/design/preview-key.js';
import { GeneratedCard } from '@shared/infra/database/entities/generated-card.entity.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import { asLikelyAsNot } from '@shared/infra/work/work-rows.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { mayNewerCome, NotNowError, otherReleaseMs } from '../not-now.js';
import { leaveObjects } from '../maintenance/leftovers.js';
import { ThreadError } from '../thread-failure.js';
import type { JobHandler } from '../work/job-handlers.js';
import { PendingWork } from '../work/pending-work.js';
import { CardThreads } from './card-threads.js';
import { outlineOf } from './logo-outlines.js';

/** Draws a card that was made, and keeps the picture beside its file. */
@Injectable()
export class DrawCardHandler implements JobHandler<'cards.picture'> {
  constructor(
    private readonly threads: CardThreads,
    private readonly work: PendingWork,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
  ) {}

  handle(payload: JobPayloads['cards.picture'], em: EntityManager): Promise<boolean> {
    return this.work.attempt('cards.picture', payload, em, {
      run: async (card) => {
        if (card.design.version > designVersion && mayNewerCome(card.createdAt))
          throw new NotNowError(otherReleaseMs);
        await em.populate(card, ['file']);
        await this.settle(card, await this.draw(card, em).catch(failedByItsFaults), em);
      },
    });
  }

  private async draw({ design, file }: GeneratedCard, em: EntityManager): Promise<'done' | 'failed'> {
    // Deleted by retention meanwhile: nothing to draw.
    if (!file) return 'done';
    const key = previewKeyOf(file.key);
    if (await this.storage.exists(key)) return 'done';
    const outline = design.logo && (await outlineOf(design.logo, this.threads, em));
    const reply = await this.threads.run({ design, outline, result: 'picture' });
    if (reply.outcome === 'error') throw new ThreadError(reply);
    if (reply.outcome !== 'made') return 'failed';
    await this.storage.save(key, Readable.from([reply.bytes]), { contentType: 'image/png' });
    return 'done';
  }

  /** A file made anew in the meantime stays pending for its own picture. */
  private async settle(
    { id, file }: GeneratedCard,
    pictureStatus: 'done' | 'failed',
    em: EntityManager,
  ): Promise<void> {
    // By its key: of cards that wait for pictures there may be thousands.
    const isPending = asLikelyAsNot(`picture_status = 'pending'`);
    const drawn = await em.execute<unknown[]>(
      `update generated_cards set picture_status = ? where id = ? and file_id is not distinct from ?::uuid and ${isPending}
       returning id`,
      [pictureStatus, id, file?.id ?? null],
    );
    if (drawn.length > 0 || !file) return;
    // Deleted with its account while it was drawn.
    if ((await em.count(GeneratedCard, { file: file.id })) === 0)
      await leaveObjects(em, [previewKeyOf(file.key)]);
  }
}

/** A card with its own faults is not retried. */
function failedByItsFaults(error: unknown): 'failed' {
  if (error instanceof CardFaultError) return 'failed';
  throw error;
}
