import { writeSync } from 'node:fs';

/** Where pino writes its lines. */
interface LogStream {
  write(line: string): void;
}

/** How long to wait for the reader of a full pipe; after that, lines are dropped until it reads again. */
const readerPatienceMs = 200;
const pauseMs = 10;

/** Dropped lines are counted; one line of this level reports them once there is room again. */
const warnLevel = 40;

/** Writes some of the bytes from `offset` on; returns how many. */
type WriteSome = (fileDescriptor: number, bytes: Uint8Array, offset: number) => number;

const clock = new Int32Array(new SharedArrayBuffer(4));

function writeSome(
  write: WriteSome,
  fd: number,
  bytes: Uint8Array,
  offset: number,
  giveUpMs: number,
): number {
  for (;;) {
    try {
      return write(fd, bytes, offset);
    } catch (error) {
      const isFullPipe = (error as NodeJS.ErrnoException).code === 'EAGAIN';
      if (!isFullPipe || performance.now() >= giveUpMs) throw error;
      Atomics.wait(clock, 0, 0, pauseMs);
    }
  }
}

/**
 * Writes log lines to a file descriptor and never fails: on a full disk lines are dropped and counted, and the
 * service goes on. (pino's own stream throws into the request that is logged, and flushes for ever at the end.)
 */
export function createLogStream(fileDescriptor: number, write: WriteSome = writeSync): LogStream {
  let dropped = 0;
  let isMidLine = false;

  const writeAll = (text: string): boolean => {
    const bytes = Buffer.from(text);
    let offset = 0;
    const giveUpMs = performance.now() + (dropped > 0 ? 0 : readerPatienceMs);
    try {
      while (offset < bytes.length) offset += writeSome(write, fileDescriptor, bytes, offset, giveUpMs);
      isMidLine = false;
      return true;
    } catch {
      // A line that was cut off is ended before the next one.
      isMidLine ||= offset > 0;
      return false;
    }
  };

  return {
    write(line) {
      if (dropped > 0 || isMidLine) {
        const report = {
          level: warnLevel,
          time: Date.now(),
          msg: `${dropped} log lines were lost: no room for them`,
        };
        if (!writeAll(`${isMidLine ? '\n' : ''}${JSON.stringify(report)}\n`)) {
          dropped += 1;
          return;
        }
        dropped = 0;
      }
      if (!writeAll(line)) dropped += 1;
    },
  };
}

/** For output beside the log: a closed or full stream must not end the process. */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
