import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { DirectUpload } from '@shared/infra/database/entities/direct-upload.entity.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { incomingKey, UPLOAD_DOOR, type UploadDoor } from '@shared/infra/storage/upload-door.js';
import { WorkOutbox } from '@shared/infra/work/work-outbox.js';
import { told } from '@shared/words/say.js';
import { validate as isUuid } from 'uuid';
import { assertRoom, type Quota } from '../endpoint/limits/account-quota.js';
import { type WorkLook, WorkWait } from '../endpoint/waiting/work-wait.js';
import type { BeginUploadDto, BegunUploadView } from './direct-uploads.dto.js';
import type { UploadedFileView } from './files.dto.js';
import { FilesService } from './files.service.js';
import { assertTakesUnit, namedFile, refusedUpload } from './named-file.js';
import { StorageQuota } from './storage-quota.service.js';
import { WorkQuota } from './work-quota.service.js';

const formLifetimeMs = 15 * 60_000;

/**
 * From then on an upload cannot be completed: the largest file on the slowest line that `POST /api/upload` takes, begun at the
 * end of its form, is there by then. `maintenance.sweep` deletes what is left of it after that.
 */
const completableMs = 90 * 60_000;

/** Bounds what an account stores beside its quota, until the sweep. */
const maxUnfinished = 40;

const unfinished: Quota = {
  name: 'unfinished uploads',
  limit: maxUnfinished,
  reason: 'tooManyRecords',
  message: told('api.messages.tooManyUnfinished', { limit: maxUnfinished }),
  hint: told('api.hints.completeUploads', { call: 'POST /api/uploads/complete' }),
  countSql: `select count(*) as used from direct_uploads d where d.user_id = ?
    and not exists (select 1 from uploaded_files f where f.id = d.id)`,
};

/** Files that clients store in S3 by themselves, by a signed form. */
@Injectable()
export class DirectUploads {
  constructor(
    private readonly em: EntityManager,
    @Inject(UPLOAD_DOOR) private readonly door: UploadDoor | null,
    private readonly files: FilesService,
    private readonly quota: StorageQuota,
    private readonly workQuota: WorkQuota,
    private readonly work: WorkWait,
    private readonly outbox: WorkOutbox,
  ) {}

  /**
   * Signs a form for one file.
   *
   * @throws {ServiceError} VALIDATION_ERROR, INVALID_FILE_TYPE; INVALID_INPUT, storageQuotaExceeded or tooManyRecords;
   * RATE_LIMITED for an account whose work has taken its part.
   */
  async begin(
    userId: string,
    { filename: given, size, unit = 'mm' }: BeginUploadDto,
  ): Promise<BegunUploadView> {
    if (this.door === null) return { form: null };
    const { filename, format } = namedFile(given);
    assertTakesUnit(format, unit);
    await this.workQuota.assertNotSpent(userId);
    const upload = await this.em.transactional(async (em) => {
      await this.quota.reserve(em, userId, size);
      await assertRoom(em, userId, unfinished);
      return em.create(DirectUpload, { user: userId, filename, format, unit, sizeBytes: size });
    });
    const expiresAt = new Date(Date.now() + formLifetimeMs);
    const form = await this.door.formFor(incomingKey(upload.id), size, expiresAt);
    return { form: { uploadId: upload.id, ...form, expiresAt: expiresAt.toISOString() } };
  }

  /**
   * Waits until a worker has taken the file over and looked at it, then makes it one of the account's. Repeated, it
   * answers the same.
   *
   * @throws {ServiceError} FILE_NOT_FOUND if nothing was stored, or too long ago; INVALID_FILE_TYPE; INVALID_INPUT,
   * storageQuotaExceeded; EXTERNAL_SERVICE_ERROR when the wait ends first, and the work continues.
   */
  async complete(userId: string, uploadId: string): Promise<UploadedFileView> {
    const own = { id: uploadId, user: userId };
    const upload = isUuid(uploadId) ? await this.em.findOne(DirectUpload, own) : null;
    if (upload === null) throw new ServiceError('FILE_NOT_FOUND');
    const file = await this.em.findOne(UploadedFile, own);
    if (file !== null) return this.files.viewOf(file);
    if (Date.now() - upload.createdAt.getTime() > completableMs) throw new ServiceError('FILE_NOT_FOUND');
    // Its work was let in when it began: told to wait, it could be gone by then.
    await this.askForInspection(uploadId);
    const { id, filename, format, unit, sizeBytes, contentHash } = await this.inspected(upload.id);
    const stored = { id, filename, format, unit, sizeBytes, contentHash: contentHash! };
    return this.files.register(userId, stored, (em) => this.hold(em, uploadId));
  }

  /** `maintenance.sweep` deletes what is left of an upload with its row: the two wait for each other. */
  private async hold(em: EntityManager, uploadId: string): Promise<void> {
    const held = { lockMode: LockMode.PESSIMISTIC_READ, refresh: true } as const;
    if ((await em.findOne(DirectUpload, uploadId, held)) === null) throw new ServiceError('FILE_NOT_FOUND');
  }

  /** Of an upload that nobody has asked for: one that was taken over meanwhile stays as it is. */
  private async askForInspection(uploadId: string): Promise<void> {
    const unasked = { id: uploadId, status: { $in: ['open', 'failed'] } } as const;
    const pending = { status: 'pending', attempts: 0, completedAt: new Date() } as const;
    if ((await this.em.nativeUpdate(DirectUpload, unasked, pending)) === 0) return;
    await this.outbox.written(this.em, 'uploads.inspect', { uploadId });
  }

  private async inspected(uploadId: string): Promise<DirectUpload> {
    const look = async (): Promise<WorkLook<'uploads.inspect', DirectUpload>> => {
      const upload = await this.em.fork().findOne(DirectUpload, uploadId);
      if (upload === null) throw new ServiceError('FILE_NOT_FOUND');
      return upload.status === 'pending' ? { pending: [{ uploadId }] } : { result: upload };
    };
    const upload = await this.work.until('uploads.inspect', told('api.messages.fileBeingTaken'), look);
    if (upload.status === 'done') return upload;
    if (upload.status === 'refused') throw refusedUpload(upload.refusal!);
    if (upload.status === 'failed') throw new ServiceError('STORAGE_ERROR');
    throw new ServiceError('FILE_NOT_FOUND', {
      message: told('api.messages.nothingStored'),
      details: { hint: told('api.hints.sendForm') },
    });
  }
}
