import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { previewKeyOf } from '@cards/design/preview-key.js';
import { uploadRetentionDays } from '@shared/domain/contract/limits.js';
import { keptUntilSql } from '@shared/infra/storage/kept-until.js';
import { textArray } from '@shared/infra/database/text-array.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { deleteAnalyses } from '../analysis/delete-analyses.js';
import { deletePictures } from '../pictures/delete-pictures.js';
import { deleteInLots } from './delete-in-lots.js';
import { deleteLeftovers, leaveObjects } from './leftovers.js';
import type { JobHandler } from '../work/job-handlers.js';

const batchSize = 100;

/**
 * SQL of the files to look at, alias `f`, each in the order of an index: those that are old enough to go, and those that
 * were kept until now. So a file that an order keeps for a year is looked at twice, whatever the number of others.
 */
const dueSql = [
  `f.kept_until is null and f.created_at < now() - interval '${uploadRetentionDays} days' order by f.created_at`,
  'f.kept_until < now() order by f.kept_until',
];

interface FileRow {
  id: string;
  key: string;
  content_hash: string;
  is_over: boolean;
}

/** Of half a megabyte at most each; one that is missing is computed again. */
const mostOutlines = 2_000;

/**
 * Deletes uploads that nothing needs any more: 30 days after the upload, 30 days after the end of the last
 * quote, a year after the last order or project request that they were part of, whichever is latest. The outlines
 * of logos, and refusals of logos, go 30 days after they were made, and the oldest outlines beyond {@link mostOutlines}; cards that
 * cannot be made a day after they were refused.
 */
@Injectable()
export class RetentionHandler implements JobHandler<'files.retain'> {
  constructor(@Inject(FILE_STORAGE) private readonly storage: FileStorage) {}

  async handle(_payload: Record<string, never>, em: EntityManager): Promise<void> {
    for (const due of dueSql) {
      for (let count = batchSize; count === batchSize;) count = await this.lookAtSome(due, em.fork());
    }
    const isOver = `file_id is null and status <> 'pending' and finished_at < now() - interval '1 day'`;
    await deleteInLots(em, 'generated_cards', isOver);
    await deleteInLots(em, 'logo_outlines', `created_at < now() - ? * interval '1 day'`, [
      uploadRetentionDays,
    ]);
    const isBeyond = `(content_hash, format, design_version) in
      (select content_hash, format, design_version from logo_outlines order by created_at desc offset ?)`;
    await deleteInLots(em, 'logo_outlines', isBeyond, [mostOutlines]);
    const isForgotten = `expires_at < now() or created_at < now() - ? * interval '1 day'`;
    await deleteInLots(em, 'refused_logos', isForgotten, [uploadRetentionDays]);
    await deleteLeftovers(em, this.storage);
  }

  /**
   * Deletes the rows, and notes their files. Keeps the others until then; what comes until then and needs them is found by
   * the next look. Quotes, orders and project requests of files that are looked at wait meanwhile (`held-files.ts`).
   *
   * @returns how many it has looked at
   */
  private lookAtSome(due: string, em: EntityManager): Promise<number> {
    return em.transactional(async (tx) => {
      const locked = await tx.execute<{ id: string }[]>(
        `select f.id from uploaded_files f where ${due} limit ? for update skip locked`,
        [batchSize],
      );
      // By a statement of its own, which sees the orders and quotes that were written before the lock.
      const files = await tx.execute<FileRow[]>(
        `select f.id, f.key, f.content_hash, ${keptUntilSql('f')} <= now() as is_over
         from uploaded_files f where f.id = any(?::uuid[])`,
        [idsOf(locked)],
      );
      const over = files.filter((file) => file.is_over);
      await tx.execute(
        `update uploaded_files f set kept_until = ${keptUntilSql('f')} where f.id = any(?::uuid[])`,
        [idsOf(files.filter((file) => !file.is_over))],
      );
      await tx.execute('delete from uploaded_files where id = any(?::uuid[])', [idsOf(over)]);
      await leaveObjects(
        tx,
        over.flatMap(({ key }) => [key, previewKeyOf(key)]),
      );
      const hashes = over.map(({ content_hash: hash }) => hash);
      await deleteAnalyses(tx, hashes);
      await deletePictures(tx, hashes);
      return files.length;
    });
  }
}

const idsOf = (files: readonly { id: string }[]): string => textArray(files.map(({ id }) => id));
