import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '@shared/infra/database/text-array.js';

/**
 * Deletes what was measured of contents whose last file was deleted in the caller's transaction. One that waits is left to its
 * job, which finds no file. An upload of the content that is being written meanwhile is measured when its price is asked for.
 */
export async function deleteAnalyses(tx: EntityManager, contentHashes: readonly string[]): Promise<void> {
  if (contentHashes.length === 0) return;
  const hashes = textArray(contentHashes);
  // One that deletes another file of a content sees ours until the commit: the last of them to commit finds none.
  await tx.execute(
    `select 1 from file_analyses where content_hash = any(?::text[]) order by content_hash, kernel_version for update`,
    [hashes],
  );
  await tx.execute(
    `delete from file_analyses a where content_hash = any(?::text[]) and status <> 'pending'
       and not exists (select 1 from uploaded_files f where f.content_hash = a.content_hash)`,
    [hashes],
  );
}
