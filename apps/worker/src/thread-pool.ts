import { Worker } from 'node:worker_threads';

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
}

/** The pool was closed while the task ran: this process is stopping, and the task is not to blame. */
export class ThreadsClosedError extends Error {
  override readonly name = 'ThreadsClosedError';
}

/**
 * Threads for work that takes long, so that the one that renews job locks never does it. A thread serves many
 * tasks, one at a time; one that crashes or overruns its deadline is ended and replaced.
 */
export class ThreadPool<Task, Reply> {
  private readonly idle: Worker[] = [];
  private readonly busy = new Set<Worker>();
  private readonly served = new WeakMap<Worker, number>();
  private isClosed = false;

  constructor(private readonly options: ThreadPoolOptions) {}

  /**
   * Has a thread of its own work for as long as it takes. The caller bounds how many do at once.
   *
   * @throws {ThreadLostError}
   * @throws {ThreadsClosedError}
   */
  async run(task: Task): Promise<Reply> {
    if (this.isClosed) throw new ThreadsClosedError('The threads are closed.');
    const thread = this.idle.pop() ?? this.open();
    this.busy.add(thread);
    try {
      const reply = await this.ask(thread, task);
      await this.giveBack(thread);
      return reply;
    } finally {
      this.busy.delete(thread);
    }
  }

  /** Ends every thread; a task that still runs rejects with a {@link ThreadsClosedError}. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.idle, ...this.busy].map((thread) => thread.terminate()));
    this.idle.length = 0;
  }

  private async giveBack(thread: Worker): Promise<void> {
    const served = (this.served.get(thread) ?? 0) + 1;
    this.served.set(thread, served);
    if (served < (this.options.maxTasks ?? Infinity)) this.idle.push(thread);
    else await thread.terminate();
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

  private ask(thread: Worker, task: Task): Promise<Reply> {
    const { deadlineMs } = this.options;
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        thread.off('message', onMessage).off('error', onError).off('exit', onExit);
        act();
      };
      const lose = (why: string) =>
        settle(() => {
          const error = this.isClosed ? new ThreadsClosedError(why) : new ThreadLostError(why);
          void thread.terminate().then(() => reject(error));
        });
      const onMessage = (reply: Reply) => settle(() => resolve(reply));
      const onError = (error: Error) => lose(error.message);
      const onExit = () => lose('The thread ended.');
      const timer = setTimeout(() => lose(`No result within ${deadlineMs} ms.`), deadlineMs);
      thread.on('message', onMessage).on('error', onError).on('exit', onExit);
      thread.postMessage(task);
    });
  }
}
