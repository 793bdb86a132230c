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
 * rows with the commit, as for files. An upload of the same content meanwhile waits for the commit.
 */
export async function deletePictures(
  tx: EntityManager,
  storage: FileStorage,
  contentHashes: readonly string[],
): Promise<void> {
  if (contentHashes.length === 0) return;
  const rows = await tx.execute<{ content_hash: string }[]>(
    `delete from part_pictures p where content_hash = any(string_to_array(?, ','))
       and not exists (select 1 from uploaded_files f where f.content_hash = p.content_hash)
     returning content_hash`,
    [contentHashes.join(',')],
  );
  for (const row of rows) await deletePicture(storage, row.content_hash);
}
