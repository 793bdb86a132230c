import { Worker } from 'node:worker_threads';
import { startWorkDeadline } from './work-deadline.js';

/** What threads are started with, and the bounds of one task. */
export interface ThreadPoolOptions {
  /** The module that a thread runs: it answers each message with one message. */
  entry: URL;
  /** What a thread is told when it starts. */
  workerData: unknown;
  /** Of one task, the thread's start included. */
  deadlineMs: number;
  /** Of a thread's JavaScript heap. */
  maxHeapMb: number;
  /** A thread that has served so many is replaced. */
  maxTasks?: number;
}

/** The task made its thread crash, or took more time or memory than any task may. */
export class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';

  constructor(
    message: string,
    /** It was ended for the time that its work took, its start not counted. */
    readonly isOverdue = false,
  ) {
    super(message);
  }
}

/** The pool was closed while the task ran: this process is stopping, and the task is not to blame. */
export class ThreadsClosedError extends Error {
  override readonly name = 'ThreadsClosedError';
}
/** What a thread posts before its answer when it is ready and begins with the task: its own deadline runs from then. */
export const workBegins = 'workBegins';

/**
 * Threads for work that takes long, so that the one that renews job locks never does it. A thread serves many
 * tasks, one at a time; one that crashes or overruns its deadline is ended and replaced, as is one whose answer
 * says `isSpent`: what a task's memory grew to beyond the usual is given back with its thread only.
 */
export class ThreadPool<Task, Reply> {
  private readonly idle: Worker[] = [];
  private readonly busy = new Set<Worker>();
  private readonly served = new WeakMap<Worker, number>();
  private isClosed = false;
  /** Threads whose memory is not given back yet. */
  private readonly ending = new Set<Promise<unknown>>();

  constructor(private readonly options: ThreadPoolOptions) {}

  /**
   * Has a thread of its own work for as long as it takes. The caller bounds how many do at once.
   *
   * @param workMs a deadline of the work alone, from the thread's {@link workBegins} on: of the processor's time,
   * as {@link startWorkDeadline} says
   * @throws {ThreadLostError}
   * @throws {ThreadsClosedError}
   */
  async run(task: Task, workMs?: number): Promise<Reply> {
    // A thread more while others are still giving back would hold more memory than the caller's bound allows.
    if (this.idle.length === 0) await Promise.all(this.ending);
    if (this.isClosed) throw new ThreadsClosedError('The threads are closed.');
    const thread = this.idle.pop() ?? this.open();
    this.busy.add(thread);
    try {
      const reply = await this.ask(thread, task, workMs);
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
    // An idle thread's error is told by its exit; without a listener it would end the process.
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

/** Whether a thread says with its answer that it is to be replaced. */
function isSpent(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'isSpent' in reply && reply.isSpent === true;
}
