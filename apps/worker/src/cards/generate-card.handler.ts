import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { designVersion, furtherSkusOf } from '@cards/design/card-design.js';
import { CardFaultError } from '@cards/design/card-findings.js';
import type { FoundCardWarning, KeptCardFault } from '@shared/domain/contract/card-findings.js';
import { dropArrived, noteArriving, takeArrived } from '@shared/infra/storage/arriving-objects.js';
import { GeneratedCard } from '@shared/infra/database/entities/generated-card.entity.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { ensureAnalysis } from '@shared/infra/work/ensure-analysis.js';
import { newId } from '@shared/infra/database/new-id.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { uploadKey } from '@shared/infra/storage/upload-door.js';
import { mayNewerCome, NotNowError, otherReleaseMs } from '../not-now.js';
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
        // Its file would be that of the design for good.
        if (card.design.version > designVersion && mayNewerCome(card.createdAt))
          throw new NotNowError(otherReleaseMs);
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

  /** The file first, then its rows: a crash between the two leaves a file that is noted, never a row without its file. */
  private async register(
    card: GeneratedCard,
    bytes: Uint8Array,
    warnings: FoundCardWarning[],
    em: EntityManager,
  ): Promise<void> {
    const id = newId();
    const key = uploadKey(card.user.id, id, '3mf');
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const facts = { id, key, sizeBytes: bytes.length, contentHash };
    await noteArriving(em, [key]);
    await this.storage.save(key, Readable.from([bytes]), { contentType: 'model/3mf' });
    let isRegistered = false;
    try {
      isRegistered = await em.transactional((tx) => this.writeRows(tx, card, facts, warnings));
    } finally {
      if (!isRegistered) await dropArrived(em, this.storage, key);
    }
  }

  /** @returns whether the card was still pending: if another worker was faster, its file is kept. */
  private async writeRows(
    tx: EntityManager,
    { id, user, design }: GeneratedCard,
    facts: Pick<UploadedFile, 'id' | 'key' | 'sizeBytes' | 'contentHash'>,
    warnings: FoundCardWarning[],
  ): Promise<boolean> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const row = await tx.findOne(GeneratedCard, id, lock);
    if (row?.status !== 'pending') return false;
    await takeArrived(tx, this.storage, facts.key);
    const furtherSkus = furtherSkusOf(design);
    const named = { user: user.id, filename: 'card.3mf', format: '3mf', furtherSkus } as const;
    const file = tx.create(UploadedFile, { ...facts, ...named });
    await tx.flush();
    await ensureAnalysis(tx, facts.contentHash, '3mf');
    const picture = { pictureStatus: 'pending', pictureAttempts: 0 } as const;
    tx.assign(row, { status: 'done', file, warnings, finishedAt: new Date(), ...picture });
    return true;
  }
}
