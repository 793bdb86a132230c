import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { kernelVersion } from '@kernel/version.js';
import { furtherSkusOf } from '@shared/cards/card-design.js';
import { type CardFault, CardFaultError, type CardWarning } from '@shared/cards/card-findings.js';
import { GeneratedCard } from '@shared/database/entities/generated-card.entity.js';
import { UploadedFile } from '@shared/database/entities/uploaded-file.entity.js';
import { ensureAnalysis } from '@shared/database/ensure-analysis.js';
import { newId } from '@shared/database/new-id.js';
import { JobQueue } from '@shared/queue/job-queue.js';
import type { JobPayloads } from '@shared/queue/jobs.js';
import { FILE_STORAGE, type FileStorage } from '@shared/storage/file-storage.js';
import type { JobHandler } from '../job-handlers.js';
import { isNoAttempt, maxAttempts, ThreadError } from '../thread-failure.js';
import { lateSeconds, NotNowError } from '../not-now.js';
import { CardThreads } from './card-threads.js';
import { outlineOf } from './logo-outlines.js';

/** Makes a card's file once and registers it like an upload. */
@Injectable()
export class GenerateCardHandler implements JobHandler<'cards.generate'> {
  constructor(
    private readonly threads: CardThreads,
    private readonly jobQueue: JobQueue,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    private readonly logger: PinoLogger,
  ) {}

  async handle({ cardId }: JobPayloads['cards.generate'], em: EntityManager): Promise<void> {
    await letOthersGoFirst(cardId, em);
    const attempt = await begin(cardId, em);
    if (attempt === null) return;
    if (attempt > maxAttempts) return this.giveUp(cardId, new Error('Every worker was lost with it'), em);
    const card = await em.findOneOrFail(GeneratedCard, cardId);
    try {
      const { design } = card;
      const outline = design.logo && (await outlineOf(design.logo, this.threads, em));
      const reply = await this.threads.run({ design, outline, result: 'file' });
      if (reply.outcome === 'error') throw new ThreadError(reply);
      if (reply.outcome === 'refused') await fail(cardId, reply.faults, em);
      else if (reply.outcome === 'made') await this.register(card, reply.bytes, reply.warnings, em);
    } catch (error) {
      if (error instanceof CardFaultError) return fail(cardId, error.faults, em);
      if (isNoAttempt(error)) await forget(cardId, em);
      else if (attempt >= maxAttempts) return this.giveUp(cardId, error, em);
      throw error;
    }
  }

  /** Who asked for the card gets INTERNAL_ERROR: the cause is told here alone. */
  private async giveUp(cardId: string, error: unknown, em: EntityManager): Promise<void> {
    this.logger.error({ cardId, err: error }, 'A card cannot be made and is given up');
    await fail(cardId, null, em);
  }

  /** The file first, then its rows: a crash between the two leaves a file that nobody knows, no row without one. */
  private async register(
    card: GeneratedCard,
    bytes: Uint8Array,
    warnings: CardWarning[],
    em: EntityManager,
  ): Promise<void> {
    const id = newId();
    const userId = card.user.id;
    const key = `uploads/${userId}/${id}.3mf`;
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    await this.storage.save(key, Readable.from([bytes]), { contentType: 'model/3mf' });
    const isFirst = await em.transactional(async (tx) => {
      const furtherSkus = furtherSkusOf(card.design);
      const facts = { format: '3mf', sizeBytes: bytes.length, contentHash, furtherSkus } as const;
      tx.create(UploadedFile, { id, user: userId, key, filename: 'card.3mf', ...facts });
      await tx.flush();
      await ensureAnalysis(tx, contentHash, '3mf');
      const picture = { pictureStatus: 'pending', pictureAttempts: 0 } as const;
      const settled = { status: 'done', file: id, warnings, finishedAt: new Date(), ...picture } as const;
      const changed = await tx.nativeUpdate(GeneratedCard, { id: card.id, status: 'pending' }, settled);
      // Another worker was faster: its file counts.
      if (changed === 0) await tx.nativeDelete(UploadedFile, { id });
      return changed === 1;
    });
    if (!isFirst) return this.storage.delete(key);
    // Pending rows are the outbox: a queue that is away now gets the jobs later.
    await this.jobQueue.enqueue('analysis.measure', { contentHash, kernelVersion }).catch(() => undefined);
    await this.jobQueue.enqueue('cards.picture', { cardId: card.id }).catch(() => undefined);
  }
}

/** A card that has to wait is looked at again after this. */
const pauseMs = 200;

/**
 * The customer who was served longest ago goes first, so that nobody waits behind more than one job of another's.
 *
 * @throws {NotNowError}
 */
async function letOthersGoFirst(cardId: string, em: EntityManager): Promise<void> {
  const [found] = await em.execute<{ waits: boolean }[]>(
    `with mine as (
       select c.user_id, max(o.begun_at) as served_at
       from generated_cards c join generated_cards o on o.user_id = c.user_id
       where c.id = ? group by c.user_id
     )
     select exists (
       select 1 from mine, generated_cards c
       where c.user_id <> mine.user_id and c.status = 'pending'
         and (c.begun_at is null or c.begun_at < c.created_at)
         and c.created_at > now() - make_interval(secs => ?)
         and coalesce((select max(o.begun_at) from generated_cards o where o.user_id = c.user_id), '-infinity')
           < mine.served_at
     ) as waits`,
    [cardId, lateSeconds],
  );
  if (found?.waits === true) throw new NotNowError(pauseMs);
}

/** Counts the attempt before it is made: a card that kills workers must not do so for ever. */
async function begin(cardId: string, em: EntityManager): Promise<number | null> {
  const rows = await em.execute<{ attempts: number }[]>(
    `update generated_cards set attempts = attempts + 1, begun_at = now()
     where id = ? and status = 'pending' returning attempts`,
    [cardId],
  );
  return rows[0]?.attempts ?? null;
}

/** The storage was away: no attempt of the card's. */
async function forget(cardId: string, em: EntityManager): Promise<void> {
  await em.execute('update generated_cards set attempts = attempts - 1 where id = ?', [cardId]);
}

async function fail(cardId: string, faults: readonly CardFault[] | null, em: EntityManager): Promise<void> {
  const settled = { status: 'failed', faults: faults && [...faults], finishedAt: new Date() } as const;
  await em.nativeUpdate(GeneratedCard, { id: cardId, status: 'pending' }, settled);
}
