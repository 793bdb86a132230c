import { copyFile, rename, rm, stat, truncate } from 'node:fs/promises';

/** A log that has grown beyond this is rotated; with its older ones it takes five times as much at most. */
const maxBytes = 10 * 1024 * 1024;
const olderKept = 4;
const lookEveryMs = 1_000;

/**
 * Rotates log files that other processes write to in append mode, PostgreSQL among them: the content is copied to
 * `<file>.1`, older ones move up, and the file is emptied in place, so that no writer must open it anew. What is
 * written between copy and emptying is lost. On a full disk the file is emptied without a copy.
 */
export class BoundedLogs {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;

  constructor(
    private readonly files: readonly string[],
    private readonly limitBytes = maxBytes,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** Rotates what has outgrown its bound. Never rejects: a log that cannot be read is retried later. */
  look(): Promise<void> {
    this.looking ??= this.rotateGrown().finally(() => (this.looking = null));
    return this.looking;
  }

  private async rotateGrown(): Promise<void> {
    for (const file of this.files) {
      const size = await stat(file).then(
        (entry) => entry.size,
        () => 0,
      );
      if (size > this.limitBytes) await rotate(file).catch(() => undefined);
    }
  }
}

async function rotate(file: string): Promise<void> {
  await rm(`${file}.${olderKept}`, { force: true });
  for (let age = olderKept - 1; age >= 1; age -= 1) {
    await rename(`${file}.${age}`, `${file}.${age + 1}`).catch(() => undefined);
  }
  await copyFile(file, `${file}.1`).catch(() => rm(`${file}.1`, { force: true }));
  await truncate(file);
}
