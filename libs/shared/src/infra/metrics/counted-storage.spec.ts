import { describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DiskStorage } from '../storage/disk-storage.js';
import { StoredFileNotFoundError } from '../storage/file-storage.js';
import { countedStorage } from './counted-storage.js';

describe('a storage whose failures are counted', () => {
  it('works as before, and reports what the disk refused, but no file that is not there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'counted-storage-'));
    const failed: string[] = [];
    const storage = countedStorage(new DiskStorage(join(folder, 'files')), (name) => void failed.push(name));
    await storage.save('a/b.txt', Readable.from([Buffer.from('text')]));
    expect(await storage.stat('a/b.txt')).toEqual({ sizeBytes: 4 });
    await expect(storage.open('a/none.txt')).rejects.toBeInstanceOf(StoredFileNotFoundError);
    expect(failed).toEqual([]);
    const away = countedStorage(new DiskStorage('/proc/none'), (name) => void failed.push(name));
    await expect(away.check()).rejects.toThrow('failed to be reached');
    expect(failed).toEqual(['check']);
    // Opens as a file, and fails to be read at its beginning.
    await symlink('/proc/self/mem', join(folder, 'files/a/broken'));
    await expect(buffer(await storage.open('a/broken'))).rejects.toThrow('failed to read a file');
    expect(failed).toEqual(['check', 'open']);
    await rm(folder, { recursive: true });
  });
});
