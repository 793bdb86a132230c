import type { EntityManager } from '@mikro-orm/postgresql';
import { asLikelyAsNot } from './work-rows.js';

/** Raised when parts are drawn otherwise: older pictures are drawn again when they are asked for. */
export const pictureLook = 1;

/** Which of these contents have a picture. */
export async function drawnContents(
  em: EntityManager,
  contentHashes: readonly string[],
): Promise<Set<string>> {
  if (contentHashes.length === 0) return new Set();
  const rows = await em.execute<{ content_hash: string }[]>(
    `select content_hash from part_pictures where ${asLikelyAsNot(`status = 'done'`)} and content_hash = any(string_to_array(?, ','))`,
    [contentHashes.join(',')],
  );
  return new Set(rows.map((row) => row.content_hash));
}
