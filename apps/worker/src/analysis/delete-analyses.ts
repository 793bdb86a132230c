import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '@shared/infra/database/text-array.js';

/** What is made of a content for all of its files, and the order in which its rows are locked. */
const madeOfContents = {
  file_analyses: 'content_hash, kernel_version',
  part_outlines: 'content_hash',
};

/**
 * Deletes what was measured of contents whose last file was deleted in the caller's transaction. One that waits is left to its
 * job, which finds no file. An upload of the content that is being written meanwhile is measured when its price is asked for.
 */
export async function deleteAnalyses(tx: EntityManager, contentHashes: readonly string[]): Promise<void> {
  if (contentHashes.length === 0) return;
  const hashes = textArray(contentHashes);
  for (const [table, order] of Object.entries(madeOfContents)) {
    // One that deletes another file of a content sees ours until the commit: the last of them to commit finds none.
    await tx.execute(
      `select 1 from ${table} where content_hash = any(?::text[]) order by ${order} for update`,
      [hashes],
    );
    await tx.execute(
      `delete from ${table} a where content_hash = any(?::text[]) and status <> 'pending'
         and not exists (select 1 from uploaded_files f where f.content_hash = a.content_hash)`,
      [hashes],
    );
  }
}
