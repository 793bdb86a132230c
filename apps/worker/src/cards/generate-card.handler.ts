import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { furtherSkusOf } from '@cards/design/card-design.js';
import { CardFaultError } from '@cards/design/card-findings.js';
import type { FoundCardWarning, KeptCardFault } from '@shared/domain/contract/card-findings.js';
import { GeneratedCard } from '@shared/infra/database/entities/generated-card.entity.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { ensureAnalysis } from '@shared/infra/work/ensure-analysis.js';
import { newId } from '@shared/infra/database/new-id.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { ThreadError } from '../thread-failure.js';
import type { JobHandler } from '../work/job-handlers.js';
import { PendingWork } from '../work/pending-work.js';
import { CardThreads } from './card-threads.js';
import { outlineOf } from './logo-outlines.js';

/** Makes a card's file once and registers it like an upload. */
@Injectable()
export class GenerateCardHandler implements JobHandler<'cards.generate'> {
  constructor(
    private readonly threads: CardThreads,
    private readonly work: PendingWork,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
  ) {}

  handle(payload: JobPayloads['cards.generate'], em: EntityManager): Promise<boolean> {
    const fail = (faults: readonly KeptCardFault[] | null) =>
      this.work.settle('cards.generate', payload, em, {
        status: 'failed',
        faults: faults && [...faults],
        finishedAt: new Date(),
      });
    return this.work.attempt('cards.generate', payload, em, {
      run: async (card) => {
        const faults = await this.make(card, em);
        if (faults !== null) await fail(faults);
      },
      // The customer gets INTERNAL_ERROR: only the log has the cause.
      giveUp: () => fail(null),
    });
  }

  /** @returns the card's own faults, with which it cannot be made. */
  private async make(card: GeneratedCard, em: EntityManager): Promise<readonly KeptCardFault[] | null> {
    const { design } = card;
    try {
      const outline = design.logo && (await outlineOf(design.logo, this.threads, em));
      const reply = await this.threads.run({ design, outline, result: 'file' });
      if (reply.outcome === 'error') throw new ThreadError(reply);
      if (reply.outcome === 'refused') return reply.faults;
      if (reply.outcome === 'made') await this.register(card, reply.bytes, reply.warnings, em);
      return null;
    } catch (error) {
      if (!(error instanceof CardFaultError)) throw error;
      return error.faults;
    }
  }

  /** The file first, then its rows: a crash between the two leaves an orphaned file, never a row without its file. */
  private async register(
    card: GeneratedCard,
    bytes: Uint8Array,
    warnings: FoundCardWarning[],
    em: EntityManager,
  ): Promise<void> {
    const id = newId();
    const userId = card.user.id;
    const key = `uploads/${userId}/${id}.3mf`;
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    await this.storage.save(key, Readable.from([bytes]), { contentType: 'model/3mf' });
    const isFirst = await em.transactional(async (tx) => {
      const pending = await tx.findOne(
        GeneratedCard,
        { id: card.id, status: 'pending' },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      // Another worker was faster: its file is kept.
      if (pending === null) return false;
      const furtherSkus = furtherSkusOf(card.design);
      const facts = { format: '3mf', sizeBytes: bytes.length, contentHash, furtherSkus } as const;
      const file = tx.create(UploadedFile, { id, user: userId, key, filename: 'card.3mf', ...facts });
      await tx.flush();
      await ensureAnalysis(tx, contentHash, '3mf');
      const picture = { pictureStatus: 'pending', pictureAttempts: 0 } as const;
      tx.assign(pending, { status: 'done', file, warnings, finishedAt: new Date(), ...picture });
      return true;
    });
    if (!isFirst) await this.storage.delete(key);
  }
}
