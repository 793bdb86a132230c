import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MeshThreads, type MeshThreadReply } from '../../apps/worker/src/analysis/mesh-threads.js';
import { binaryCube } from '@testing/robustness/cube.js';
import { flawOf } from '../../apps/worker/test/robustness/judge-reply.js';
import type { RobustnessCase, RobustnessClass } from '@testing/robustness/robustness-case.js';
import { threadCount, watchPeakMemory } from './peak-memory.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const threadEntry = new URL('../../apps/worker/src/analysis/mesh-thread.js', import.meta.url);
const mebibyte = 1024 ** 2;

/** Bounds of time and memory for a file, and for the largest. */
const bounds = { ms: 5_000, bytes: 256 * mebibyte };
const largestBounds = { ms: 30_000, bytes: 1024 * mebibyte };

/** What running a class found. */
interface ClassOutcome {
  /** The faults found, one line each. */
  flaws: string[];
  slowestMs: number;
  /** Beyond the file itself; undefined where the system does not tell. */
  mostBytes: number | undefined;
}

interface CaseOutcome {
  reply: MeshThreadReply;
  ms: number;
  bytes: number | undefined;
  leftBehind: string[];
}

/** Runs every case of a class as the worker does: a stored file, a thread, a verdict. */
export async function runClass({ cases, isLargest }: RobustnessClass, folder: string): Promise<ClassOutcome> {
  const { ms: maxMs, bytes: maxBytes } = isLargest ? largestBounds : bounds;
  const outcome: ClassOutcome = { flaws: [], slowestMs: 0, mostBytes: undefined };
  for (const robustnessCase of cases) {
    const { reply, ms, bytes, leftBehind } = await runCase(robustnessCase, folder);
    const flaw = flawOf(robustnessCase.expected, reply);
    const found = [
      ...(flaw === undefined ? [] : [flaw]),
      ...(ms > maxMs ? [`${ms.toFixed(0)} ms`] : []),
      ...((bytes ?? 0) > maxBytes ? [`${((bytes ?? 0) / mebibyte).toFixed(0)} MiB`] : []),
      ...leftBehind,
    ];
    if (found.length > 0)
      outcome.flaws.push(`${robustnessCase.format}: ${robustnessCase.name}: ${found.join('; ')}`);
    outcome.slowestMs = Math.max(outcome.slowestMs, ms);
    if (bytes !== undefined) outcome.mostBytes = Math.max(outcome.mostBytes ?? 0, bytes);
  }
  return outcome;
}

/** A thread of its own for each case, so that no file's memory is taken for another's. */
async function runCase({ format, file }: RobustnessCase, folder: string): Promise<CaseOutcome> {
  const storage = join(folder, 'files');
  const threadsBefore = threadCount();
  const threads = new MeshThreads(threadEntry, { kind: 'disk', folder: storage });
  try {
    writeFileSync(join(storage, 'warm-up'), binaryCube);
    await threads.run({ key: 'warm-up', format: 'stl', sizeBytes: binaryCube.length });
    const sizeBytes = store(file(), join(storage, 'part'));
    await settleMemory(sizeBytes);
    const filesBefore = readdirSync(folder, { recursive: true }).length;
    const peak = watchPeakMemory();
    const startMs = performance.now();
    const reply = await threads.run({ key: 'part', format, sizeBytes });
    const ms = performance.now() - startMs;
    const growth = peak();
    const filesAfter = readdirSync(folder, { recursive: true }).length;
    await threads.close();
    const threadsAfter = threadCount();
    const leftBehind = [
      ...(filesAfter > filesBefore ? ['leaves files'] : []),
      ...((threadsAfter ?? 0) > (threadsBefore ?? 0) + ioThreads ? ['leaves threads'] : []),
    ];
    const bytes = growth === undefined ? undefined : Math.max(0, growth - sizeBytes);
    return { reply, ms, bytes, leftBehind };
  } finally {
    await threads.close();
    rmSync(join(storage, 'part'), { force: true });
  }
}

/** Those that Node starts once for files and compression, and keeps. */
const ioThreads = 4;

/** Collects what making the file left; buffers of megabytes are given back a little later, by another thread. */
async function settleMemory(sizeBytes: number): Promise<void> {
  collectGarbage();
  if (sizeBytes < mebibyte) return;
  await setTimeout(500);
  collectGarbage();
  await setTimeout(100);
}

function store(bytes: Uint8Array, path: string): number {
  writeFileSync(path, bytes);
  return bytes.length;
}
