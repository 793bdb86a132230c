import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';

/** Well beyond what a process may take to end, on a busy machine, too. */
const endDeadlineMs = 45_000;

/** One built process of the service under test; it ends with the process that started it. */
export class StackProcess {
  private child: ChildProcess | null = null;

  constructor(
    private readonly script: string,
    private readonly env: NodeJS.ProcessEnv,
    /** Everything it printed, over all its lives. */
    readonly logFile: string,
  ) {}

  get pid(): number {
    if (this.child?.pid === undefined) throw new Error(`${this.script} does not run`);
    return this.child.pid;
  }

  get isRunning(): boolean {
    return this.child !== null;
  }

  async start(): Promise<void> {
    const log = await open(this.logFile, 'a');
    const child = fork(this.script, {
      env: this.env,
      execArgv: [],
      stdio: ['ignore', log.fd, log.fd, 'ipc'],
    });
    await log.close();
    this.child = child;
    child.once('exit', () => {
      if (this.child === child) this.child = null;
    });
  }

  /**
   * Sends the signal and waits for the process's end; answers its exit code, or `null` when a signal ended it. One that
   * ends by no means within {@link endDeadlineMs} is killed.
   */
  async kill(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child) return null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), endDeadlineMs);
    const [exitCode] = (await exited) as [number | null];
    clearTimeout(timer);
    return exitCode;
  }

  /** Stops it as a deployment does, and starts it again. */
  async restart(): Promise<void> {
    await this.kill('SIGTERM');
    await this.start();
  }

  async lastLines(count: number): Promise<string> {
    const text = await readFile(this.logFile, 'utf8').catch(() => '');
    return text.trim().split('\n').slice(-count).join('\n');
  }
}
