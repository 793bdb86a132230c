import { type FileStorage, StorageUnavailableError } from '../storage/file-storage.js';

const operations = [
  'save',
  'open',
  'readInto',
  'stat',
  'exists',
  'delete',
  'removeStaleUploads',
  'check',
] as const satisfies (keyof FileStorage)[];

/** The storage, with each failure of the disk or server behind it reported by the operation that met it. */
export function countedStorage(storage: FileStorage, failed: (operation: string) => void): FileStorage {
  const methods = storage as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const counted = operations.map((operation) => [
    operation,
    async (...args: unknown[]): Promise<unknown> => {
      try {
        return await methods[operation]!(...args);
      } catch (error) {
        if (error instanceof StorageUnavailableError) failed(operation);
        throw error;
      }
    },
  ]);
  return Object.fromEntries(counted) as FileStorage;
}
