/**
 * Speed and memory of the mesh kernel beside its peers in the same run: `npm run tool bench:kernel [options]`.
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
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { inflateRawSync } from 'node:zlib';
import { MeshKernel } from '@kernel/kernel.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { KernelMemory } from '@kernel/kernel-memory.js';
import { meshThreadLimits } from '../apps/worker/src/analysis/mesh-threads.js';
import { findingsOf } from '@meshes/part-findings.js';
import { measureThreemf } from '@meshes/threemf-package.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import {
  encodeAsciiStl,
  encodeBinaryStl,
  encodeModelXml,
  encodeObj,
  encodePackage,
} from '@testing/meshes/encode.js';
import { type IndexedMesh, type Placing, place } from '@testing/meshes/indexed-mesh.js';
import { tube } from '@testing/meshes/shapes.js';
import { atMost, type Figure, record } from './figures/figure.js';
import { median } from './figures/quantile.js';
import { timeBasket } from './kernel/basket.js';
import { exponential, torusOf } from './kernel/files.js';
import { inflateStreamed, modelIn } from './kernel/inflate.js';
import { measureFolder } from './kernel/folder.js';
import { timeLowerBound, timeProgram } from './kernel/peers.js';
import { printTable } from './kernel/table.js';

const module = loadMeshKernel();
const runs = 7;
const peerRuns = 3;
const quoteRuns = 41;
/** Quotes before those that count: what makes estimates is compiled in full only after a thousand, and a worker makes more. */
const warmUpQuotes = 1_500;

/** For the table of `npm run bench`. */
const figures: Figure[] = [];

setFlagsFromString('--expose-gc');
/** Making the files leaves gigabytes of garbage, which must not be collected on the kernel's time. */
const collectGarbage = runInNewContext('gc') as () => void;

/** What a thread of the worker keeps for its next file, and what one without a bound would. */
const { maxMemoryBytes, keptMemoryBytes } = meshThreadLimits;
const threadMemory = new KernelMemory(maxMemoryBytes, keptMemoryBytes);
const endlessMemory = new KernelMemory(maxMemoryBytes, Infinity);

/** The median of several runs in a thread's memory, after one that lets the engine compile. */
async function medianMs(
  work: (memory: WebAssembly.Memory) => unknown,
  kept: KernelMemory = threadMemory,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    collectGarbage();
    const memory = kept.take();
    const startMs = performance.now();
    await work(memory);
    if (run > 0) times.push(performance.now() - startMs);
    kept.giveBack(memory);
  }
  return median(times);
}

/** Reads a file into a new kernel, as the worker does. */
function open(file: string, memory?: WebAssembly.Memory): MeshKernel {
  const kernel = MeshKernel.instantiate(module, memory ? { memory } : {});
  const descriptor = openSync(file, 'r');
  readSync(descriptor, kernel.fileBuffer(fstatSync(descriptor).size));
  closeSync(descriptor);
  return kernel;
}

/** Reads and measures a file; with its layers and supports if asked for. Returns the kernel for its memory. */
async function measure(file: string, withPrint: boolean, memory?: WebAssembly.Memory): Promise<MeshKernel> {
  const format = extname(file);
  if (format === '.3mf') {
    const kernel = MeshKernel.instantiate(module, memory ? { memory } : {});
    await measureThreemf(readFileSync(file), kernel, nodeUnpacker);
    if (withPrint) kernel.measurePrint();
    return kernel;
  }
  const kernel = open(file, memory);
  if (format === '.obj') kernel.measureObj();
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
  const weldMs = await medianMs((memory) => measure(file, false, memory));
  const fullMs = await medianMs((memory) => measure(file, true, memory));
  const freshMs = await medianMs(() => measure(file, true));
  if (admeshMs !== undefined) {
    const ofAdmesh = fullMs / admeshMs;
    figures.push({
      what: 'a million triangles read and measured, layers and supports included',
      value: `${ms(fullMs)} ms`,
      beside: { peer: 'admesh’s bare measures', ratio: ofAdmesh },
      goal: atMost(ofAdmesh, 0.6, ' ×'),
      boundBy: 'memory: three passes over 50 MB, and what vertices are found by',
    });
  }
  const row = (work: string, kernelMs: number, boundMs?: number): Record<string, string> => ({
    '1M triangles, binary STL': work,
    'kernel ms': ms(kernelMs),
    'C bound ms': ms(boundMs),
    'kernel / bound': ratio(kernelMs, boundMs),
    'admesh ms': ms(admeshMs),
    'admesh / kernel': admeshMs === undefined ? '-' : (admeshMs / kernelMs).toFixed(1),
  });
  printTable([
    row('read, with weld, edges and shells', weldMs, bound && bound.sumsMs + bound.weldMs),
    row('layers and supports as well', fullMs),
    row('all of it in new memory', freshMs),
  ]);
}

