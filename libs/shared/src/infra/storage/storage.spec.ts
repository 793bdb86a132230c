import { mkdtemp, mkdir, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'minio';
import { startS3TestServer, type S3TestServer } from '@testing/stack/s3-server.js';
import { describeFileStorage } from '@testing/conformance/file-storage.js';
import type { StorageSettings } from '../config/env.js';
import { type FileStorage, StorageUnavailableError } from './file-storage.js';
import { createFileStorage, storageKinds } from './storage-registry.js';
import { UploadMeter } from './upload-meter.js';

let folder: string;
let s3: S3TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  s3 = await startS3TestServer(join(folder, 's3'));
});

afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Each adapter of the registry on a storage of its own: the compiler names a missing one. */
const storages: Record<StorageSettings['kind'], () => Promise<FileStorage>> = {
  disk: () => createFileStorage({ kind: 'disk', folder: join(folder, 'disk') }),
  s3: () => createFileStorage(s3.settings),
};

async function* oneByte(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from('x'));
}

/** The beginning of a file whose connection is lost. */
async function* brokenOff(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('solid x');
  await Promise.reject(new Error('aborted'));
}

for (const kind of storageKinds) describeFileStorage(kind, storages[kind]);

describe('a disk', () => {
  it('leaves nothing of an aborted upload in its folder for incoming files', async () => {
    expect(await readdir(join(folder, 'disk/.incoming'))).toEqual([]);
  });

  it('sweeps what a crash left, and spares uploads under way', async () => {
    const incoming = join(folder, 'swept/.incoming');
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'old'), 'half');
    await utimes(join(incoming, 'old'), new Date('2026-01-01'), new Date('2026-01-01'));
    await writeFile(join(incoming, 'young'), 'half');
    const storage = await createFileStorage({ kind: 'disk', folder: join(folder, 'swept') });
    expect(await storage.removeStaleUploads(new Date('2026-01-02'))).toBe(1);
    expect(await readdir(incoming)).toEqual(['young']);
  });

  it.each([0o000, 0o022, 0o077])('is for its own user alone, whatever the umask: %o', async (mask) => {
    const root = join(folder, `private-${mask}`);
    // As an earlier version has left it.
    await mkdir(root, { recursive: true, mode: 0o755 });
    const before = process.umask(mask);
    try {
      const storage = await createFileStorage({ kind: 'disk', folder: root });
      await storage.save('uploads/user/part.stl', oneByte());
    } finally {
      process.umask(before);
    }
    const modeOf = async (path: string) => (await stat(join(root, path))).mode & 0o777;
    expect(await modeOf('')).toBe(0o700);
    expect([await modeOf('uploads'), await modeOf('uploads/user')]).toEqual([0o700, 0o700]);
    expect([await modeOf('.incoming'), await modeOf('uploads/user/part.stl')]).toEqual([0o700, 0o600]);
  });

  it('tells a failing disk from an absent file', async () => {
    await writeFile(join(folder, 'not-a-folder'), '');
    const storage = await createFileStorage({ kind: 'disk', folder: join(folder, 'not-a-folder') });
    await expect(storage.check()).rejects.toThrow(StorageUnavailableError);
    const content = Readable.from(oneByte());
    await expect(storage.save('a', content)).rejects.toThrow(StorageUnavailableError);
    expect(content.destroyed).toBe(true);
  });

  it('that breaks off in the middle of a file is at fault', async () => {
    const root = join(folder, 'breaking');
    const storage = await createFileStorage({ kind: 'disk', folder: root });
    await mkdir(root, { recursive: true });
    // Opens as a file, and fails to be read at its beginning.
    await symlink('/proc/self/mem', join(root, 'a'));
    await expect(buffer(await storage.open('a'))).rejects.toThrow(StorageUnavailableError);
  });
});

describe('an S3 server', () => {
  it('keeps no parts of an aborted upload', async () => {
    expect(await s3.unfinished()).toEqual([]);
  });

  it('that does not answer is not an absent file', async () => {
    const storage = await createFileStorage({ ...s3.settings, endpoint: 'http://127.0.0.1:9' });
    await expect(storage.exists('a')).rejects.toThrow(StorageUnavailableError);
    const content = Readable.from(oneByte());
    await expect(storage.save('a', content)).rejects.toThrow(StorageUnavailableError);
    expect(content.destroyed).toBe(true);
  });

  it('that breaks off in the middle of a file is at fault', async () => {
    const storage = await createFileStorage(s3.settings);
    const breaking = jest
      .spyOn(Client.prototype, 'getObject')
      .mockImplementation(() => Promise.resolve(Readable.from(brokenOff())));
    await expect(buffer(await storage.open('a'))).rejects.toThrow(StorageUnavailableError);
    await expect(storage.readInto('a', new Uint8Array(20))).rejects.toThrow(StorageUnavailableError);
    breaking.mockRestore();
  });

  it('is not kept waiting by a reader that goes away', async () => {
    const storage = await createFileStorage(s3.settings);
    const silent = new Readable({ read: () => undefined });
    const opening = jest.spyOn(Client.prototype, 'getObject').mockResolvedValueOnce(silent);
    (await storage.open('a')).destroy();
    await once(silent, 'close');
    opening.mockRestore();
  });

  it('that fails in the middle of a file leaves its source closed, whatever lies between the two', async () => {
    const storage = await createFileStorage(s3.settings);
    const failing = jest
      .spyOn(Client.prototype, 'initiateNewMultipartUpload')
      .mockRejectedValueOnce(new Error('S3 does not answer'));
    const content = Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(1024 * 1024)));
    const metered = new UploadMeter('stl').measure(content);
    await expect(storage.save('a', metered)).rejects.toThrow(StorageUnavailableError);
    failing.mockRestore();
    expect(content.destroyed).toBe(true);
  });
});
