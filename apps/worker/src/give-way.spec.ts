import { describe, expect, it } from '@jest/globals';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

const entrySource = `
import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { getPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
const { giveWay } = await import(workerData);
giveWay('drawing');
parentPort.postMessage(getPriority(Number(basename(readlinkSync('/proc/thread-self')))));`;

const source = new URL('./give-way.ts', import.meta.url);

(process.platform === 'linux' ? describe : describe.skip)('A thread that gives way', () => {
  it('is less urgent by itself: the other threads of its process are not', async () => {
    const before = getPriority();
    const entry = new URL(`data:text/javascript,${encodeURIComponent(entrySource)}`);
    const thread = new Worker(entry, { workerData: source.href });
    const priority = await new Promise((resolve, reject) =>
      thread.once('message', resolve).once('error', reject),
    );
    await thread.terminate();
    expect(priority).toBe(Math.max(15, before));
    expect(getPriority()).toBe(before);
  });
});