/** Painting parts of 100,000 triangles for a viewer: at most 300 ms, with all that it looks up. */
async function printOverlay(): Promise<void> {
  const ring = torusOf(100_000);
  const parts: [name: string, mesh: IndexedMesh][] = [
    ['ring, with supports', ring],
    ['pipe of thin walls', tube(60, 59.7, 100, 12_500)],
    ['ring with a thousand holes', { ...ring, triangles: ring.triangles.filter((_, i) => i % 300 > 2) }],
  ];
  const rows = [];
  for (const [name, mesh] of parts) {
    const file = join(folder, 'overlay.stl');
    writeFileSync(file, encodeBinaryStl(mesh));
    const measuredMs = await medianMs((memory) => measure(file, false, memory));
    const printMs = await medianMs((memory) => measure(file, true, memory));
    const paintedMs = await medianMs(async (memory) => (await measure(file, false, memory)).overlay());
    figures.push({
      what: `100,000 triangles painted for the viewer: ${name}`,
      value: `${ms(paintedMs - measuredMs)} ms`,
      beside: { peer: 'measuring them', ratio: (paintedMs - measuredMs) / measuredMs },
      goal: atMost(paintedMs - measuredMs, 300, ' ms'),
      boundBy: 'rays through thin walls, columns of overhangs',
    });
    rows.push({
      part: name,
      triangles: mesh.triangles.length / 3,
      'measured ms': ms(measuredMs),
      'layers and supports ms': ms(printMs - measuredMs),
      'overlay ms': ms(paintedMs - measuredMs),
    });
  }
  printTable(rows);
}

/** Milliseconds of each step of a quote, the file's reading first, in a thread's memory. */
function timeSteps(file: string): number[] {
  const memory = threadMemory.take();
  const times = [performance.now()];
  const kernel = open(file, memory);
  times.push(performance.now());
  const result = kernel.measureStl();
  times.push(performance.now());
  const print = kernel.measurePrint();
  times.push(performance.now());
  findingsOf({ result, ...(print && { print }), power: kernel.power });
  times.push(performance.now());
  threadMemory.giveBack(memory);
  return times.slice(1).map((time, step) => time - times[step]!);
}

/** What a quote of so many triangles may take, in milliseconds. */
const quoteGoals: Record<number, number> = { 1_000: 2, 100_000: 20 };

/** A quote of one part, step by step: below 100,000 triangles most of it does not depend on their number. */
function printQuotes(): void {
  const rows = [];
  const file = join(folder, 'quote.stl');
  writeFileSync(file, encodeBinaryStl(torusOf(1_000)));
  for (let quote = 0; quote < warmUpQuotes; quote++) timeSteps(file);
  for (const triangles of [1_000, 10_000, 100_000]) {
    writeFileSync(file, encodeBinaryStl(torusOf(triangles)));
    const quotes = Array.from({ length: quoteRuns }, () => timeSteps(file));
    const step = (index: number): string => ms(median(quotes.map((times) => times[index] ?? NaN)));
    const togetherMs = median(quotes.map((times) => times.reduce((sum, time) => sum + time, 0)));
    const goal = quoteGoals[triangles];
    figures.push({
      what: `a quote of ${triangles} triangles: read, measured, judged, estimated`,
      value: `${ms(togetherMs)} ms`,
      ...(goal !== undefined && { goal: atMost(togetherMs, goal, ' ms') }),
      boundBy: triangles < 100_000 ? 'columns below overhangs, layers' : 'finding vertices, cutting layers',
    });
    rows.push({
      'a quote, triangles': triangles,
      'instance, reading ms': step(0),
      'measuring ms': step(1),
      'layers and supports ms': step(2),
      'verdict, estimate ms': step(3),
      'together ms': ms(togetherMs),
    });
  }
  printTable(rows);
}

type PeerMs = (file: string) => Promise<number | undefined> | number | undefined;

/** Text files and an archive: how each is made, and who else reads it. */
const textFiles: [name: string, bytes: () => Buffer, peers: Record<string, PeerMs>][] = [
  [
    'text.stl',
    () => encodeAsciiStl(torusOf(220_000), { number: exponential }),
    { admesh: (file) => timeProgram('admesh', [file], peerRuns) },
  ],
  [
    'text.obj',
    () => encodeObj(torusOf(1_250_000)),
    { 'prusa-slicer --info': (file) => timeProgram('prusa-slicer', ['--info', file], peerRuns) },
  ],
  [
    'packed.3mf',
    () => encodePackage(encodeModelXml({ objects: [{ mesh: torusOf(3_950_000) }] })),
    {
      'inflate alone, to one buffer': (file) => medianMs(() => inflateRawSync(modelIn(readFileSync(file)))),
      'inflate alone, streamed': (file) => medianMs(() => inflateStreamed(modelIn(readFileSync(file)))),
    },
  ],
];

