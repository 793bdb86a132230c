import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { fromBuffer } from 'yauzl';
import { type ArchiveEntry, zipArchive } from './zip-archive.js';

const entry = (path: string, content: string | Buffer, more: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
  path,
  open: () => Promise.resolve(Readable.from([content], { objectMode: false })),
  ...more,
});

interface Listed {
  fileName: string;
  uncompressedSize: number;
  compressedSize: number;
}

function list(archive: Buffer): Promise<Listed[]> {
  return new Promise((resolve, reject) => {
    const found: Listed[] = [];
    fromBuffer(archive, { lazyEntries: false }, (fault, zip) => {
      if (fault) return reject(fault);
      zip.on('entry', ({ fileName, uncompressedSize, compressedSize }: Listed) =>
        found.push({ fileName, uncompressedSize, compressedSize }),
      );
      zip.on('end', () => resolve(found));
      zip.on('error', reject);
    });
  });
}

describe('An archive', () => {
  it('holds its entries in their order, compressed unless they are already', async () => {
    const text = 'a'.repeat(10_000);
    const entries = [
      entry('é/one.txt', text),
      entry('two.pdf', text, { isCompressed: false }),
      entry('none', ''),
    ];
    const found = await list(await buffer(zipArchive(entries)));
    expect(found.map(({ fileName, uncompressedSize }) => [fileName, uncompressedSize])).toEqual([
      ['é/one.txt', 10_000],
      ['two.pdf', 10_000],
      ['none', 0],
    ]);
    expect(found[0]!.compressedSize).toBeLessThan(200);
    expect(found[1]!.compressedSize).toBe(10_000);
  });

  it('opens one entry at a time, and none before it is read', async () => {
    let [open, most, opened] = [0, 0, 0];
    const counted = (place: number): ArchiveEntry => ({
      path: `${place}.bin`,
      open: () => {
        opened += 1;
        most = Math.max(most, ++open);
        const content = Readable.from([Buffer.alloc(300_000, place)], { objectMode: false });
        content.once('close', () => (open -= 1));
        return Promise.resolve(content);
      },
    });
    const archive = zipArchive(Array.from({ length: 50 }, (_, place) => counted(place)));
    await nextTurn();
    expect(opened).toBeLessThan(3);
    expect(await list(await buffer(archive))).toHaveLength(50);
    expect([opened, most]).toEqual([50, expect.any(Number)]);
    expect(most).toBeLessThanOrEqual(2);
  });

  it.each([
    ['cannot be opened', () => Promise.reject(new Error('gone'))],
    [
      'breaks off',
      () =>
        Promise.resolve(
          Readable.from(
            (function* () {
              yield Buffer.alloc(10);
              throw new Error('gone');
            })(),
            { objectMode: false },
          ),
        ),
    ],
  ])('ends with the error of an entry that %s', async (_said, open) => {
    const archive = zipArchive([entry('one', '1'), { path: 'two', open }, entry('three', '3')]);
    await expect(buffer(archive)).rejects.toThrow('gone');
  });

  it('fails alone while nobody reads it, and tells who reads it then', async () => {
    const open = () => Promise.reject(new Error('away'));
    const archive = zipArchive([entry('one', '1'), { path: 'two', open }]);
    await new Promise((closed) => archive.once('close', closed));
    await nextTurn();
    await expect(buffer(archive)).rejects.toThrow('away');
  });

  it('closes the entry in progress when its reader goes away', async () => {
    const content = new Readable({ read() {} });
    const archive = zipArchive([{ path: 'endless', open: () => Promise.resolve(content) }]);
    archive.resume();
    await nextTurn();
    await nextTurn();
    archive.destroy();
    await nextTurn();
    await nextTurn();
    expect(content.destroyed).toBe(true);
  });
});
