import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { previewKeyOf } from '@cards/design/preview-key.js';
import { eraseAccount } from '@shared/infra/database/erase-account.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { deleteAnalyses } from '../analysis/delete-analyses.js';
import { deletePictures } from '../pictures/delete-pictures.js';
import { erasedUploads, sweepUploads } from '../uploads/sweep-uploads.js';
import type { JobHandler } from '../work/job-handlers.js';
import { deleteInLots } from './delete-in-lots.js';
import { deleteLeftovers, leaveObjects } from './leftovers.js';
import { storedKeySql } from './stored-keys.js';

const batchSize = 100;

/** How long after a deletion a request that was in flight may still have written something. */
const inFlight = `interval '1 day'`;

/** Rows of deleted accounts that lead to a file, and SQL of that file's key. */
const filed = [
  ['uploaded_files', 'key', ''],
  ['rendered_documents', storedKeySql.rendered_documents, `and t.kind in ('quote', 'packingSlip')`],
  ['account_exports', storedKeySql.account_exports, `and t.status <> 'pending'`],
] as const;

/**
 * Deletes the files of deleted accounts, and at last the account's row if no order needs it, of the customer or refunded by
 * the operator.
 */
@Injectable()
export class EraseAccountsHandler implements JobHandler<'maintenance.erase'> {
  constructor(@Inject(FILE_STORAGE) private readonly storage: FileStorage) {}

  async handle(_payload: Record<string, never>, em: EntityManager): Promise<void> {
    await this.eraseLateRows(em);
    await sweepUploads(em, erasedUploads);
    for (const [table, key, condition] of filed) {
      for (let deleted = batchSize; deleted === batchSize;) {
        deleted = await this.deleteSome(em.fork(), table, key, condition);
      }
    }
    await deleteInLots(
      em,
      'users u',
      `u.deleted_at < now() - ${inFlight}
         and not exists (select 1 from orders o where o.user_id = u.id)
         and not exists (select 1 from refunds r where r.requested_by_id = u.id)
         and not exists (select 1 from rendered_documents d where d.user_id = u.id)
         and not exists (select 1 from uploaded_files f where f.user_id = u.id)`,
    );
    await deleteLeftovers(em, this.storage);
  }

  /** What requests in flight wrote after their account was deleted. */
  private async eraseLateRows(em: EntityManager): Promise<void> {
    const recent = await em.execute<{ id: string; email: string }[]>(
      `select id, email from users where deleted_at > now() - ${inFlight}`,
    );
    for (const { id, email } of recent) {
      await em.fork().transactional((tx) => eraseAccount(tx, { userId: id, email }));
    }
  }

  /** Deletes the rows, and notes their files. */
  private deleteSome(em: EntityManager, table: string, key: string, condition: string): Promise<number> {
    const isUploads = table === 'uploaded_files';
    return em.transactional(async (tx) => {
      const rows = await tx.execute<{ key: string; content_hash?: string }[]>(
        `delete from ${table} where id in (
           select t.id from ${table} t join users u on u.id = t.user_id
           where u.deleted_at is not null ${condition} limit ? for update of t skip locked)
         returning ${key} as key${isUploads ? ', content_hash' : ''}`,
        [batchSize],
      );
      const stored = rows.map(({ key: one }) => one);
      await leaveObjects(tx, isUploads ? stored.flatMap((one) => [one, previewKeyOf(one)]) : stored);
      const hashes = rows.flatMap(({ content_hash: hash }) => hash ?? []);
      await deleteAnalyses(tx, hashes);
      await deletePictures(tx, hashes);
      return rows.length;
    });
  }
}
