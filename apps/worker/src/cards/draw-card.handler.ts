import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { CardFaultError } from '@shared/cards/card-findings.js';
import { previewKeyOf } from '@shared/cards/preview-key.js';
import { GeneratedCard } from '@shared/database/entities/generated-card.entity.js';
import type { JobPayloads } from '@shared/queue/jobs.js';
import { FILE_STORAGE, type FileStorage } from '@shared/storage/file-storage.js';
import type { JobHandler } from '../job-handlers.js';
import { isNoAttempt, maxAttempts, ThreadError } from '../thread-failure.js';
import { CardThreads } from './card-threads.js';
import { outlineOf } from './logo-outlines.js';

/** Draws a card that was made, and keeps the picture beside its file. */
@Injectable()
export class DrawCardHandler implements JobHandler<'cards.picture'> {
  constructor(
    private readonly threads: CardThreads,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    private readonly logger: PinoLogger,
  ) {}

  async handle({ cardId }: JobPayloads['cards.picture'], em: EntityManager): Promise<void> {
    const attempt = await begin(cardId, em);
    if (attempt === null) return;
    const card = await em.findOneOrFail(GeneratedCard, cardId, { populate: ['file'] });
    if (attempt > maxAttempts) return this.giveUp(card, new Error('Every worker was lost with it'), em);
    try {
      await settle(card, await this.draw(card, em), em);
    } catch (error) {
      if (error instanceof CardFaultError) return settle(card, 'failed', em);
      if (isNoAttempt(error)) await forget(cardId, em);
      else if (attempt >= maxAttempts) return this.giveUp(card, error, em);
      throw error;
    }
  }

  private async giveUp(card: GeneratedCard, error: unknown, em: EntityManager): Promise<void> {
    this.logger.error({ cardId: card.id, err: error }, 'A card cannot be drawn and is given up');
    await settle(card, 'failed', em);
  }

  private async draw({ design, file }: GeneratedCard, em: EntityManager): Promise<'done' | 'failed'> {
    // Retention was faster: there is nothing to draw any more.
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
}

/** Counts the attempt before it is made: a picture that kills workers must not do so for ever. */
async function begin(cardId: string, em: EntityManager): Promise<number | null> {
  const rows = await em.execute<{ picture_attempts: number }[]>(
    `update generated_cards set picture_attempts = picture_attempts + 1
     where id = ? and picture_status = 'pending' and file_id is not null returning picture_attempts`,
    [cardId],
  );
  return rows[0]?.picture_attempts ?? null;
}

/** The storage was away: no attempt of the picture's. */
async function forget(cardId: string, em: EntityManager): Promise<void> {
  await em.execute('update generated_cards set picture_attempts = picture_attempts - 1 where id = ?', [
    cardId,
  ]);
}

/** A file that was made anew meanwhile still waits for its picture. */
async function settle(
  { id, file }: GeneratedCard,
  pictureStatus: 'done' | 'failed',
  em: EntityManager,
): Promise<void> {
  await em.nativeUpdate(
    GeneratedCard,
    { id, file: file?.id ?? null, pictureStatus: 'pending' },
    { pictureStatus },
  );
}
