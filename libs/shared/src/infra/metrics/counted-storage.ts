import { finished, Readable } from 'node:stream';
import { type FileStorage, StorageUnavailableError } from '../storage/file-storage.js';

export const storageOperations = [
  'save',
  'open',
  'readInto',
  'stat',
  'exists',
  'delete',
  'removeStaleUploads',
  'check',
] as const satisfies (keyof FileStorage)[];

/**
 * The storage, with each failure of the disk or server behind it reported by the operation that met it; that of a stream by the
 * one which opened it.
 */
export function countedStorage(storage: FileStorage, failed: (operation: string) => void): FileStorage {
  const methods = storage as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const counted = storageOperations.map((operation) => [
    operation,
    async (...args: unknown[]): Promise<unknown> => {
      const note = (error: unknown): void => {
        if (error instanceof StorageUnavailableError) failed(operation);
      };
      try {
        const result = await methods[operation]!(...args);
        if (result instanceof Readable) finished(result, note);
        return result;
      } catch (error) {
        note(error);
        throw error;
      }
    },
  ]);
  return Object.fromEntries(counted) as FileStorage;
}
