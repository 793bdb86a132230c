/**
 * Speed of the mesh kernel beside plain JavaScript that does less: `node dist/bench/kernel.js [folder]`.
 * Medians of several runs of one process, in milliseconds; with a folder, its files are measured as well.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { MeshKernel, loadMeshKernel } from '@kernel/kernel.js';
import type { KernelResult } from '@kernel/kernel-result.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import { measureThreemf } from '../apps/worker/src/analysis/threemf-package.js';
import {
  encodeAsciiStl,
  encodeBinaryStl,
  encodeModelXml,
  encodeObj,
  encodePackage,
} from '../tools/meshes/encode.js';
import type { IndexedMesh } from '../tools/meshes/indexed-mesh.js';
import { torus } from '../tools/meshes/shapes.js';

const module = loadMeshKernel();
const runs = 5;

setFlagsFromString('--expose-gc');
/** Making the files leaves gigabytes of garbage, which must not be collected on the kernel's time. */
const collectGarbage = runInNewContext('gc') as () => void;

/** A torus of about this many triangles, six decimals a coordinate as programs write them. */
function torusOf(triangles: number): IndexedMesh {
  const tubeSegments = Math.max(8, Math.round(Math.sqrt(triangles / 6)));
  const mesh = torus(60, 25, Math.max(8, Math.round(triangles / 2 / tubeSegments)), tubeSegments);
  return { ...mesh, positions: mesh.positions.map((value) => Math.round(value * 1e6) / 1e6) };
}

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

function measure(format: string, file: Uint8Array): KernelResult | Promise<KernelResult> {
  const kernel = MeshKernel.instantiate(module);
  if (format === '3mf') return measureThreemf(file, kernel);
  kernel.fileBuffer(file.length).set(file);
  return format === 'obj' ? kernel.measureObj() : kernel.measureStl();
}

/** Volume alone, by a DataView over the records: what a browser viewer does. */
function peerBinaryStl(file: Uint8Array): number {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let volume6 = 0;
  for (let at = 96; at < file.length; at += 50) {
    const [ax, ay, az] = [
      view.getFloat32(at, true),
      view.getFloat32(at + 4, true),
      view.getFloat32(at + 8, true),
    ];
    const [bx, by, bz] = [
      view.getFloat32(at + 12, true),
      view.getFloat32(at + 16, true),
      view.getFloat32(at + 20, true),
    ];
    const [cx, cy, cz] = [
      view.getFloat32(at + 24, true),
      view.getFloat32(at + 28, true),
      view.getFloat32(at + 32, true),
    ];
    volume6 += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return volume6 / 6;
}

/** The corners, by a regular expression over the text. */
function peerAsciiStl(file: Uint8Array): number {
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1');
  let sum = 0;
  for (const match of text.matchAll(/vertex\s+(\S+)\s+(\S+)\s+(\S+)/g)) {
    sum += Number(match[1]) + Number(match[2]) + Number(match[3]);
  }
  return sum;
}

/** Vertices and corners, by splitting lines. */
function peerObj(file: Uint8Array): number {
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1');
  let sum = 0;
  for (const line of text.split('\n')) {
    const words = line.split(' ');
    if (words[0] === 'v' || words[0] === 'f') sum += Number(words[1]) + Number(words[2]) + Number(words[3]);
  }
  return sum;
}

interface Row {
  format: string;
  triangles: number;
  megabytes: number;
  kernelMs: number;
  peer: string;
  peerMs: number;
}

async function rowsOf(triangles: number): Promise<Row[]> {
  const mesh = torusOf(triangles);
  const xml = Buffer.from(encodeModelXml({ objects: [{ mesh }] }));
  const packed = deflateRawSync(xml);
  const cases: [string, string, Uint8Array, string, (file: Uint8Array) => unknown][] = [
    ['binary STL', 'stl', encodeBinaryStl(mesh), 'DataView: volume only', peerBinaryStl],
    ['ASCII STL', 'stl', encodeAsciiStl(mesh), 'RegExp: corners only', peerAsciiStl],
    ['OBJ', 'obj', encodeObj(mesh), 'split: numbers only', peerObj],
    ['3MF', '3mf', encodePackage(xml), 'zlib: inflate only', () => inflateRawSync(packed)],
  ];
  const rows: Row[] = [];
  for (const [name, format, file, peer, peerWork] of cases) {
    rows.push({
      format: name,
      triangles: mesh.triangles.length / 3,
      megabytes: file.length / 1e6,
      kernelMs: await medianMs(() => measure(format, file)),
      peer,
      peerMs: await medianMs(() => peerWork(file)),
    });
  }
  return rows;
}

function print(rows: Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => String(row[name])));
  const widths = names.map((name, i) => Math.max(name.length, ...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  process.stdout.write(`${[names, ...cells].map(line).join('\n')}\n\n`);
}

async function printFormats(): Promise<void> {
  const rows = await rowsOf(1_000_000);
  print(
    rows.map((row) => ({
      format: row.format,
      triangles: row.triangles,
      MB: row.megabytes.toFixed(1),
      'kernel ms': row.kernelMs.toFixed(0),
      'ms / M triangles': ((row.kernelMs / row.triangles) * 1e6).toFixed(0),
      'peer ms': row.peerMs.toFixed(0),
      'kernel / peer': (row.kernelMs / row.peerMs).toFixed(2),
      peer: row.peer,
    })),
  );
}

async function printGrowth(): Promise<void> {
  const rows = [];
  for (const triangles of [1_000, 10_000, 100_000, 1_000_000]) {
    const file = encodeBinaryStl(torusOf(triangles));
    const kernelMs = await medianMs(() => measure('stl', file));
    rows.push({
      'binary STL, triangles': (file.length - 84) / 50,
      'kernel ms': kernelMs.toFixed(2),
      'ns / triangle': ((kernelMs * 1e6) / ((file.length - 84) / 50)).toFixed(0),
    });
  }
  print(rows);
}

async function printFolder(folder: string): Promise<void> {
  const rows = [];
  for (const name of readdirSync(folder).sort()) {
    const format = extname(name).slice(1).toLowerCase();
    if (!['stl', 'obj', '3mf'].includes(format)) continue;
    const file = readFileSync(join(folder, name));
    try {
      const result = await measure(format, file);
      const kernelMs = await medianMs(() => measure(format, file));
      rows.push({
        file: name,
        triangles: result.triangles,
        ms: kernelMs.toFixed(1),
        closed: result.isClosed ? 'yes' : `no, ${result.openEdgeCount} open`,
        shells: result.shells,
        mm3: result.volumeMm3.toPrecision(8),
        mm2: result.surfaceAreaMm2.toPrecision(8),
      });
    } catch (error) {
      if (!(error instanceof MeshReadError)) throw error;
      rows.push({ file: name, triangles: '', ms: '', closed: error.code, shells: '', mm3: '', mm2: '' });
    }
  }
  print(rows);
}

const [folder] = process.argv.slice(2);
await printFormats();
await printGrowth();
if (folder !== undefined) await printFolder(folder);
