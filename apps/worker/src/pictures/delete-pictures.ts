import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileStorage } from '@shared/infra/storage/file-storage.js';
import { pictureKeyOf, thumbnailKeyOf } from '@shared/infra/storage/picture-keys.js';

/** Deletes what is stored of a picture. */
export async function deletePicture(storage: FileStorage, contentHash: string): Promise<void> {
  await storage.delete(pictureKeyOf(contentHash));
  await storage.delete(thumbnailKeyOf(contentHash));
}

/**
 * Deletes the pictures of contents whose last file was deleted in the caller's transaction: what is stored first, the
 * rows with the commit. Later, it could be the picture of the next upload of the content, which waits for the commit.
 */
export async function deletePictures(
  tx: EntityManager,
  storage: FileStorage,
  contentHashes: readonly string[],
): Promise<void> {
  if (contentHashes.length === 0) return;
  // One that deletes another file of a content sees ours until the commit: the last of them to commit finds none.
  await tx.execute(
    `select 1 from part_pictures where content_hash = any(string_to_array(?, ',')) order by content_hash for update`,
    [contentHashes.join(',')],
  );
  const rows = await tx.execute<{ content_hash: string }[]>(
    `delete from part_pictures p where content_hash = any(string_to_array(?, ','))
       and not exists (select 1 from uploaded_files f where f.content_hash = p.content_hash)
     returning content_hash`,
    [contentHashes.join(',')],
  );
  await Promise.all(rows.map((row) => deletePicture(storage, row.content_hash)));
}
