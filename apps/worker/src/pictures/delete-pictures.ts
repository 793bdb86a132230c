import type { EntityManager } from '@mikro-orm/postgresql';
import { pictureKeyOf, thumbnailKeyOf } from '@shared/infra/storage/picture-keys.js';
import { deleteWithoutFiles } from '../maintenance/delete-without-files.js';
import { leaveObjects } from '../maintenance/leftovers.js';

/** What is stored of the pictures of contents. */
export const pictureKeysOf = (contentHashes: readonly string[]): string[] =>
  contentHashes.flatMap((hash) => [pictureKeyOf(hash), thumbnailKeyOf(hash)]);

/** Deletes the rows of pictures whose last file was deleted in the caller's transaction, and notes what is stored of them. */
export async function deletePictures(tx: EntityManager, contentHashes: readonly string[]): Promise<void> {
  await leaveObjects(tx, pictureKeysOf(await deleteWithoutFiles(tx, 'part_pictures', contentHashes)));
}
