import { type FileStorage, StorageUnavailableError } from '@shared/infra/storage/file-storage.js';
import { NoAnswerError, within } from '@shared/infra/queue/within.js';

/**
 * Reads a file whole, for a thread whose pool ends it when it takes too long: a storage that is slower than `limitMs` is at
 * fault, and not the file. The late rest is still written into `target`, so the thread is to be replaced.
 *
 * @throws {StorageUnavailableError} also after `limitMs`; StoredFileNotFoundError.
 */
export async function readInTime(
  storage: FileStorage,
  key: string,
  target: Uint8Array,
  limitMs: number,
): Promise<void> {
  try {
    await within(storage.readInto(key, target), limitMs);
  } catch (error) {
    throw error instanceof NoAnswerError ? new StorageUnavailableError('read a file in time', error) : error;
  }
}
