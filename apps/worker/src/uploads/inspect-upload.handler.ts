import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { DirectUpload } from '@shared/infra/database/entities/direct-upload.entity.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import {
  FILE_STORAGE,
  type FileStorage,
  StoredFileNotFoundError,
} from '@shared/infra/storage/file-storage.js';
import { incomingKey, UPLOAD_DOOR, type UploadDoor, uploadKey } from '@shared/infra/storage/upload-door.js';
import { RefusedUploadError, UploadMeter } from '@shared/infra/storage/upload-meter.js';
import type { JobHandler } from '../work/job-handlers.js';
import { PendingWork } from '../work/pending-work.js';

/**
 * Takes over a file that a client has stored by itself: copies it to where no client writes, and only then looks at it,
 * so that what was hashed is what is printed.
 */
@Injectable()
export class InspectUploadHandler implements JobHandler<'uploads.inspect'> {
  constructor(
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(UPLOAD_DOOR) private readonly door: UploadDoor | null,
    private readonly work: PendingWork,
  ) {}

  handle(payload: JobPayloads['uploads.inspect'], em: EntityManager): Promise<boolean> {
    return this.work.attempt('uploads.inspect', payload, em, {
      run: () => em.transactional((tx) => this.inspectLocked(payload, tx)),
    });
  }

  /** No two runs: the later one would copy what the client has stored since over what the first has hashed. */
  private async inspectLocked(payload: JobPayloads['uploads.inspect'], tx: EntityManager): Promise<void> {
    const pending = { id: payload.uploadId, status: 'pending' } as const;
    const upload = await tx.findOne(DirectUpload, pending, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE });
    if (upload !== null) await this.work.settle('uploads.inspect', payload, tx, await this.inspect(upload));
  }

  /** What becomes of the row. */
  private async inspect(upload: DirectUpload): Promise<Partial<DirectUpload>> {
    if (this.door === null) throw new Error('The worker has no S3_UPLOAD_URL, though the API has');
    const key = uploadKey(upload.user.id, upload.id, upload.format);
    try {
      await this.door.keep(incomingKey(upload.id), key);
    } catch (error) {
      if (error instanceof StoredFileNotFoundError) return { status: 'open' };
      throw error;
    }
    const meter = new UploadMeter(upload.format);
    try {
      await finished(Readable.from(meter.measure(await this.storage.open(key))).resume());
    } catch (error) {
      if (!(error instanceof RefusedUploadError)) throw error;
      await this.storage.delete(key);
      return { status: 'refused', refusal: error.refusal };
    }
    // S3 has checked the length; only a client with its own way to the bucket stores another.
    const { sizeBytes, contentHash } = meter.result(upload.unit);
    return { status: 'done', sizeBytes, contentHash };
  }
}
