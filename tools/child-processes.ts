import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ChildOptions {
  name: string;
  /** Path of a script for this Node. */
  script: string;
  env: NodeJS.ProcessEnv;
  /** Gets what the process prints, after what is in it already. */
  logFile: string;
  /** Where a line about a start or an end goes. */
  log: (line: string) => void;
}

/** Waits between restarts grow up to this. */
const maxDelayMs = 10_000;

/** One that lives this long has started well: its next death is a new misfortune. */
const steadyAfterMs = 30_000;

const maxDeathsInARow = 6;
const stopDeadlineMs = 12_000;

/**
 * A process of the service, started again whenever it dies. It hears over the IPC channel when this
 * process is gone (`parent-process.ts`), so that none outlives it.
 */
export class SupervisedChild {
  private child: ChildProcess | null = null;
  private isStopping = false;
  private deathsInARow = 0;
  private reportFailure: (error: Error) => void = () => undefined;

  /** Rejects when the process keeps dying and is started no more. */
  readonly failed = new Promise<never>((_resolve, reject) => {
    this.reportFailure = reject;
  });

  constructor(
    private readonly options: ChildOptions,
    private readonly firstDelayMs = 500,
  ) {
    this.failed.catch(() => undefined);
  }

  start(): void {
    const startedMs = Date.now();
    mkdirSync(dirname(this.options.logFile), { recursive: true });
    const output = openSync(this.options.logFile, 'a');
    // A process group of its own: Ctrl-C in the terminal must reach the launcher alone, which stops
    // its processes in order.
    const child = fork(this.options.script, {
      env: this.options.env,
      execPath: process.execPath,
      stdio: ['ignore', output, output, 'ipc'],
      detached: true,
    });
    closeSync(output);
    this.child = child;
    this.options.log(`The ${this.options.name} runs as process ${child.pid}.`);
    child.once('exit', (code, signal) => {
      this.child = null;
      if (this.isStopping) return;
      if (Date.now() - startedMs > steadyAfterMs) this.deathsInARow = 0;
      void this.startAgain(signal ?? `exit code ${code}`);
    });
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
    if (this.deathsInARow >= maxDeathsInARow) {
      const times = `${this.deathsInARow} times in a row`;
      this.reportFailure(new Error(`The ${name} ended ${times} (${cause}); ${logFile} says why.`));
      return;
    }
    const delayMs = Math.min(this.firstDelayMs * 2 ** (this.deathsInARow - 1), maxDelayMs);
    log(`The ${name} ended (${cause}); starting it again in ${delayMs / 1000} s.`);
    await sleep(delayMs);
    if (!this.isStopping) this.start();
  }
}