async function printText(): Promise<void> {
  const rows = [];
  for (const [name, bytes, peers] of textFiles) {
    const file = join(folder, name);
    writeFileSync(file, bytes());
    const kernelMs = await medianMs((memory) => measure(file, false, memory));
    const layersMs = await medianMs((memory) => measure(file, true, memory));
    for (const [peer, peerMs] of Object.entries(peers)) {
      const other = await peerMs(file);
      if (other !== undefined) {
        figures.push({
          what: `${name}, ${(statSync(file).size / 1e6).toFixed(0)} MB, read and measured`,
          value: `${ms(kernelMs)} ms`,
          beside: { peer, ratio: kernelMs / other },
          boundBy: 'digits of numbers, one after another',
        });
      }
      rows.push({
        file: name,
        MB: (statSync(file).size / 1e6).toFixed(1),
        'kernel ms': ms(kernelMs),
        'with layers': ms(layersMs),
        'peer ms': ms(other),
        'kernel / peer': ratio(kernelMs, other),
        peer,
      });
    }
  }
  printTable(rows);
}

/** Growth with the number of triangles, and with the height of the same part. */
async function printGrowth(): Promise<void> {
  const rows = [];
  const upright: Placing = [1, 0, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0];
  let [lastCount, lastMs, lastFullMs] = [0, 0, 0];
  let [firstLarge, lastLarge] = [
    { count: 0, fullMs: 0 },
    { count: 0, fullMs: 0 },
  ];
  for (const triangles of [1_000, 10_000, 100_000, 400_000, 1_000_000, 2_000_000, 4_000_000]) {
    const file = join(folder, 'growth.stl');
    const mesh = torusOf(triangles);
    writeFileSync(file, encodeBinaryStl(place(mesh, upright)));
    const uprightMs = await medianMs((memory) => measure(file, true, memory), endlessMemory);
    writeFileSync(file, encodeBinaryStl(mesh));
    const { size } = statSync(file);
    const count = (size - 84) / 50;
    const kernelMs = await medianMs((memory) => measure(file, false, memory), endlessMemory);
    const fullMs = await medianMs((memory) => measure(file, true, memory), endlessMemory);
    const memoryOf = async (withPrint: boolean): Promise<string> =>
      (((await measure(file, withPrint)).memoryBytes - size) / count).toFixed(0);
    // Small ones are fixed cost; the first of these is where triangles begin to be all of it.
    if (triangles === 400_000) firstLarge = { count, fullMs };
    lastLarge = { count, fullMs };
    const nsEach = (time: number): string => ((time * 1e6) / count).toFixed(0);
    const nsMore = (time: number, last: number): string =>
      (((time - last) * 1e6) / (count - lastCount)).toFixed(0);
    rows.push({
      'binary STL, triangles': count,
      'kernel ms': ms(kernelMs),
      'ns each': nsEach(kernelMs),
      'ns each more': nsMore(kernelMs, lastMs),
      'full quote ms': ms(fullMs),
      'full, ns each': nsEach(fullMs),
      'full, ns each more': nsMore(fullMs, lastFullMs),
      'full, upright ms': ms(uprightMs),
      'bytes each beyond the file': await memoryOf(false),
      'with layers': await memoryOf(true),
    });
    [lastCount, lastMs, lastFullMs] = [count, kernelMs, fullMs];
  }
  const nsOf = ({ count, fullMs }: typeof firstLarge): number => (fullMs * 1e6) / count;
  figures.push({
    what: `a quote’s cost a triangle, of ${lastLarge.count}`,
    value: `${nsOf(lastLarge).toFixed(0)} ns`,
    beside: { peer: `that of ${firstLarge.count}`, ratio: nsOf(lastLarge) / nsOf(firstLarge) },
    boundBy: 'caches that are smaller than the vertices',
  });
  printTable(rows);
}

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const meshes = option('meshes');
const folder = mkdtempSync(join(tmpdir(), 'kernel-bench-'));
try {
  await printBinaryStl(folder, option('lower'));
  printQuotes();
  const { coldMs, rows } = await timeBasket(folder);
  printTable(rows);
  figures.push({
    what: 'a basket of 25 files of 100,000 triangles, none measured before, on two threads',
    value: `${ms(coldMs)} ms`,
    goal: atMost(coldMs, 2_000, ' ms'),
    boundBy: 'the kernel on two cores',
  });
  await printOverlay();
  await printText();
  await printGrowth();
  if (meshes !== undefined) printTable(await measureFolder(meshes, measure));
  record(figures);
} finally {
  rmSync(folder, { recursive: true });
}
