import { writeSync } from 'node:fs';

/** Where pino writes its lines. */
interface LogStream {
  /** @param lines one or several, each with its line break */
  write(lines: string): void;
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
    write(lines) {
      if (dropped > 0 || isMidLine) {
        const report = {
          level: warnLevel,
          time: Date.now(),
          msg: `${dropped} log lines were lost: no room for them`,
        };
        if (!writeAll(`${isMidLine ? '\n' : ''}${JSON.stringify(report)}\n`)) {
          dropped += countLines(lines);
          return;
        }
        dropped = 0;
      }
      if (!writeAll(lines)) dropped += countLines(lines);
    },
  };
}

const countLines = (lines: string): number => lines.split('\n').length - 1;

/** How long a line may wait for others: each write to a file or a pipe costs as much as a small request. */
const gatherMs = 20;
const mostGathered = 100;

/** An error is written at once: the process may be about to end. */
const isUrgent = (line: string): boolean => /^\{"level":[56]0,/.test(line);

/** Writes lines together, in their order; the last ones when the process exits. */
export function gatherLines(
  stream: LogStream,
  onExit: (flush: () => void) => void = (flush) => process.on('exit', flush),
): LogStream {
  let gathered: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.length === 0) return;
    const lines = gathered.join('');
    gathered = [];
    stream.write(lines);
  };
  onExit(flush);
  return {
    write(line) {
      gathered.push(line);
      if (isUrgent(line) || gathered.length >= mostGathered) flush();
      else timer ??= setTimeout(flush, gatherMs).unref();
    },
  };
}

/** For output beside the log: a closed or full stream must not end the process. */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
