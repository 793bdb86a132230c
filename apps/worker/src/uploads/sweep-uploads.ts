import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { DirectUpload } from '@shared/infra/database/entities/direct-upload.entity.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import type { FileStorage } from '@shared/infra/storage/file-storage.js';
import { incomingKey, uploadKey } from '@shared/infra/storage/upload-door.js';

/** By then its form has ended, and it can no longer be completed. */
const lifetimeMs = 3_600_000;

const batchSize = 500;

/** Uploads that began an hour ago. */
export const overdueUploads = (): FilterQuery<DirectUpload> => ({
  createdAt: { $lt: new Date(Date.now() - lifetimeMs) },
});

/** Uploads of deleted accounts. */
export const erasedUploads: FilterQuery<DirectUpload> = { user: { deletedAt: { $ne: null } } };

/**
 * Deletes what is left of uploads: the client's copy, and ours unless it became a file of the account. The files first,
 * for nothing else leads to them.
 */
export async function sweepUploads(
  em: EntityManager,
  storage: FileStorage,
  due: FilterQuery<DirectUpload>,
): Promise<void> {
  for (const { id, user, format } of await em.find(DirectUpload, due, { limit: batchSize })) {
    await storage.delete(incomingKey(id));
    if ((await em.count(UploadedFile, { id })) === 0) await storage.delete(uploadKey(user.id, id, format));
    await em.nativeDelete(DirectUpload, { id });
  }
}
