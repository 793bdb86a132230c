import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { defaultMeshThreadLimits, MeshThreadLostError, MeshThreads } from './mesh-threads.js';

/** Stands in for the real entry: the task's key says how the thread behaves. */
const entrySource = `
import { parentPort } from 'node:worker_threads';
let files = 0;
parentPort.on('message', ({ key }) => {
  files += 1;
  if (key === 'hang') for (;;);
  if (key === 'throw') throw new Error('trap');
  if (key === 'exit') process.exit(3);
  if (key === 'hoard') { const held = []; for (;;) held.push(new Array(100_000).fill(held.length)); }
  parentPort.postMessage({ outcome: 'unreadable', message: String(files), messageFr: '' });
});`;

let folder: string;
let threads: MeshThreads;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mesh-threads-'));
  await writeFile(join(folder, 'entry.mjs'), entrySource);
});

afterEach(() => threads.close());
afterAll(() => rm(folder, { recursive: true }));

function open(deadlineMs: number): MeshThreads {
  const entry = pathToFileURL(join(folder, 'entry.mjs'));
  const limits = { ...defaultMeshThreadLimits, deadlineMs, maxHeapMb: 32 };
  threads = new MeshThreads(entry, { kind: 'disk', folder }, limits);
  return threads;
}

const task = (key: string) => ({ key, sizeBytes: 1, format: 'stl' as const });

describe('MeshThreads', () => {
  it('lets one thread serve file after file', async () => {
    open(10_000);
    const replies = [await threads.run(task('a')), await threads.run(task('b'))];
    expect(replies).toMatchObject([{ message: '1' }, { message: '2' }]);
  });

  it('gives files that come together a thread each', async () => {
    open(10_000);
    const replies = await Promise.all([threads.run(task('a')), threads.run(task('b'))]);
    expect(replies).toMatchObject([{ message: '1' }, { message: '1' }]);
  });

  it.each(['hang', 'throw', 'exit', 'hoard'])(
    'loses only the file that makes its thread %s, and goes on with a new thread',
    async (key) => {
      open(key === 'hang' ? 3_000 : 20_000);
      const healthy = threads.run(task('a'));
      await expect(threads.run(task(key))).rejects.toBeInstanceOf(MeshThreadLostError);
      expect(await healthy).toMatchObject({ message: '1' });
      expect(await threads.run(task('b'))).toMatchObject({ outcome: 'unreadable' });
    },
  );
});
