import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  InvalidStorageKeyError,
  StoredFileNotFoundError,
  type FileStorage,
} from '@shared/infra/storage/file-storage.js';

const mebibyte = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Buffers are freed in the background after a collection; a second collection completes the first. */
async function sweepBuffers(): Promise<void> {
  collectGarbage();
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
}

async function* chunksOf(...chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    await Promise.resolve();
    yield chunk;
  }
}

async function* brokenAfter(sizeBytes: number): AsyncGenerator<Uint8Array> {
  for (let sent = 0; sent < sizeBytes; sent += mebibyte) {
    await Promise.resolve();
    yield Buffer.alloc(mebibyte);
  }
  throw new Error('the client went away');
}

/** What every adapter of {@link FileStorage} promises; its spec runs each adapter of the registry through it. */
export function describeFileStorage(name: string, makeStorage: () => Promise<FileStorage>): void {
  describe(`${name} as a file storage`, () => {
    let storage: FileStorage;

    beforeAll(async () => {
      storage = await makeStorage();
    });

    it('can be reached', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
    });

    it('gives back what was saved', async () => {
      const saved = await storage.save(
        'uploads/u1/part.stl',
        chunksOf(Buffer.from('solid '), Buffer.from('part')),
        {
          contentType: 'model/stl',
        },
      );
      expect(saved).toEqual({ sizeBytes: 10 });
      expect((await buffer(await storage.open('uploads/u1/part.stl'))).toString()).toBe('solid part');
      expect(await storage.stat('uploads/u1/part.stl')).toEqual({ sizeBytes: 10 });
      expect(await storage.exists('uploads/u1/part.stl')).toBe(true);
    });

    it('keeps an empty file', async () => {
      expect(await storage.save('empty', chunksOf())).toEqual({ sizeBytes: 0 });
      expect(await storage.stat('empty')).toEqual({ sizeBytes: 0 });
      await expect(storage.readInto('empty', new Uint8Array(0))).resolves.toBeUndefined();
    });

    it('replaces a file as a whole', async () => {
      await storage.save('twice', chunksOf(Buffer.from('a longer first version')));
      await storage.save('twice', chunksOf(Buffer.from('second')));
      expect((await buffer(await storage.open('twice'))).toString()).toBe('second');
    });

    it('takes a Node stream whose chunks straddle every part boundary', async () => {
      const content = randomBytes(17 * mebibyte + 3);
      const chunks = Array.from({ length: Math.ceil(content.length / 99_991) }, (_, index) =>
        content.subarray(index * 99_991, (index + 1) * 99_991),
      );
      expect(await storage.save('large', Readable.from(chunks))).toEqual({ sizeBytes: content.length });
      const target = new Uint8Array(content.length);
      await storage.readInto('large', target);
      expect(createHash('sha256').update(target).digest('hex')).toBe(
        createHash('sha256').update(content).digest('hex'),
      );
    });

    it('saves 50 MiB while never holding more than 20 MiB of them', async () => {
      const most = 20 * mebibyte;
      let peakBytes = 0;
      await sweepBuffers();
      const beforeBytes = process.memoryUsage().arrayBuffers;
      const heldBytes = () => process.memoryUsage().arrayBuffers - beforeBytes;
      async function* generated(): AsyncGenerator<Uint8Array> {
        for (let index = 0; index < 50; index += 1) {
          yield Buffer.alloc(mebibyte, index);
          await new Promise((resolve) => setImmediate(resolve));
          // Collecting is slow: only now and then.
          if (index % 10 !== 9) continue;
          await sweepBuffers();
          peakBytes = Math.max(peakBytes, heldBytes());
        }
      }
      expect(await storage.save('streamed', generated())).toEqual({ sizeBytes: 50 * mebibyte });
      expect(peakBytes).toBeLessThan(most);
    });

    it('reads into a view in the middle of other memory and touches nothing beside it', async () => {
      await storage.save('view', chunksOf(Buffer.from('abc')));
      const memory = new Uint8Array(7);
      await storage.readInto('view', memory.subarray(2, 5));
      expect([...memory]).toEqual([0, 0, 97, 98, 99, 0, 0]);
    });

    it.each([2, 4])('refuses to read a file of 3 bytes into %d', async (sizeBytes) => {
      await storage.save('three', chunksOf(Buffer.from('abc')));
      await expect(storage.readInto('three', new Uint8Array(sizeBytes))).rejects.toThrow(RangeError);
    });

    it.each([0, 12 * mebibyte])(
      'passes on what its source throws after %d bytes and keeps nothing of the file',
      async (sizeBytes) => {
        const saving = storage.save(`broken/${sizeBytes}`, brokenAfter(sizeBytes));
        await expect(saving).rejects.toThrow('the client went away');
        expect(await storage.exists(`broken/${sizeBytes}`)).toBe(false);
        expect(await storage.removeStaleUploads(new Date('2100-01-01'))).toBe(0);
      },
    );

    it('closes a stream that it does not take', async () => {
      const content = Readable.from([Buffer.from('x')]);
      await expect(storage.save('../secret', content)).rejects.toThrow(InvalidStorageKeyError);
      expect(content.destroyed).toBe(true);
    });

    it('leaves an earlier version alone when its replacement breaks off', async () => {
      await storage.save('kept', chunksOf(Buffer.from('first')));
      await expect(storage.save('kept', brokenAfter(mebibyte))).rejects.toThrow('the client went away');
      expect((await buffer(await storage.open('kept'))).toString()).toBe('first');
    });

    it('says that a file is absent, whichever way it is asked', async () => {
      const absent = 'uploads/u1/absent.stl';
      await expect(storage.open(absent)).rejects.toThrow(StoredFileNotFoundError);
      await expect(storage.stat(absent)).rejects.toThrow(StoredFileNotFoundError);
      await expect(storage.readInto(absent, new Uint8Array(1))).rejects.toThrow(StoredFileNotFoundError);
      expect(await storage.exists(absent)).toBe(false);
    });

    it('does not take a folder or what would lie below a file for a file', async () => {
      await storage.save('folder/file', chunksOf(Buffer.from('x')));
      expect(await storage.exists('folder')).toBe(false);
      expect(await storage.exists('folder/file/below')).toBe(false);
    });

    it('deletes, also twice', async () => {
      await storage.save('gone', chunksOf(Buffer.from('x')));
      await storage.delete('gone');
      expect(await storage.exists('gone')).toBe(false);
      await expect(storage.delete('gone')).resolves.toBeUndefined();
    });

    it.each([
      '',
      '/etc/passwd',
      '../secret',
      'a/../b',
      'a//b',
      'a/',
      '.incoming/x',
      'a\\b',
      'a\0b',
      'é',
      'x'.repeat(501),
    ])('refuses the key %j', async (key) => {
      await expect(storage.save(key, chunksOf())).rejects.toThrow(InvalidStorageKeyError);
      await expect(storage.open(key)).rejects.toThrow(InvalidStorageKeyError);
      await expect(storage.delete(key)).rejects.toThrow(InvalidStorageKeyError);
      await expect(storage.exists(key)).rejects.toThrow(InvalidStorageKeyError);
    });
  });
}
