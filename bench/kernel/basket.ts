import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MeshThreads } from '../../apps/worker/src/analysis/mesh-threads.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { median } from '../figures/quantile.js';
import { torusOf } from './files.js';

const entry = new URL('../../apps/worker/src/analysis/mesh-thread.js', import.meta.url);
const files = 25;
const triangles = 100_000;
const rounds = 5;

export interface TimedBasket {
  /** By threads that ran before. */
  coldMs: number;
  rows: Record<string, string | number>[];
}

/**
 * A basket of {@link files} files of {@link triangles} triangles, none measured before, on two threads of the worker:
 * from the first read until the last estimate. Threads that have just started also load their code and compile it.
 */
export async function timeBasket(folder: string): Promise<TimedBasket> {
  const file = encodeBinaryStl(torusOf(triangles));
  writeFileSync(join(folder, 'basket'), file);
  const threads = new MeshThreads(entry, { kind: 'disk', folder });
  const lane = async (lanes: number, first: number): Promise<void> => {
    for (let index = first; index < files; index += lanes) {
      const reply = await threads.run({ key: 'basket', sizeBytes: file.length, format: 'stl' });
      if (reply.outcome !== 'measured') throw new Error(JSON.stringify(reply));
    }
  };
  const basketMs = async (lanes: number): Promise<number> => {
    const startMs = performance.now();
    await Promise.all(Array.from({ length: lanes }, (_, first) => lane(lanes, first)));
    return performance.now() - startMs;
  };
  try {
    const firstMs = await basketMs(2);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await basketMs(2));
    const ms = median(times);
    const row = (state: string, taken: number) => ({
      [`basket of ${files} files of ${triangles} triangles, two threads`]: state,
      ms: taken.toFixed(0),
      'ms a file': (taken / files).toFixed(1),
    });
    const rows = [row('threads that start with it', firstMs), row('threads that ran before', ms)];
    return { coldMs: ms, rows };
  } finally {
    await threads.close();
  }
}
