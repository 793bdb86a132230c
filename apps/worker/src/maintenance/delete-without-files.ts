import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '@shared/infra/database/text-array.js';

/** Tables of what is made of a content for all of its files, and the key by which their rows are locked. */
const keys = {
  file_analyses: 'content_hash, kernel_version',
  part_outlines: 'content_hash',
  part_pictures: 'content_hash',
};

/**
 * Deletes rows of contents whose last file was deleted in the caller's transaction.
 *
 * @param condition SQL of the rows
 * @returns the contents of those that are deleted
 */
export async function deleteWithoutFiles(
  tx: EntityManager,
  table: keyof typeof keys,
  contentHashes: readonly string[],
  condition = 'true',
): Promise<string[]> {
  if (contentHashes.length === 0) return [];
  const hashes = textArray(contentHashes);
  // One that deletes another file of a content sees ours until the commit: the last of them to commit finds none.
  await tx.execute(
    `select 1 from ${table} where content_hash = any(?::text[]) order by ${keys[table]} for update`,
    [hashes],
  );
  const rows = await tx.execute<{ content_hash: string }[]>(
    `delete from ${table} made where content_hash = any(?::text[]) and ${condition}
       and not exists (select 1 from uploaded_files f where f.content_hash = made.content_hash)
     returning content_hash`,
    [hashes],
  );
  return rows.map((row) => row.content_hash);
}
