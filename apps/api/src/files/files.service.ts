import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { refusedField, ServiceError } from '@shared/domain/contract/errors.js';
import { maxReferenceCharacters } from '@shared/domain/contract/limits.js';
import { formatOfName, takesUnit, unknownFormat } from '@shared/domain/contract/mesh-file.js';
import { ensureAnalysis } from '@shared/infra/database/ensure-analysis.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import {
  FILE_STORAGE,
  type FileStorage,
  StoredFileNotFoundError,
} from '@shared/infra/storage/file-storage.js';
import { verifyLink } from '@shared/infra/storage/signed-link.js';
import type { Readable } from 'node:stream';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { FileLinks } from './file-links.service.js';
import type { DownloadQuery, UploadedFileView } from './files.dto.js';
import type { IncomingFile } from './multipart-file.js';
import { StorageQuota } from './storage-quota.service.js';
import { WorkQuota } from './work-quota.service.js';
import { refusedUpload, UploadMeter } from './upload-meter.js';
import { told } from '@shared/words/say.js';

function formatOf(filename: string): MeshFormat {
  const format = formatOfName(filename);
  if (format === null) throw refusedUpload(unknownFormat());
  return format;
}

/** Controls, line breaks, direction marks and lone surrogates. */
const noPartOfName = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The file's name as a label: without folders and invisible characters.
 *
 * @throws {ServiceError} VALIDATION_ERROR for more than 1,024 characters
 */
function cleanFilename(filename: string): string {
  // Browsers write a quote in a form's file name as %22.
  const base = filename.replaceAll('%22', '"').split(/[/\\]/).at(-1) ?? '';
  const name = base.replace(noPartOfName, '').trim();
  if (Array.from(name).length > maxReferenceCharacters) {
    const message = told('api.fields.fileNameLength', { min: 1, max: maxReferenceCharacters });
    throw new ServiceError('VALIDATION_ERROR', {
      details: { errors: [{ field: 'file', message }], hint: told('api.hints.renameFile') },
    });
  }
  return name;
}

function unitOfPackage(): ServiceError {
  return refusedField('unit', told('api.fields.unitOf3mf'));
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
    const filename = cleanFilename(incoming.filename);
    const format = formatOf(filename);
    await this.quota.assertNotFull(userId);
    await this.workQuota.assertNotSpent(userId);
    const id = newId();
    const key = `uploads/${userId}/${id}.${format}`;
    const meter = new UploadMeter(format);
    await this.storage.save(key, meter.measure(incoming.content));
    try {
      const { unit } = await incoming.formEnded;
      if (!takesUnit(format, unit)) throw unitOfPackage();
      const { sizeBytes, contentHash } = meter.result(unit);
      await this.em.transactional(async (em) => {
        await this.quota.reserve(em, userId, sizeBytes);
        em.create(UploadedFile, { id, user: userId, key, filename, format, sizeBytes, unit, contentHash });
        await em.flush();
        await ensureAnalysis(em, contentHash, format);
      });
      return { key, url: this.links.sign(key).url, metadata: { filename, size: sizeBytes } };
    } catch (error) {
      await this.storage.delete(key);
      throw error;
    }
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
