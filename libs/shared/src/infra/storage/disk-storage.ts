import { randomUUID } from 'node:crypto';
import {
  access,
  chmod,
  constants,
  open,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  statfs,
  type FileHandle,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  assertStorageKey,
  attempt,
  closing,
  isFound,
  storedContent,
  StorageUnavailableError,
  StoredFileNotFoundError,
} from './file-storage.js';
import type { FileStorage } from './file-storage.js';
import { makeFolder } from './make-folder.js';

/** A path part of the wrong kind (file or folder) counts as absent, as on S3. */
const absentCodes = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/**
 * Space that files leave free: an embedded database on the same disk must go on taking orders. On a small file
 * system it is a share of the whole.
 */
const reservedBytes = 128 * 1024 * 1024;
const reservedShare = 0.05;

/** How much of a file system is left to the database. */
export function reservedBytesOf({ blocks, bsize }: { blocks: number; bsize: number }): number {
  return Math.min(reservedBytes, blocks * bsize * reservedShare);
}

/**
 * The free space is checked before a file, and after each so many bytes of all files that are written at once; sooner where
 * little is left free.
 */
const lookEveryBytes = 8 * 1024 * 1024;
const lookEveryShare = 0.25;

function isAbsent(error: unknown): boolean {
  return absentCodes.has((error as NodeJS.ErrnoException).code ?? '');
}

/** Only this service's user may read customers' files, whatever the umask. */
const folderMode = 0o700;
const fileMode = 0o600;

/** So often a file is moved to its place beside deletions in its folder. */
const mostMoves = 5;

/** Keeps files under one folder, each at the path its key names. */
export class DiskStorage implements FileStorage {
  /** On the same file system as the files, so that a rename is atomic; no key reaches it. */
  private readonly incoming: string;

  private isPrivate = false;

  /** Written since the last look at the free space, and how much may be. */
  private unseenBytes = 0;
  private mostUnseenBytes = lookEveryBytes;
  /** Counted, and perhaps not on the disk yet, where a look would not see them. */
  private flyingBytes = 0;
  private looks: Promise<void> = Promise.resolve();

  constructor(private readonly folder: string) {
    this.incoming = join(folder, '.incoming');
  }

  save(key: string, content: AsyncIterable<Uint8Array>): Promise<{ sizeBytes: number }> {
    return closing(content, () => this.keep(key, content));
  }

  async open(key: string): Promise<Readable> {
    const { file } = await this.openFile(key);
    return storedContent(file.createReadStream());
  }

  async readInto(key: string, target: Uint8Array): Promise<void> {
    const { file, sizeBytes } = await this.openFile(key);
    try {
      if (sizeBytes !== target.byteLength) {
        throw new RangeError(`${key} has ${sizeBytes} bytes, not ${target.byteLength}`);
      }
      let offset = 0;
      while (offset < sizeBytes) {
        const { bytesRead } = await attempt('read a file', () => file.read(target, offset));
        if (bytesRead === 0) throw new RangeError(`${key} ended after ${offset} of ${sizeBytes} bytes`);
        offset += bytesRead;
      }
    } finally {
      await file.close();
    }
  }

  async stat(key: string): Promise<{ sizeBytes: number }> {
    const path = this.pathOf(key);
    try {
      const entry = await stat(path);
      if (entry.isFile()) return { sizeBytes: entry.size };
    } catch (error) {
      if (!isAbsent(error)) throw new StorageUnavailableError('find a file', error);
    }
    throw new StoredFileNotFoundError(key);
  }

  exists(key: string): Promise<boolean> {
    return isFound(this.stat(key));
  }

  async delete(key: string): Promise<void> {
    if (!(await this.exists(key))) return;
    const path = this.pathOf(key);
    await attempt('delete a file', () => rm(path, { force: true }));
    // Others may be in its folder; one that stays empty does no harm.
    await rmdir(dirname(path)).catch(() => undefined);
  }

  async removeStaleUploads(startedBefore: Date): Promise<number> {
    let removed = 0;
    await attempt('sweep', async () => {
      await this.prepare();
      for (const name of await readdir(this.incoming)) {
        const path = join(this.incoming, name);
        const entry = await stat(path).catch(() => null);
        if (!entry || entry.mtime >= startedBefore) continue;
        await rm(path, { force: true });
        removed += 1;
      }
    });
    return removed;
  }

