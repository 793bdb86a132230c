import { maxUploadBytes } from '@shared/domain/contract/limits.js';
import { maxThreemfXmlBytes } from '@meshes/threemf-package.js';
import { Random } from '../fuzz/random.js';
import {
  encodeAsciiStl,
  encodeBinaryStl,
  encodeModelXml,
  encodeObj,
  encodePackage,
} from '../meshes/encode.js';
import { type IndexedMesh, roundToFloat32 } from '../meshes/indexed-mesh.js';
import { box, torus } from '../meshes/shapes.js';
import { type RobustnessCase, robustnessCase } from './robustness-case.js';

const stlTriangles = Math.floor((maxUploadBytes - 84) / 50);

/** A ring of about so many triangles that lies on the bed, its coordinates of six digits. */
function ring(triangles: number): IndexedMesh {
  const tubeSegments = Math.round(Math.sqrt(triangles / 6));
  return rounded(torus(60, 25, Math.floor(triangles / 2 / tubeSegments), tubeSegments), 1e4);
}

function rounded(mesh: IndexedMesh, perMm: number): IndexedMesh {
  return { ...mesh, positions: mesh.positions.map((value) => Math.round(value * perMm) / perMm) };
}

function volumeOf({ positions, triangles }: IndexedMesh): number {
  let volume6 = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(i, i + 3);
    const [ax = 0, ay = 0, az = 0] = positions.subarray(3 * a, 3 * a + 3);
    const [bx = 0, by = 0, bz = 0] = positions.subarray(3 * b, 3 * b + 3);
    const [cx = 0, cy = 0, cz = 0] = positions.subarray(3 * c, 3 * c + 3);
    volume6 += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return volume6 / 6;
}

function binary(count: number, corner: (index: number, axis: number) => number): Buffer {
  const file = Buffer.alloc(84 + 50 * count);
  file.writeUInt32LE(count, 80);
  for (let i = 0; i < count * 9; i++) {
    file.writeFloatLE(corner(i, i % 3), 96 + 50 * Math.floor(i / 9) + 4 * (i % 9));
  }
  return file;
}

/** So many copies of one mesh, each moved to its place. */
function copies(mesh: IndexedMesh, count: number, placeOf: (index: number) => readonly number[]): Buffer {
  const one = encodeBinaryStl(mesh);
  const bytes = one.length - 84;
  const file = Buffer.alloc(84 + bytes * count);
  file.writeUInt32LE((bytes / 50) * count, 80);
  for (let i = 0; i < count; i++) {
    const at = 84 + bytes * i;
    const place = placeOf(i);
    one.copy(file, at, 84);
    for (let k = 0; k < (bytes / 50) * 9; k++) {
      const coordinate = at + 50 * Math.floor(k / 9) + 12 + 4 * (k % 9);
      file.writeFloatLE(file.readFloatLE(coordinate) + (place[k % 3] ?? 0), coordinate);
    }
  }
  return file;
}

const mostBoxes = Math.floor(stlTriangles / 12);

/** Many thin boxes of the machine's height. */
function slivers(): Buffer {
  return copies(box(0.2, 0.2, 256), mostBoxes, (i) => [0.8 * (i % 300), 0.8 * Math.floor(i / 300), 0]);
}

const hair = 1 / 64;

/** Hairs along x, each a fraction of a square millimetre seen from above, but all just where columns look. */
function hairs(count: number, levels: number, pitchMm: number): RobustnessCase {
  const yOf = (row: number): number => Math.max(0, row - 0.5 - hair / 2);
  const file = (): Buffer =>
    copies(box(250, hair, hair), count, (i) => [0, yOf(Math.floor(i / levels)), (i % levels) * pitchMm]);
  const name = `${count} hairs, ${levels} over one another`;
  return robustnessCase('stl', name, file, { volumeMm3: count * 250 * hair * hair });
}

const nameBytes = 1900;

/** The largest XML accepted, in a file of almost the largest size: small rings, each an object of its own. */
function mostXml(mesh: IndexedMesh, count: number): Buffer {
  const [head, object, tail] = splitModel(mesh);
  const model = Buffer.alloc(maxThreemfXmlBytes - 4096, ' ');
  let at = 0;
  const write = (text: string): void => void (at += model.write(text, at));
  write(head);
  const random = new Random(1);
  for (let id = 1; id <= count; id++) {
    write(object.replace('id="1"', `id="${id}" name="${noise(nameBytes, random)}"`));
  }
  write('</resources><build>');
  for (let i = 0; i < count; i++) {
    const place = [4 * (i % 60), 4 * (Math.floor(i / 60) % 60), 2 * Math.floor(i / 3600)];
    write(`<item objectid="${i + 1}" transform="1 0 0 0 1 0 0 0 1 ${place.join(' ')}"/>`);
  }
  write(tail);
  return encodePackage(model);
}

