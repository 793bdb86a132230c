import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { SmallDisk } from '@testing/stack/small-disk.js';
import { DiskStorage, reservedBytesOf } from './disk-storage.js';

// Only root may mount a file system: elsewhere the report says that these were skipped.
const disk = await SmallDisk.mount('size=64m');
const onSmallDisk = disk === null ? describe.skip : describe;

onSmallDisk('A disk that many files are written to at once', () => {
  it('keeps room for the database', async () => {
    const storage = new DiskStorage(disk!.folder);
    const room = () => statfs(disk!.folder);
    let leastBytes = Infinity;
    async function* content() {
      for (let piece = 0; piece < 112; piece++) {
        yield Buffer.alloc(65_536);
        const { bavail, bsize } = await room();
        leastBytes = Math.min(leastBytes, bavail * bsize);
      }
    }
    const reserved = reservedBytesOf(await room());
    const keys = Array.from({ length: 20 }, (_, place) => `uploads/a/${place}.stl`);
    const saved = await Promise.allSettled(keys.map((key) => storage.save(key, content())));
    await disk!.unmount();
    expect(saved.map(({ status }) => status)).toContain('rejected');
    // What is written between two looks, and a piece of each file.
    expect(leastBytes).toBeGreaterThan(reserved / 4);
  });
});

describe('The folder of a file', () => {
  it('goes with the last file in it, and comes again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'disk-storage-'));
    const storage = new DiskStorage(folder);
    const save = (key: string) => storage.save(key, Readable.from([Buffer.from('a')]));
    const folders = () => readdir(join(folder, 'documents'));
    await Promise.all(['one/fr', 'one/en', 'two/fr'].map((name) => save(`documents/${name}.pdf`)));
    await storage.delete('documents/one/fr.pdf');
    expect((await folders()).sort()).toEqual(['one', 'two']);
    await storage.delete('documents/one/en.pdf');
    expect(await folders()).toEqual(['two']);
    for (let round = 0; round < 50; round++) {
      await Promise.all([
        save(`documents/three/${round}.pdf`),
        storage.delete(`documents/three/${round - 1}.pdf`),
      ]);
    }
    expect(await storage.exists('documents/three/49.pdf')).toBe(true);
    await rm(folder, { recursive: true });
  });
});
