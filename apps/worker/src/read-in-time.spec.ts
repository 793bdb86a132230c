import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import {
  type FileStorage,
  StorageUnavailableError,
  StoredFileNotFoundError,
} from '@shared/infra/storage/file-storage.js';
import { readInTime } from './read-in-time.js';

const reading = (readInto: FileStorage['readInto']) =>
  readInTime({ readInto } as FileStorage, 'a', new Uint8Array(1), 50);

describe('a file that a thread reads', () => {
  it('is read, or is not there', async () => {
    await reading(() => sleep(5));
    const missing = reading(() => Promise.reject(new StoredFileNotFoundError('a')));
    await expect(missing).rejects.toThrow(StoredFileNotFoundError);
  });

  it('is not at fault for a storage that is too slow', async () => {
    await expect(reading(() => sleep(1_000))).rejects.toThrow(StorageUnavailableError);
  });
});
