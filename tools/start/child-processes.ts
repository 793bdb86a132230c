import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface ChildOptions {
  name: string;
  /** Path of a script for this Node. */
  script: string;
  env: NodeJS.ProcessEnv;
  /** The process's output is appended to it. */
  logFile: string;
  /** Where a line about a start or an end goes. */
  log: (line: string) => void;
}

/** Waits between restarts grow up to this. */
const maxDelayMs = 10_000;

/** One that lives this long has started well: its next death is a new misfortune. */
const defaultSteadyAfterMs = 30_000;

/** One that never ran steadily is given up then; one that has is started again for as long as it takes. */
const maxDeathsInARow = 6;

/** More than the API and the worker give themselves: the API 36 s, and up to ten of notice. */
const stopDeadlineMs = 50_000;

/**
 * A process of the service, started again whenever it dies. It hears over the IPC channel when this
 * process is gone (`process-stop.ts`), so that none outlives it.
 */
export class SupervisedChild {
  private child: ChildProcess | null = null;
  private isStopping = false;
  private deathsInARow = 0;
  private hasBeenSteady = false;
  private reportFailure: (error: Error) => void = () => undefined;

  /** Rejects when the process dies again and again without ever having run steadily. */
  readonly failed = new Promise<never>((_resolve, reject) => {
    this.reportFailure = reject;
  });

  constructor(
    private readonly options: ChildOptions,
    private readonly firstDelayMs = 500,
    private readonly steadyAfterMs = defaultSteadyAfterMs,
  ) {
    this.failed.catch(() => undefined);
  }

  start(): void {
    const startedMs = performance.now();
    const output = openLog(this.options.logFile);
    // A process group of its own: Ctrl-C in the terminal must reach the launcher alone, which stops
    // its processes in order.
    const child = fork(this.options.script, {
      env: this.options.env,
      execPath: process.execPath,
      stdio: ['ignore', output, output, 'ipc'],
      detached: true,
    });
    if (output !== 'ignore') closeSync(output);
    this.child = child;
    const ended = (cause: string): void => {
      this.child = null;
      if (this.isStopping) return;
      if (performance.now() - startedMs > this.steadyAfterMs) {
        this.deathsInARow = 0;
        this.hasBeenSteady = true;
      }
      void this.startAgain(cause);
    };
    child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`));
    // One that could not be started, for want of memory or processes, has no exit.
    child.on('error', (error) => (child.pid === undefined ? ended(error.message) : undefined));
    if (child.pid !== undefined) {
      this.options.log(`The ${this.options.name} runs as process ${child.pid}.`);
    }
  }

  /** SIGTERM, then SIGKILL when it does not end in time. */
  async stop(): Promise<void> {
    this.isStopping = true;
    const { child } = this;
    if (!child) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopDeadlineMs);
    await ended;
    clearTimeout(timer);
  }

  /** Ends it at once. */
  kill(): void {
    this.isStopping = true;
    this.child?.kill('SIGKILL');
  }

  private async startAgain(cause: string): Promise<void> {
    const { name, log, logFile } = this.options;
    this.deathsInARow += 1;
    if (this.deathsInARow >= maxDeathsInARow && !this.hasBeenSteady) {
      const times = `${this.deathsInARow} times in a row`;
      this.reportFailure(new Error(`The ${name} ended ${times} (${cause}); ${logFile} says why.`));
      return;
    }
    const delayMs = Math.min(this.firstDelayMs * 2 ** (this.deathsInARow - 1), maxDelayMs);
    log(`The ${name} ended (${cause}); starting it again in ${delayMs / 1000} s.`);
    await sleep(delayMs);
    if (this.isStopping) return;
    try {
      this.start();
    } catch (error) {
      await this.startAgain((error as Error).message);
    }
  }
}

/** Without a log the process runs all the same. */
function openLog(file: string): number | 'ignore' {
  try {
    mkdirSync(dirname(file), { recursive: true });
    return openSync(file, 'a', 0o600);
  } catch {
    return 'ignore';
  }
}
