import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '@shared/infra/database/text-array.js';
import { pictureKeyOf, thumbnailKeyOf } from '@shared/infra/storage/picture-keys.js';
import { leaveObjects } from '../maintenance/leftovers.js';

/** What is stored of the pictures of contents. */
export const pictureKeysOf = (contentHashes: readonly string[]): string[] =>
  contentHashes.flatMap((hash) => [pictureKeyOf(hash), thumbnailKeyOf(hash)]);

/** Deletes the rows of pictures whose last file was deleted in the caller's transaction, and notes what is stored of them. */
export async function deletePictures(tx: EntityManager, contentHashes: readonly string[]): Promise<void> {
  if (contentHashes.length === 0) return;
  const hashes = textArray(contentHashes);
  // One that deletes another file of a content sees ours until the commit: the last of them to commit finds none.
  await tx.execute(
    `select 1 from part_pictures where content_hash = any(?::text[]) order by content_hash for update`,
    [hashes],
  );
  const rows = await tx.execute<{ content_hash: string }[]>(
    `delete from part_pictures p where content_hash = any(?::text[])
       and not exists (select 1 from uploaded_files f where f.content_hash = p.content_hash)
     returning content_hash`,
    [hashes],
  );
  await leaveObjects(tx, pictureKeysOf(rows.map((row) => row.content_hash)));
}
