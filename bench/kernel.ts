/**
 * Speed and memory of the mesh kernel beside its peers in the same run: `npm run bench:kernel -- [options]`.
 * Medians of several runs in milliseconds.
 *
 * `--lower=<lower.c>` a native lower bound, compiled with gcc; `--meshes=<folder>` measures a folder's files too.
 * admesh and prusa-slicer are timed where they are installed, their start included.
 */
import {
  closeSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { MeshKernel, loadMeshKernel } from '@kernel/kernel.js';
import { measureThreemf } from '../apps/worker/src/analysis/threemf-package.js';
import {
  encodeAsciiStl,
  encodeBinaryStl,
  encodeModelXml,
  encodeObj,
  encodePackage,
} from '../tools/meshes/encode.js';
import { exponential, torusOf } from './kernel/files.js';
import { measureFolder } from './kernel/folder.js';
import { timeLowerBound, timeProgram } from './kernel/peers.js';
import { printTable } from './kernel/table.js';

const module = loadMeshKernel();
const runs = 7;
const peerRuns = 3;

setFlagsFromString('--expose-gc');
/** Making the files leaves gigabytes of garbage, which must not be collected on the kernel's time. */
const collectGarbage = runInNewContext('gc') as () => void;

/** The median of several runs, after one that lets the engine compile. */
async function medianMs(work: () => unknown): Promise<number> {
  const times: number[] = [];
  await work();
  for (let run = 0; run < runs; run++) {
    collectGarbage();
    const startMs = performance.now();
    await work();
    times.push(performance.now() - startMs);
  }
  return times.sort((a, b) => a - b)[runs >> 1] ?? NaN;
}

/** Reads a file into a fresh kernel, as the worker does. */
function open(file: string): MeshKernel {
  const kernel = MeshKernel.instantiate(module);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, kernel.fileBuffer(fstatSync(descriptor).size));
  closeSync(descriptor);
  return kernel;
}

/** Reads and measures a file; with its layers and supports if asked for. Returns the kernel for its memory. */
async function measure(file: string, withPrint: boolean): Promise<MeshKernel> {
  const format = extname(file);
  const kernel = format === '.3mf' ? MeshKernel.instantiate(module) : open(file);
  if (format === '.3mf') await measureThreemf(readFileSync(file), kernel);
  else if (format === '.obj') kernel.measureObj();
  else kernel.measureStl();
  if (withPrint) kernel.measurePrint();
  return kernel;
}

const ratio = (one: number, other?: number): string => (other === undefined ? '-' : (one / other).toFixed(2));
const ms = (value?: number): string => (value === undefined ? '-' : value.toFixed(value < 10 ? 1 : 0));

async function printBinaryStl(folder: string, lower: string | undefined): Promise<void> {
  const file = join(folder, '1m.stl');
  writeFileSync(file, encodeBinaryStl(torusOf(1_000_000)));
  const bound = lower === undefined ? undefined : timeLowerBound(lower, file);
  const admeshMs = timeProgram('admesh', [file], peerRuns);
  const kernel = open(file);
  const slimMs = await medianMs(() => kernel.surveyStl());
  const slimReadMs = await medianMs(() => open(file).surveyStl());
  const weldMs = await medianMs(() => measure(file, false));
  const fullMs = await medianMs(() => measure(file, true));
  const row = (work: string, kernelMs: number, boundMs?: number): Record<string, string> => ({
    '1M triangles, binary STL': work,
    'kernel ms': ms(kernelMs),
    'C bound ms': ms(boundMs),
    'kernel / bound': ratio(kernelMs, boundMs),
    'admesh ms': ms(admeshMs),
    'admesh / kernel': admeshMs === undefined ? '-' : (admeshMs / kernelMs).toFixed(1),
  });
  printTable([
    row('volume, area, box, closedness; in memory', slimMs, bound && bound.sumsMs + bound.closedMs),
    row('the same, with reading', slimReadMs),
    row('weld, edges, shells as well', weldMs, bound && bound.sumsMs + bound.weldMs),
    row('layers and supports as well', fullMs),
  ]);
}

async function printText(folder: string): Promise<void> {
  const mesh = torusOf(1_000_000);
  const xml = Buffer.from(encodeModelXml({ objects: [{ mesh }] }));
  const packed = deflateRawSync(xml);
  const files: [
    name: string,
    bytes: Buffer,
    peer: string,
    peerMs: (file: string) => Promise<number | undefined>,
  ][] = [
    [
      'ascii.stl',
      encodeAsciiStl(torusOf(190_000), { number: exponential }),
      'admesh',
      async (file) => Promise.resolve(timeProgram('admesh', [file], peerRuns)),
    ],
    [
      'text.obj',
      encodeObj(torusOf(1_200_000)),
      'prusa-slicer --info',
      async (file) => Promise.resolve(timeProgram('prusa-slicer', ['--info', file], peerRuns)),
    ],
    [
      `packed.3mf`,
      encodePackage(xml),
      'zlib: inflate alone',
      async () => medianMs(() => inflateRawSync(packed)),
    ],
  ];
  const rows = [];
  for (const [name, bytes, peer, peerMs] of files) {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    const kernelMs = await medianMs(() => measure(file, false));
    const other = await peerMs(file);
    rows.push({
      file: name,
      MB: (bytes.length / 1e6).toFixed(1),
      'kernel ms': ms(kernelMs),
      'with layers': ms(await medianMs(() => measure(file, true))),
      'peer ms': ms(other),
      'kernel / peer': ratio(kernelMs, other),
      peer,
    });
  }
  printTable(rows);
}

async function printGrowth(folder: string): Promise<void> {
  const rows = [];
  for (const triangles of [1_000, 10_000, 100_000, 1_000_000, 4_000_000]) {
    const file = join(folder, 'growth.stl');
    writeFileSync(file, encodeBinaryStl(torusOf(triangles)));
    const sizeBytes = readFileSync(file).length;
    const count = (sizeBytes - 84) / 50;
    const { memoryBytes } = await measure(file, false);
    const kernelMs = await medianMs(() => measure(file, false));
    const fullMs = await medianMs(() => measure(file, true));
    rows.push({
      'binary STL, triangles': count,
      'kernel ms': ms(kernelMs),
      'ns / triangle': ((kernelMs * 1e6) / count).toFixed(0),
      'full quote ms': ms(fullMs),
      'full ns / triangle': ((fullMs * 1e6) / count).toFixed(0),
      'bytes / triangle beyond the file': ((memoryBytes - sizeBytes) / count).toFixed(0),
      'the same with layers': (((await measure(file, true)).memoryBytes - sizeBytes) / count).toFixed(0),
    });
  }
  printTable(rows);
}

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const meshes = option('meshes');
const folder = mkdtempSync(join(tmpdir(), 'kernel-bench-'));
try {
  await printBinaryStl(folder, option('lower'));
  await printText(folder);
  await printGrowth(folder);
  if (meshes !== undefined) printTable(await measureFolder(meshes, measure));
} finally {
  rmSync(folder, { recursive: true });
}
