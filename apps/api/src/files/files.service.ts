import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import { ensureAnalysis } from '@shared/infra/work/ensure-analysis.js';
import { dropArrived, noteArriving, takeArrived } from '@shared/infra/storage/arriving-objects.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import {
  FILE_STORAGE,
  type FileStorage,
  StoredFileNotFoundError,
} from '@shared/infra/storage/file-storage.js';
import { uploadKey } from '@shared/infra/storage/upload-door.js';
import { RefusedUploadError, UploadMeter } from '@shared/infra/storage/upload-meter.js';
import { verifyLink } from '@shared/infra/storage/signed-link.js';
import type { Readable } from 'node:stream';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { FileLinks } from './file-links.service.js';
import type { DownloadQuery, UploadedFileView } from './files.dto.js';
import type { IncomingFile } from './multipart-file.js';
import { assertTakesUnit, namedFile, refusedUpload } from './named-file.js';
import { StorageQuota } from './storage-quota.service.js';
import { WorkQuota } from './work-quota.service.js';
import { told } from '@shared/words/say.js';

/** A file in the storage that is not yet one of its account's. */
interface StoredFile {
  /** Of the file; its key is made of it. */
  id: string;
  filename: string;
  format: MeshFormat;
  unit: LengthUnit;
  sizeBytes: number;
  contentHash: string;
}

/** Uploaded files: stored, registered, downloaded by signed links. */
@Injectable()
export class FilesService {
  private readonly appSecret: string;

  constructor(
    private readonly em: EntityManager,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    private readonly links: FileLinks,
    private readonly quota: StorageQuota,
    private readonly workQuota: WorkQuota,
    @Inject(SETTINGS) settings: ProcessSettings,
  ) {
    this.appSecret = settings.appSecret;
  }

  /**
   * Stores a file as it arrives, registers it and starts its analysis. A refused one leaves nothing.
   *
   * @throws {ServiceError} VALIDATION_ERROR, INVALID_FILE_TYPE, FILE_TOO_LARGE; INVALID_INPUT, storageQuotaExceeded;
   * RATE_LIMITED for an account whose work has taken its part.
   */
  async store(userId: string, incoming: IncomingFile): Promise<UploadedFileView> {
    return this.quota.whileArriving(userId, incoming, () => this.receive(userId, incoming));
  }

  private async receive(userId: string, incoming: IncomingFile): Promise<UploadedFileView> {
    const { filename, format } = namedFile(incoming.filename);
    await this.workQuota.assertNotSpent(userId);
    const id = newId();
    const key = uploadKey(userId, id, format);
    const meter = new UploadMeter(format);
    await noteArriving(this.em, [key]);
    try {
      await this.storage.save(key, meter.measure(incoming.content));
    } catch (error) {
      throw error instanceof RefusedUploadError ? refusedUpload(error.refusal) : error;
    }
    try {
      const { unit } = await incoming.formEnded;
      assertTakesUnit(format, unit);
      const file = { id, filename, format, unit, ...meter.result(unit) };
      return await this.register(userId, file, (em) => takeArrived(em, this.storage, key));
    } catch (error) {
      await dropArrived(this.em, this.storage, key);
      throw error;
    }
  }

  /**
   * Makes a stored file one of the account's, and starts its analysis. Of two calls with the same id, the second changes
   * nothing.
   *
   * @param claim takes over what leads to the file until then, in the same transaction; throws if that is gone, and the file with
   * it
   * @throws {ServiceError} INVALID_INPUT, storageQuotaExceeded; that of `claim`.
   */
  async register(
    userId: string,
    file: StoredFile,
    claim: (em: EntityManager) => Promise<void>,
  ): Promise<UploadedFileView> {
    const { id, format, contentHash, sizeBytes } = file;
    const key = uploadKey(userId, id, format);
    await this.em.transactional(async (em) => {
      await this.quota.lock(em, userId);
      if ((await em.count(UploadedFile, { id })) > 0) return;
      await claim(em);
      await this.quota.reserve(em, userId, sizeBytes);
      em.create(UploadedFile, { ...file, user: userId, key });
      await em.flush();
      await ensureAnalysis(em, contentHash, format);
    });
    return this.viewOf({ ...file, key });
  }

  viewOf({
    key,
    filename,
    sizeBytes,
  }: {
    key: string;
    filename: string;
    sizeBytes: number;
  }): UploadedFileView {
    return { key, url: this.links.sign(key).url, metadata: { filename, size: sizeBytes } };
  }

  /** @throws {ServiceError} FORBIDDEN for a forged or expired link, FILE_NOT_FOUND. */
  async openSigned(
    key: string,
    link: DownloadQuery,
  ): Promise<{ filename: string; sizeBytes: number; content: Readable }> {
    if (verifyLink(this.appSecret, key, link, new Date()) !== 'valid') {
      throw new ServiceError('FORBIDDEN', {
        message: told('api.messages.downloadLinkSpent'),
        details: { hint: told('api.hints.newFileLink', { minutes: 15 }) },
      });
    }
    const file = await this.em.findOne(UploadedFile, { key });
    if (file === null) throw new ServiceError('FILE_NOT_FOUND');
    const content = await this.storage.open(key).catch((error: unknown) => {
      throw error instanceof StoredFileNotFoundError
        ? new ServiceError('FILE_NOT_FOUND', { cause: error })
        : error;
    });
    return { filename: file.filename, sizeBytes: file.sizeBytes, content };
  }
}
