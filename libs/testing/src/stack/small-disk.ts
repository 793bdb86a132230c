import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real file system of a few megabytes, which can be filled to the last byte. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** `null` if this user may not mount one: the caller must report that its check did not run. */
  static async mount(options: string): Promise<SmallDisk | null> {
    const folder = await mkdtemp(join(tmpdir(), 'small-disk-'));
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0) {
      return new SmallDisk(folder);
    }
    await rmdir(folder);
    return null;
  }

  /** Writes until not a byte more is taken. */
  async fill(): Promise<void> {
    const file = await open(this.filler, 'w');
    try {
      for (let bytes = 1024 * 1024; bytes >= 1;) {
        const { bytesWritten } = await file.write(Buffer.alloc(bytes)).catch(() => ({ bytesWritten: 0 }));
        if (bytesWritten === 0) bytes = Math.floor(bytes / 2);
      }
    } finally {
      await file.close();
    }
  }

  async makeRoom(): Promise<void> {
    await rm(this.filler, { force: true });
  }

  async unmount(): Promise<void> {
    spawnSync('umount', ['-l', this.folder]);
    await rmdir(this.folder);
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }
}