  async check(): Promise<void> {
    await attempt('be reached', async () => {
      await this.prepare();
      await access(this.incoming, constants.W_OK);
    });
  }

  /** Also makes the folder of an earlier version private, which closes everything below it to other users. */
  private async prepare(): Promise<void> {
    await makeFolder(this.incoming, folderMode);
    if (this.isPrivate) return;
    // The mode of a folder of another user is that user's choice.
    await chmod(this.folder, folderMode).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPERM') throw error;
    });
    this.isPrivate = true;
  }

  private async keep(key: string, content: AsyncIterable<Uint8Array>): Promise<{ sizeBytes: number }> {
    const path = this.pathOf(key);
    const temporary = join(this.incoming, randomUUID());
    const file = await attempt('begin a file', async () => {
      await this.prepare();
      await this.assertRoom();
      return open(temporary, 'wx', fileMode);
    });
    try {
      const sizeBytes = await this.write(file, content);
      await attempt('keep a file', () => this.publish(temporary, path));
      return { sizeBytes };
    } catch (error) {
      // The first error is thrown; a file that cannot be removed now is swept later.
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  private pathOf(key: string): string {
    assertStorageKey(key);
    return join(this.folder, key);
  }

  private async openFile(key: string): Promise<{ file: FileHandle; sizeBytes: number }> {
    const { sizeBytes } = await this.stat(key);
    try {
      return { file: await open(this.pathOf(key), 'r'), sizeBytes };
    } catch (error) {
      if (isAbsent(error)) throw new StoredFileNotFoundError(key);
      throw new StorageUnavailableError('open a file', error);
    }
  }

  /** Always closes the file; when it returns, all bytes are on the disk. */
  private async write(file: FileHandle, content: AsyncIterable<Uint8Array>): Promise<number> {
    try {
      let sizeBytes = 0;
      for await (const chunk of content) {
        this.unseenBytes += chunk.byteLength;
        this.flyingBytes += chunk.byteLength;
        await attempt('write a file', async () => {
          if (this.unseenBytes > this.mostUnseenBytes) await this.assertRoom();
          await file.writeFile(chunk);
        }).finally(() => (this.flyingBytes -= chunk.byteLength));
        sizeBytes += chunk.byteLength;
      }
      await attempt('write a file', () => file.sync());
      return sizeBytes;
    } finally {
      // All bytes are synced, or the file is dropped: an error on closing adds nothing.
      await file.close().catch(() => undefined);
    }
  }

  /** One look after another: who has waited for one that found room needs none, and who was refused makes room for the next. */
  private assertRoom(): Promise<void> {
    const look = this.looks.then(() => this.lookForRoom());
    this.looks = look.catch(() => undefined);
    return look;
  }

  private async lookForRoom(): Promise<void> {
    if (this.unseenBytes <= this.mostUnseenBytes) return;
    const disk = await statfs(this.incoming);
    const leftBytes = disk.bavail * disk.bsize - this.flyingBytes;
    const reserved = reservedBytesOf(disk);
    this.mostUnseenBytes = Math.min(lookEveryBytes, reserved * lookEveryShare);
    if (leftBytes <= reserved) {
      throw Object.assign(new Error(`ENOSPC: ${leftBytes} bytes are left, which are kept for the database`), {
        code: 'ENOSPC',
      });
    }
    this.unseenBytes = 0;
  }

  /** The folder is synced after the rename: a crash right after an answer must not lose the file. */
  private async publish(temporary: string, path: string): Promise<void> {
    const parent = dirname(path);
    for (let tries = 1; ; tries++) {
      try {
        await makeFolder(parent, folderMode);
        await rename(temporary, path);
        break;
      } catch (error) {
        // The folder may go meanwhile, with the last file that was in it: between two steps it was there, and is not.
        const { code = '' } = error as NodeJS.ErrnoException;
        if (tries >= mostMoves || !['ENOENT', 'EEXIST'].includes(code)) throw error;
      }
    }
    const folder = await open(parent, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}
