import { LockMode } from '@mikro-orm/core';
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { DirectUpload } from '@shared/infra/database/entities/direct-upload.entity.js';
import { noteArriving } from '@shared/infra/storage/arriving-objects.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { incomingKey, uploadKey } from '@shared/infra/storage/upload-door.js';
import { leaveObjects } from '../maintenance/leftovers.js';

/** By then its form has ended, and it can no longer be completed. */
const lifetimeMs = 2 * 3_600_000;

const batchSize = 500;

/** Uploads that began two hours ago. */
export const overdueUploads = (now: Date): FilterQuery<DirectUpload> => ({
  createdAt: { $lt: new Date(now.getTime() - lifetimeMs) },
});

/** Uploads of deleted accounts. */
export const erasedUploads: FilterQuery<DirectUpload> = { user: { deletedAt: { $ne: null } } };

/**
 * Ends uploads, and notes what is left of them: the client's copy, and ours unless it became a file of the account. Waits
 * for an inspection under way, which holds its row.
 */
export async function sweepUploads(em: EntityManager, due: FilterQuery<DirectUpload>): Promise<void> {
  for (let count = batchSize; count === batchSize;) {
    const some = await em
      .fork()
      .find(DirectUpload, due, { limit: batchSize, orderBy: { createdAt: 'asc' }, fields: ['id'] });
    const ids = some.map(({ id }) => id).sort();
    await em.fork().transactional((tx) => endUploads(tx, ids));
    count = some.length;
  }
}

async function endUploads(tx: EntityManager, ids: readonly string[]): Promise<void> {
  const which = { id: { $in: [...ids] } };
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
  const ended = await tx.find(DirectUpload, which, lock);
  const kept = new Set((await tx.find(UploadedFile, which, { fields: ['id'] })).map(({ id }) => id));
  const left = ended.flatMap(({ id, user, format }) =>
    kept.has(id) ? [incomingKey(id)] : [incomingKey(id), uploadKey(user.id, id, format)],
  );
  await leaveObjects(tx, left);
  // The form may still be used, or a body that began within its time is still on its way: what is stored then goes later.
  await noteArriving(
    tx,
    ended.map(({ id }) => incomingKey(id)),
  );
  await tx.nativeDelete(DirectUpload, which);
}
