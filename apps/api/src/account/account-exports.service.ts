import type { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { exportEveryMs } from '@shared/domain/accounts/export-bounds.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { AccountExport } from '@shared/infra/database/entities/account-export.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { exportPath } from '@shared/infra/storage/export-links.js';
import {
  FILE_STORAGE,
  type FileStorage,
  StoredFileNotFoundError,
} from '@shared/infra/storage/file-storage.js';
import { type LinkSignature, verifyLink } from '@shared/infra/storage/signed-link.js';
import { told } from '@shared/words/say.js';
import { validate as isUuid } from 'uuid';
import { lockQuota } from '../endpoint/limits/account-quota.js';

const linkLifetimeMs = 15 * 60_000;

/** An archive of everything that an account holds. */
export interface AccountExportView {
  id: string;
  /** `pending` while it is made, `failed` when it could not be: ask again. */
  status: 'pending' | 'done' | 'failed';
  createdAt: string;
  /** Bytes of the ZIP archive; `null` unless `done`. */
  size: number | null;
  /** Downloads the archive; works for 15 minutes. `null` unless `done`. */
  url: string | null;
  /** When the archive is deleted; `null` unless `done`. */
  expiresAt: string | null;
}

/** An archive as it is sent. */
export interface OpenedExport {
  filename: string;
  sizeBytes: number;
  content: Readable;
}

/** Archives of all data of an account: one at a time, one a day. */
@Injectable()
export class AccountExports {
  constructor(
    private readonly em: EntityManager,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * Begins an archive; one that is being made is answered instead. Failed ones do not count, nor those that were ended.
   *
   * @throws {ServiceError} RATE_LIMITED within a day of the last; USER_NOT_FOUND.
   */
  async begin(userId: string): Promise<AccountExportView> {
    return this.em.transactional(async (em) => {
      await lockQuota(em, 'exports', userId);
      const user = await em.findOne(User, { id: userId, deletedAt: null });
      if (user === null) throw new ServiceError('USER_NOT_FOUND');
      const last = await lastOf(em, userId, { status: { $ne: 'failed' }, ...isKept() });
      if (last?.status === 'pending') return this.view(last);
      const waitMs = last === null ? 0 : last.createdAt.getTime() + exportEveryMs - Date.now();
      if (waitMs > 0) throw tooSoon(Math.ceil(waitMs / 1000));
      const begun = em.create(AccountExport, { user, locale: user.locale });
      await em.flush();
      return this.view(begun);
    });
  }

  /** The newest archive; `null` where none was asked for, or the last has been deleted. */
  async read(userId: string): Promise<AccountExportView | null> {
    const last = await lastOf(this.em, userId, isKept());
    return last && this.view(last);
  }

  /** @throws {ServiceError} FORBIDDEN for a forged or expired link, FILE_NOT_FOUND. */
  async open(id: string, link: LinkSignature): Promise<OpenedExport> {
    const found = isUuid(id) ? await this.em.findOne(AccountExport, { id, status: 'done' }) : null;
    const { storageKey, sizeBytes, expiresAt } = found ?? {};
    const isGood =
      storageKey &&
      (expiresAt?.getTime() ?? 0) > Date.now() &&
      verifyLink(this.settings.appSecret, storageKey, link, new Date()) === 'valid';
    if (found === null || !isGood || sizeBytes == null) {
      throw new ServiceError('FORBIDDEN', {
        message: told('api.messages.downloadLinkSpent'),
        details: { hint: told('api.hints.newExportLink') },
      });
    }
    const content = await this.storage.open(storageKey).catch((error: unknown) => {
      throw error instanceof StoredFileNotFoundError
        ? new ServiceError('FILE_NOT_FOUND', { cause: error })
        : error;
    });
    return { filename: `export-${found.createdAt.toISOString().slice(0, 10)}.zip`, sizeBytes, content };
  }

  private view({
    id,
    status,
    createdAt,
    sizeBytes,
    storageKey,
    expiresAt,
  }: AccountExport): AccountExportView {
    const { appSecret, publicUrl } = this.settings;
    const linkEndsAt = new Date(Math.min(Date.now() + linkLifetimeMs, expiresAt?.getTime() ?? Infinity));
    return {
      id,
      status,
      createdAt: createdAt.toISOString(),
      size: sizeBytes ?? null,
      url: storageKey ? `${publicUrl}${exportPath(appSecret, id, storageKey, linkEndsAt)}` : null,
      expiresAt: expiresAt?.toISOString() ?? null,
    };
  }
}

/** Not one that has ended, as by a mailed link that changed the password: nobody can download it. */
function isKept() {
  return { $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date() } }] };
}

function lastOf(em: EntityManager, userId: string, where: object): Promise<AccountExport | null> {
  return em.findOne(
    AccountExport,
    { user: userId, ...where },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
}

function tooSoon(seconds: number): ServiceError {
  return new ServiceError('RATE_LIMITED', {
    message: told('api.messages.exportTooSoon'),
    retryAfterSeconds: seconds,
    details: { hint: told('api.hints.lastExport') },
  });
}
