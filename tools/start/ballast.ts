import { randomBytes } from 'node:crypto';
import { open, rm, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

const mebibyte = 1024 * 1024;

/** Of a large disk; of a small one a share of the whole, less than what uploads leave free. */
const ballastBytes = 64 * mebibyte;
const ballastShare = 0.04;

/** With less than this free the ballast is let go: a database writes 8 KiB at a time, and its log 16 MiB. */
const emptyShare = 0.25;

/** It is taken up again once there is room for it and as much again as uploads leave free. */
const roomyTimes = 5;
const lookEveryMs = 500;

/**
 * A file that holds room for the embedded database: when the disk is full, whatever has filled it, the file is
 * removed, and orders go on while uploads are refused.
 */
export class Ballast {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;

  constructor(
    private readonly file: string,
    private readonly log: (line: string) => void,
  ) {}

  async start(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** Lets the room go, or takes it again. Never rejects: a disk that cannot be asked now is asked again later. */
  look(): Promise<void> {
    this.looking ??= this.adjust()
      .catch(() => undefined)
      .finally(() => (this.looking = null));
    return this.looking;
  }

  private async adjust(): Promise<void> {
    const { bavail, bsize, blocks } = await statfs(dirname(this.file));
    const freeBytes = bavail * bsize;
    const wantedBytes = Math.floor(Math.min(ballastBytes, blocks * bsize * ballastShare));
    const isHeld = await stat(this.file).then(
      () => true,
      () => false,
    );
    if (isHeld && freeBytes < wantedBytes * emptyShare) {
      await rm(this.file, { force: true });
      this.log('The disk is full: room that was kept for the database is free now. Make room on the disk.');
    } else if (!isHeld && freeBytes > wantedBytes * roomyTimes) {
      await this.hold(wantedBytes);
    }
  }

  /** Random bytes, which no file system stores as a hole. */
  private async hold(sizeBytes: number): Promise<void> {
    const file = await open(this.file, 'w', 0o600);
    try {
      const piece = randomBytes(mebibyte);
      for (let left = sizeBytes; left > 0; left -= mebibyte) {
        await file.writeFile(piece.subarray(0, Math.min(left, mebibyte)));
      }
    } catch (error) {
      await rm(this.file, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  }
}
