import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteWithoutFiles } from '../maintenance/delete-without-files.js';

/**
 * Deletes what was measured of contents whose last file was deleted in the caller's transaction. One that waits is left to its
 * job, which finds no file. An upload of the content that is being written meanwhile is measured when its price is asked for.
 */
export async function deleteAnalyses(tx: EntityManager, contentHashes: readonly string[]): Promise<void> {
  for (const table of ['file_analyses', 'part_outlines'] as const) {
    await deleteWithoutFiles(tx, table, contentHashes, `status <> 'pending'`);
  }
}
