/**
 * What the worker holds of large files, during and after: `npm run tool bench:memory [files, 100] [at once, 2]`.
 * Measures an OBJ file of the largest size so many times, as the worker measures so many files, and prints this
 * process's resident memory, what it takes to make the file included. Ends with status 1 when it was more than 1.5 GB, or is
 * more than 600 MB in the end.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MeshThreads } from '../apps/worker/src/analysis/mesh-threads.js';
import { encodeObj } from '@testing/meshes/encode.js';
import { torusOf } from './kernel/files.js';

const bounds = { mostBytes: 1.5e9, endBytes: 600e6 };

/** An OBJ of this many triangles has some 52 MB. */
const triangles = 1_340_000;

const [count = 100, atOnce = 2] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'memory-'));
const threads = new MeshThreads(new URL('../apps/worker/src/analysis/mesh-thread.js', import.meta.url), {
  kind: 'disk',
  folder,
});
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
let mostBytes = 0;
const watch = setInterval(() => (mostBytes = Math.max(mostBytes, process.memoryUsage.rss())), 20);

function writeFile(): number {
  mkdirSync(folder, { recursive: true });
  const bytes = Buffer.concat([Buffer.from('# 00000000\n'), encodeObj(torusOf(triangles))]);
  writeFileSync(join(folder, 'base'), bytes);
  return bytes.length;
}

async function serve(sizeBytes: number, lane: number): Promise<void> {
  for (let index = lane; index < count; index += atOnce) {
    const reply = await threads.run({ key: 'base', sizeBytes, format: 'obj' });
    if (reply.outcome !== 'measured') throw new Error(JSON.stringify(reply));
  }
}

try {
  const sizeBytes = writeFile();
  const startMs = performance.now();
  await Promise.all(Array.from({ length: atOnce }, (_, lane) => serve(sizeBytes, lane)));
  const seconds = (performance.now() - startMs) / 1000;
  await setTimeout(2_000);
  const endBytes = process.memoryUsage.rss();
  process.stdout.write(
    `${count} files of ${megabytes(sizeBytes)}, ${atOnce} at once, ${seconds.toFixed(1)} s\n`,
  );
  process.stdout.write(`most ${megabytes(mostBytes)}, in the end ${megabytes(endBytes)}\n`);
  if (mostBytes > bounds.mostBytes || endBytes > bounds.endBytes) process.exitCode = 1;
} finally {
  clearInterval(watch);
  await threads.close();
  rmSync(folder, { recursive: true });
}
