import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { previewKeyOf } from '@cards/design/preview-key.js';
import { uploadRetentionDays } from '@shared/domain/contract/limits.js';
import { isOfProjectSql } from '@shared/infra/database/kept-until.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { deletePictures } from '../pictures/delete-pictures.js';
import type { JobHandler } from '../work/job-handlers.js';

const batchSize = 100;

/**
 * Deletes uploads that nothing needs any more: 30 days after the upload, 30 days after the end of the last
 * quote, a year after the last order or project request that they were part of, whichever is latest. The outlines
 * of logos go 30 days after that.
 */
@Injectable()
export class RetentionHandler implements JobHandler<'files.retain'> {
  constructor(@Inject(FILE_STORAGE) private readonly storage: FileStorage) {}

  async handle(_payload: Record<string, never>, em: EntityManager): Promise<void> {
    for (let deleted = batchSize; deleted === batchSize;) deleted = await this.deleteSome(em.fork());
    await em.execute(
      `delete from generated_cards
       where file_id is null and status <> 'pending' and finished_at < now() - interval '30 days'`,
    );
    await em.execute(`delete from logo_outlines where created_at < now() - ? * interval '1 day'`, [
      uploadRetentionDays,
    ]);
    await em.execute(`delete from refused_logos where expires_at < now()`);
  }

  /** Deletes the files, then the rows with the commit: after a crash the rows still lead to the rest of the batch. */
  private deleteSome(em: EntityManager): Promise<number> {
    return em.transactional(async (tx) => {
      const rows = await tx.execute<{ key: string; content_hash: string }[]>(
        `delete from uploaded_files where id in (
           select f.id from uploaded_files f
           where f.created_at < now() - ? * interval '1 day'
             and not exists (
               select 1 from saved_quote_lines l join saved_quotes q on q.id = l.quote_id
               where l.file_key = f.key and q.expires_at > now() - ? * interval '1 day')
             and not exists (
               select 1 from order_lines l join orders o on o.id = l.order_id
               where l.file_key = f.key and o.created_at > now() - interval '1 year')
             and not exists (
               select 1 from project_requests p
               where ${isOfProjectSql('p', 'f')} and p.created_at > now() - interval '1 year')
           order by f.created_at limit ? for update skip locked)
         returning key, content_hash`,
        [uploadRetentionDays, uploadRetentionDays, batchSize],
      );
      for (const { key } of rows) {
        await this.storage.delete(key);
        await this.storage.delete(previewKeyOf(key));
      }
      const hashes = rows.map(({ content_hash: hash }) => hash);
      await deletePictures(tx, this.storage, hashes);
      return rows.length;
    });
  }
}
