import { Readable } from 'node:stream';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { exportRetentionMs } from '@shared/domain/accounts/export-bounds.js';
import { documentLocaleOf } from '@shared/domain/contract/enums.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { AccountExport } from '@shared/infra/database/entities/account-export.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import { exportKey } from '@shared/infra/storage/export-links.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { signLink } from '@shared/infra/storage/signed-link.js';
import { keepObjects, leaveObjects } from '../maintenance/leftovers.js';
import type { JobHandler } from '../work/job-handlers.js';
import { JobStop } from '../work/job-stop.js';
import { PendingWork } from '../work/pending-work.js';
import { fileEntries, fileList, listFiles, openStored } from './export-files.js';
import { exportReadme } from './export-readme.js';
import { exportTables, jsonOf } from './export-tables.js';
import { type ArchiveEntry, zipArchive } from '@shared/infra/storage/zip-archive.js';

interface InvoiceRow {
  storage_key: string;
  number: string;
  created_at: Date;
}

/** Makes the archive of an account and mails its owner. It is written to the storage as it is read: nothing is held. */
@Injectable()
export class ExportAccountHandler implements JobHandler<'accounts.export'> {
  constructor(
    private readonly work: PendingWork,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
    private readonly stop: JobStop,
  ) {}

  handle(payload: JobPayloads['accounts.export'], em: EntityManager): Promise<boolean> {
    return this.work.attempt('accounts.export', payload, em, {
      run: () => this.export(payload.exportId, em),
      giveUp: () => settle(payload.exportId, { status: 'failed' }, em).then(() => undefined),
    });
  }

  private async export(id: string, em: EntityManager): Promise<void> {
    const { user, locale } = await em.findOneOrFail(AccountExport, id, { populate: ['user'] });
    const expiresAt = new Date(Date.now() + exportRetentionMs);
    const storageKey = exportKey(user.id, id);
    const entries = await this.entries(user, documentLocaleOf(locale), expiresAt, em);
    const { signal } = this.stop;
    signal.throwIfAborted();
    const archive = zipArchive(entries);
    const end = () => archive.destroy(signal.reason as Error);
    signal.addEventListener('abort', end);
    // An earlier run, which was given up meanwhile, may have noted it.
    await keepObjects(em, [storageKey]);
    const saved = this.storage.save(storageKey, archive, { contentType: 'application/zip' });
    const { sizeBytes } = await saved.finally(() => signal.removeEventListener('abort', end));
    const isSettled = await em.fork().transactional(async (tx) => {
      // The address may be another by now, and must not become one: the link opens the archive to whoever has it.
      const lockMode = LockMode.PESSIMISTIC_READ;
      const { email: recipient } = await tx.findOneOrFail(User, user.id, { lockMode });
      const done = { status: 'done', storageKey, sizeBytes, expiresAt } as const;
      if (!(await settle(id, done, tx))) return false;
      const data = { name: user.name, expiresAt: expiresAt.toISOString(), exportId: id };
      addMail(tx, { template: 'export-ready', locale, recipient, user: user.id, data });
      return true;
    });
    if (isSettled) await endOthers(user.id, id, em);
    else await this.keepIfOwned(id, storageKey, em);
  }

  private async entries(
    user: User,
    locale: 'fr' | 'en',
    expiresAt: Date,
    em: EntityManager,
  ): Promise<ArchiveEntry[]> {
    const files = await listFiles(em, user.id);
    const left = files.filter(({ path }) => path === null).length;
    const facts = { email: user.email, madeAt: new Date(), files: files.length, left };
    const text = (content: string) => () => Promise.resolve(Readable.from([content], { objectMode: false }));
    const tables = Object.entries(exportTables(em, user.id, user.email));
    return [
      { path: 'README.txt', open: text(exportReadme(locale, facts)) },
      ...tables.map(([name, batches]) => ({
        path: `${name}.json`,
        open: () => Promise.resolve(jsonOf(batches())),
      })),
      {
        path: 'files.csv',
        open: () => Promise.resolve(fileList(files, (key) => this.linkTo(key, expiresAt))),
      },
      ...(await this.invoiceEntries(user.id, em)),
      ...fileEntries(files, this.storage),
    ];
  }

  private async invoiceEntries(userId: string, em: EntityManager): Promise<ArchiveEntry[]> {
    const invoices = await em.fork().execute<InvoiceRow[]>(
      `select storage_key, created_at,
         content ->> 'number' || case when is_issued then '' else '-' || locale end as number
       from (select *, row_number() over (partition by kind, subject_id order by id) = 1 as is_issued
             from rendered_documents where user_id = ? and kind in ('invoice', 'creditNote')) d
       where storage_key is not null order by id`,
      [userId],
    );
    return invoices.map(({ storage_key: key, number, created_at: createdAt }) => ({
      path: `invoices/${number}.pdf`,
      open: () => openStored(this.storage, key),
      modifiedAt: new Date(createdAt),
      isCompressed: false,
    }));
  }

  private linkTo(key: string, expiresAt: Date): string {
    const { appSecret, publicUrl } = this.settings;
    const { expires, signature } = signLink(appSecret, key, expiresAt);
    return `${publicUrl}/api/files/${key}?expires=${expires}&signature=${signature}`;
  }

  /** Of two runs one settles the row; the file is that of either. An account that was deleted keeps none. */
  private async keepIfOwned(id: string, storageKey: string, em: EntityManager): Promise<void> {
    const { sizeBytes } = await this.storage.stat(storageKey);
    const owned = await em.fork().nativeUpdate(AccountExport, { id, storageKey }, { sizeBytes });
    const isPending = owned === 0 && (await em.fork().count(AccountExport, { id, status: 'pending' })) > 0;
    if (owned === 0 && !isPending) await leaveObjects(em, [storageKey]);
  }
}

/** @returns whether the row was still pending: only one of two runs settles it. */
async function settle(id: string, settled: Partial<AccountExport>, em: EntityManager): Promise<boolean> {
  const changes = { ...settled, finishedAt: new Date() };
  return (await em.nativeUpdate(AccountExport, { id, status: 'pending' }, changes)) === 1;
}

/**
 * An account keeps one archive: it does not count as stored. The sweep deletes those that have ended. Apart from the
 * transaction, so that it holds no two rows at once, which a deletion of the account locks as well; an archive left by a
 * crash ends by itself.
 */
async function endOthers(userId: string, id: string, em: EntityManager): Promise<void> {
  const now = new Date();
  const others = { user: userId, status: 'done', id: { $ne: id }, expiresAt: { $gt: now } } as const;
  await em.fork().nativeUpdate(AccountExport, others, { expiresAt: now });
}
