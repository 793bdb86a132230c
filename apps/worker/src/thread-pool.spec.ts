import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ThreadLostError, ThreadPool, type ThreadPoolOptions, ThreadsClosedError } from './thread-pool.js';

/** The task says how the thread behaves; its answer is how many tasks it has had. */
const entrySource = `
import { parentPort, workerData } from 'node:worker_threads';
let tasks = workerData;
parentPort.on('message', (task) => {
  tasks += 1;
  if (task === 'hang') for (;;);
  if (task === 'throw') throw new Error('trap');
  if (task === 'exit') process.exit(3);
  if (task === 'beginAndHang') { parentPort.postMessage('workBegins'); for (;;); }
  if (task === 'beginAndStop') return parentPort.postMessage('workBegins');
  if (task === 'beginAndWait') {
    parentPort.postMessage('workBegins');
    return setTimeout(() => parentPort.postMessage(tasks), 1_500);
  }
  if (task === 'beginAndEnd') parentPort.postMessage('workBegins');
  if (task === 'outgrow') return parentPort.postMessage({ tasks, isSpent: true });
  if (task === 'hoard') { const held = []; for (;;) held.push(new Array(100_000).fill(held.length)); }
  parentPort.postMessage(tasks);
});`;

let folder: string;
let threads: ThreadPool<string, number>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threads-'));
  await writeFile(join(folder, 'entry.mjs'), entrySource);
});

afterEach(() => threads.close());
afterAll(() => rm(folder, { recursive: true }));

function open(options: Partial<ThreadPoolOptions> = {}): void {
  const entry = pathToFileURL(join(folder, 'entry.mjs'));
  threads = new ThreadPool({ entry, workerData: 0, deadlineMs: 20_000, maxHeapMb: 32, ...options });
}

describe('ThreadPool', () => {
  it('lets one thread serve task after task', async () => {
    open();
    expect([await threads.run('a'), await threads.run('b')]).toEqual([1, 2]);
  });

  it('gives tasks that come together a thread each', async () => {
    open();
    expect(await Promise.all([threads.run('a'), threads.run('b')])).toEqual([1, 1]);
  });

  it('tells threads at their start what they are for', async () => {
    open({ workerData: 40 });
    expect(await threads.run('a')).toBe(41);
  });

  it('replaces a thread that has served its share', async () => {
    open({ maxTasks: 2 });
    expect([await threads.run('a'), await threads.run('b'), await threads.run('c')]).toEqual([1, 2, 1]);
  });

  it('replaces a thread that says it has outgrown its memory, and loses no task by it', async () => {
    open();
    const tasks = ['a', 'outgrow', 'b', 'outgrow', 'c', 'd'];
    const replies: unknown[] = [];
    for (const task of tasks) replies.push(await threads.run(task));
    expect(replies).toEqual([1, { tasks: 2, isSpent: true }, 1, { tasks: 2, isSpent: true }, 1, 2]);
    const together = await Promise.all(Array.from({ length: 12 }, () => threads.run('outgrow')));
    expect(together).toEqual(Array.from({ length: 12 }, () => expect.objectContaining({ isSpent: true })));
  });

  it('ends work that takes longer than it may, counted from where it begins', async () => {
    open();
    expect(await threads.run('beginAndEnd', 5_000)).toBe(1);
    await expect(threads.run('beginAndHang', 100)).rejects.toMatchObject({
      name: 'ThreadLostError',
      isOverdue: true,
      message: 'No result within 100 ms.',
    });
  });

  it('does not count the time that begun work has no use for the processor', async () => {
    open();
    expect(await threads.run('beginAndWait', 1_000)).toBe(1);
    await expect(threads.run('beginAndStop', 100)).rejects.toMatchObject({ isOverdue: true });
  });

  it('does not blame the work for a start that takes too long', async () => {
    open({ deadlineMs: 300 });
    await expect(threads.run('hang')).rejects.toMatchObject({ isOverdue: false });
  });

  it.each(['hang', 'throw', 'exit', 'hoard'])(
    'loses only the task that makes its thread %s, and goes on with a new thread',
    async (task) => {
      // Long enough for two threads to start beside other work.
      open({ deadlineMs: task === 'hang' ? 8_000 : 20_000 });
      const healthy = threads.run('a');
      await expect(threads.run(task)).rejects.toBeInstanceOf(ThreadLostError);
      expect(await healthy).toBe(1);
      expect(await threads.run('b')).toBe(2);
    },
  );

  it('ends a task that still runs when it is closed', async () => {
    open();
    await threads.run('count');
    const endless = threads.run('hang');
    await threads.close();
    await expect(endless).rejects.toBeInstanceOf(ThreadsClosedError);
  });

  it('begins no task that waits for its thread when it is closed', async () => {
    open({ deadlineMs: 60_000 });
    const waiting = threads.run('hang');
    await threads.close();
    await expect(waiting).rejects.toBeInstanceOf(ThreadsClosedError);
  });
});
