import { Worker } from 'node:worker_threads';
import { startWorkDeadline } from './work-deadline.js';

/** The threads' start data, and the bounds of one task. */
export interface ThreadPoolOptions {
  /** The module that a thread runs: it answers each message with one message. */
  entry: URL;
  /** A thread's start data. */
  workerData: unknown;
  /** Of one task, the thread's start included. */
  deadlineMs: number;
  /** Of a thread's JavaScript heap. */
  maxHeapMb: number;
  /** A thread is replaced after so many. */
  maxTasks?: number;
}

/** The thread crashed, or exceeded a task's time or memory. */
export class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';

  constructor(
    message: string,
    /** The thread was ended because its work took too long, its start not counted. */
    readonly isOverdue = false,
  ) {
    super(message);
  }
}

/** The pool was closed while the task ran, because this process is stopping. */
export class ThreadsClosedError extends Error {
  override readonly name = 'ThreadsClosedError';
}
/** Posted by a thread once it has what it works on: the work's deadline runs from then. */
export const workBegins = 'workBegins';

/**
 * Threads for long work, so that it never blocks the thread that renews job locks. A thread serves many tasks, one at
 * a time. A thread that crashes or exceeds its deadline is replaced, as is one whose answer says `isSpent`: unusual
 * memory growth is freed only with its thread.
 */
export class ThreadPool<Task, Reply> {
  private readonly idle: Worker[] = [];
  private readonly busy = new Set<Worker>();
  private readonly served = new WeakMap<Worker, number>();
  private isClosed = false;
  /** Threads whose memory is not freed yet. */
  private readonly ending = new Set<Promise<unknown>>();

  /** Surrounds each task. */
  around: <T>(work: () => Promise<T>) => Promise<T> = (work) => work();
  /** Called for each thread that crashed or was ended for its work. */
  onLost: () => void = () => undefined;

  constructor(private readonly options: ThreadPoolOptions) {}

  /** Threads with a task, and those without. */
  get counts(): { busy: number; idle: number } {
    return { busy: this.busy.size, idle: this.idle.length };
  }

  /**
   * Runs the task on a thread of its own. The caller bounds how many run at once.
   *
   * @param workMs a deadline of the work alone, from the thread's {@link workBegins} on: of the processor's time,
   * as {@link startWorkDeadline} says
   * @throws {ThreadLostError}
   * @throws {ThreadsClosedError}
   */
  async run(task: Task, workMs?: number): Promise<Reply> {
    // Another thread while ending ones still hold memory would exceed the caller's bound.
    if (this.idle.length === 0) await Promise.all(this.ending);
    if (this.isClosed) throw new ThreadsClosedError('The threads are closed.');
    const thread = this.idle.pop() ?? this.open();
    this.busy.add(thread);
    try {
      const reply = await this.around(() => this.ask(thread, task, workMs));
      this.giveBack(thread, isSpent(reply));
      return reply;
    } finally {
      this.busy.delete(thread);
    }
  }

  /** Ends every thread; a task that still runs rejects with a {@link ThreadsClosedError}. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.idle, ...this.busy].map((thread) => thread.terminate()));
    await Promise.all(this.ending);
    this.idle.length = 0;
  }

  private giveBack(thread: Worker, isSpent: boolean): void {
    const served = (this.served.get(thread) ?? 0) + 1;
    this.served.set(thread, served);
    if (!isSpent && served < (this.options.maxTasks ?? Infinity)) this.idle.push(thread);
    else {
      const ended = thread.terminate().finally(() => this.ending.delete(ended));
      this.ending.add(ended);
    }
  }

  private open(): Worker {
    const { entry, workerData, maxHeapMb } = this.options;
    const thread = new Worker(entry, { workerData, resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
    thread.once('exit', () => {
      const place = this.idle.indexOf(thread);
      if (place >= 0) this.idle.splice(place, 1);
    });
    // An idle thread's exit reports its error; without a listener the error would end the process.
    thread.on('error', () => undefined);
    return thread;
  }

  private ask(thread: Worker, task: Task, workMs?: number): Promise<Reply> {
    const { deadlineMs } = this.options;
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(startTimer);
        endWork();
        thread.off('message', onMessage).off('error', onError).off('exit', onExit);
        act();
      };
      const lose = (why: string, isOverdue = false) =>
        settle(() => {
          const error = this.isClosed ? new ThreadsClosedError(why) : new ThreadLostError(why, isOverdue);
          if (!this.isClosed) this.onLost();
          void thread.terminate().then(() => reject(error));
        });
      let endWork = () => {};
      const onMessage = (reply: Reply | typeof workBegins) => {
        if (reply !== workBegins) return settle(() => resolve(reply));
        if (workMs === undefined) return;
        clearTimeout(startTimer);
        endWork = startWorkDeadline(thread, workMs, () => lose(`No result within ${workMs} ms.`, true));
      };
      const onError = (error: Error) => lose(error.message);
      const onExit = () => lose('The thread ended.');
      const startTimer = setTimeout(() => lose(`No result within ${deadlineMs} ms.`), deadlineMs);
      thread.on('message', onMessage).on('error', onError).on('exit', onExit);
      thread.postMessage(task);
    });
  }
}

/** Whether the answer asks for its thread to be replaced. */
function isSpent(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'isSpent' in reply && reply.isSpent === true;
}