/** Letters that deflate badly: they keep an archive from being taken for a bomb. */
function noise(length: number, random: Random): string {
  return Array.from({ length }, () => String.fromCharCode(97 + random.below(26))).join('');
}

/**
 * The most XML that we take, nearly all of it vertices that no triangle uses: spelt so long that they are nearly as many as
 * we take.
 */
function idleVertices(): Buffer {
  const random = new Random(1);
  const xml = encodeModelXml({ objects: [{ mesh: box(8, 8, 8) }] });
  const [head = '', tail = ''] = xml.split(/(?=<\/vertices>)/);
  const nought = '0.00000000';
  const vertices = `<vertex x="${nought}" y="${nought}" z="${nought}"/>`.repeat(1000);
  const model = Buffer.alloc(maxThreemfXmlBytes - 4096, ' ');
  let at = model.write(head);
  while (at + vertices.length + tail.length + 300 < model.length) {
    at += model.write(`${vertices}<!--${noise(250, random)}-->`, at);
  }
  model.write(tail, at);
  return encodePackage(model);
}

/** How many such objects, with what places them, the most XML holds. */
function mostObjects(mesh: IndexedMesh): number {
  const [, object] = splitModel(mesh);
  return Math.floor((maxThreemfXmlBytes - 8192) / (object.length + nameBytes + 140));
}

/** A model's XML before, of, and behind its one object. The tail begins behind the items. */
function splitModel(mesh: IndexedMesh): [head: string, object: string, tail: string] {
  const xml = encodeModelXml({ objects: [{ mesh }], items: [] });
  const [first, end] = [xml.indexOf('<object'), xml.indexOf('</resources>')];
  return [xml.slice(0, first), xml.slice(first, end), xml.slice(xml.indexOf('</build>'))];
}

/** The volume as the file's f32 give it. */
function roundedVolume(mesh: IndexedMesh): number {
  return volumeOf(roundToFloat32(mesh));
}

const notClosed = { reason: 'meshNotClosed' } as const;

/** Files as large as we take, and of the kinds that cost most. */
export function largestFiles(): RobustnessCase[] {
  const [stlRing, textRing, objRing] = [ring(stlTriangles), ring(300_000), ring(1_450_000)];
  const tile = rounded(torus(1.5, 0.5, 20, 10), 1e3);
  const tiles = mostObjects(tile);
  const random = new Random(1);
  const soup = (): Buffer => binary(stlTriangles, () => random.below(2000) / 10);
  const pole = (i: number, axis: number): number => (axis === 2 ? 250 * (i % 2) : random.below(2000) / 10);
  return [
    robustnessCase('stl', 'a ring, binary', () => encodeBinaryStl(stlRing), {
      volumeMm3: roundedVolume(stlRing),
    }),
    robustnessCase('stl', 'a ring, text', () => encodeAsciiStl(textRing), { volumeMm3: volumeOf(textRing) }),
    robustnessCase('stl', 'triangles in no order', soup, notClosed),
    robustnessCase('stl', 'triangles as tall as the machine', () => binary(stlTriangles, pole), notClosed),
    robustnessCase('stl', 'slivers as tall as the machine', slivers, {
      volumeMm3: mostBoxes * 0.2 * 0.2 * 256,
    }),
    hairs(8120, 1160, 7 / 32),
    hairs(66_500, 266, 61 / 64),
    robustnessCase('obj', 'a ring', () => encodeObj(objRing), { volumeMm3: volumeOf(objRing) }),
    robustnessCase('obj', 'one face of many million corners', oneFace, notClosed),
    robustnessCase('3mf', 'small rings in the most XML we take', () => mostXml(tile, tiles), {
      volumeMm3: tiles * volumeOf(tile),
    }),
    robustnessCase('3mf', 'idle vertices in the most XML we take', idleVertices, { volumeMm3: 512 }),
  ];
}

/** As many corners of one face as the largest file holds, over a few vertices. */
function oneFace(): string {
  const corners = Array.from({ length: 100_000 }, (_, i) => (i % 4) + 1).join(' ');
  return `v 0 0 0\nv 9 0 0\nv 9 9 0\nv 0 9 0\nf ${`${corners} `.repeat(250)}\n`;
}
