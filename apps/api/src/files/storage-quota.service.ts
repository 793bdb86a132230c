import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { maxStoredFiles, maxUploadBytes, uploadRetentionDays } from '@shared/domain/contract/limits.js';
import { keptUntilSql } from '@shared/infra/storage/kept-until.js';
import { lockQuota } from '../endpoint/limits/account-quota.js';
import { told } from '@shared/words/say.js';
import { type ArrivingUpload, ArrivingUploads } from './arriving-uploads.js';

const bytesPerMegabyte = 1_000_000;
/** What a card takes, more or less. */
const usualCardBytes = 1_000_000;
/** Oldest uploads examined to find which file retention deletes next; further ones are ignored. */
const oldestFiles = 200;

interface Use {
  bytes: number;
  files: number;
}

/** What one account may store: `ACCOUNT_STORAGE_MB`, in at most {@link maxStoredFiles} files. */
@Injectable()
export class StorageQuota {
  private readonly limitBytes: number;
  private readonly arriving = new ArrivingUploads();

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) { accountStorageMegabytes }: ProcessSettings,
  ) {
    this.limitBytes = accountStorageMegabytes * bytesPerMegabyte;
  }

  /**
   * Takes an upload in unless the account is full, or those under way may bring more than it takes and one file besides:
   * they are in the storage before they are counted by their size. Who of a few that come at once has room is told by
   * {@link reserve}, exactly.
   *
   * @throws {ServiceError} INVALID_INPUT, storageQuotaExceeded; RATE_LIMITED or STORAGE_ERROR while too many are under way, of the
   * account or of all.
   */
  async whileArriving<T>(userId: string, upload: ArrivingUpload, receive: () => Promise<T>): Promise<T> {
    const othersBytes = this.arriving.take(userId, upload);
    try {
      const bytes = Math.max(othersBytes - maxUploadBytes, 0) + 1;
      await this.assert(this.em, userId, { bytes, files: 1 });
      return await receive();
    } finally {
      this.arriving.leave(userId, upload);
    }
  }

  /**
   * Reserves room for a file until the transaction ends, so that concurrent uploads count each other.
   *
   * @throws {ServiceError} INVALID_INPUT, storageQuotaExceeded.
   */
  async reserve(em: EntityManager, userId: string, sizeBytes: number): Promise<void> {
    await this.lock(em, userId);
    await this.assert(em, userId, { bytes: sizeBytes, files: 1 });
  }

  /**
   * Reserves room for cards that were asked for in the transaction, under {@link lock}.
   *
   * @throws {ServiceError} INVALID_INPUT, storageQuotaExceeded.
   */
  async assertRoomForCards(em: EntityManager, userId: string): Promise<void> {
    await this.assert(em, userId, { bytes: 0, files: 0 });
  }

  /** Waits until no other transaction reserves room of the account, and holds it until this one ends. */
  async lock(em: EntityManager, userId: string): Promise<void> {
    await lockQuota(em, 'stored bytes', userId);
  }

  private async assert(em: EntityManager, userId: string, more: Use): Promise<void> {
    const used = await readUse(em, userId);
    if (used.bytes + more.bytes <= this.limitBytes && used.files + more.files <= maxStoredFiles) return;
    throw await this.refusal(em, userId, used);
  }

  private async refusal(em: EntityManager, userId: string, used: Use): Promise<ServiceError> {
    const [next] = await em.execute<{ filename: string; size_bytes: number; kept_until: Date }[]>(
      `select * from (
         select f.filename, f.size_bytes, ${keptUntilSql('f')} as kept_until
         from (select * from uploaded_files where user_id = ? order by created_at, id limit ?) f
       ) k order by kept_until limit 1`,
      [userId, oldestFiles],
    );
    const nextDeletion = next && {
      filename: next.filename,
      sizeBytes: next.size_bytes,
      at: new Date(next.kept_until).toISOString(),
    };
    return new ServiceError('INVALID_INPUT', {
      message: told('api.messages.storageFull', { files: used.files, megabytes: megabytes(used.bytes) }),
      details: {
        reason: 'storageQuotaExceeded',
        hint: told('api.hints.storageFull', {
          days: uploadRetentionDays,
          day: nextDeletion?.at.slice(0, 10) ?? 'none',
        }),
        limitBytes: this.limitBytes,
        usedBytes: used.bytes,
        limitFiles: maxStoredFiles,
        usedFiles: used.files,
        nextDeletion: nextDeletion ?? null,
      },
    });
  }
}

/** Cards that wait to be made count as the files that they become. */
async function readUse(em: EntityManager, userId: string): Promise<Use> {
  const [row] = await em.execute<[{ bytes: string; files: string; cards: string }]>(
    `select coalesce(sum(size_bytes), 0) as bytes, count(*) as files,
       (select count(*) from generated_cards where user_id = ? and status = 'pending') as cards
     from uploaded_files where user_id = ?`,
    [userId, userId],
  );
  const cards = Number(row.cards);
  return { bytes: Number(row.bytes) + cards * usualCardBytes, files: Number(row.files) + cards };
}

/** Rounds up, so that a single byte does not show as 0. */
function megabytes(bytes: number): number {
  return Math.ceil(bytes / bytesPerMegabyte);
}
