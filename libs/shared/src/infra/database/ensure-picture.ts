import type { EntityManager } from '@mikro-orm/postgresql';
import { PartPicture } from './entities/part-picture.entity.js';

/** Raised when parts are drawn otherwise: older pictures are drawn again when they are asked for. */
export const pictureLook = 1;

/** Makes sure that a measured content is drawn, or about to be; one that cannot be drawn in this look stays so. */
export async function ensurePicture(em: EntityManager, contentHash: string): Promise<void> {
  const known = await em.findOne(PartPicture, { contentHash }, { refresh: true });
  if (known !== null && (known.status === 'pending' || known.look >= pictureLook)) return;
  const waiting = { look: pictureLook, status: 'pending', attempts: 0, finishedAt: null } as const;
  // An upsert, so that the job is enqueued with the commit.
  await em.upsert(
    PartPicture,
    { contentHash, ...waiting, createdAt: new Date() },
    { onConflictAction: known === null ? 'ignore' : 'merge' },
  );
}

/** Which of these contents have a picture. */
export async function drawnContents(
  em: EntityManager,
  contentHashes: readonly string[],
): Promise<Set<string>> {
  if (contentHashes.length === 0) return new Set();
  const rows = await em.execute<{ content_hash: string }[]>(
    `select content_hash from part_pictures where status = 'done' and content_hash = any(string_to_array(?, ','))`,
    [contentHashes.join(',')],
  );
  return new Set(rows.map((row) => row.content_hash));
}
