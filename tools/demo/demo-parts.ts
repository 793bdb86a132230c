import { encodeAsciiStl, encodeBinaryStl, encodeObj, encodeThreemf } from '@testing/meshes/encode.js';
import type { IndexedMesh } from '@testing/meshes/indexed-mesh.js';
import {
  box,
  cone,
  cylinder,
  gear,
  hollowBox,
  plateWithHoles,
  sphere,
  table,
  torus,
  tube,
} from '@testing/meshes/shapes.js';

/** A file to upload and how many copies of it to price. */
export interface DemoPart {
  filename: string;
  content: Buffer;
  quantity: number;
}

/** Fewer than an account may upload in a minute. */
const partsCount = 16;

const shapes: [name: string, make: (size: number) => IndexedMesh][] = [
  ['bracket', (size) => box(size, size / 2, size / 4)],
  ['gear', (size) => gear(18, size / 2, size / 12, size / 6)],
  ['ring', (size) => torus(size / 2, size / 8)],
  ['grille', (size) => plateWithHoles(6, size / 10, 4)],
  ['nozzle', (size) => cone(size / 3, size)],
  ['bushing', (size) => tube(size / 3, size / 4, size / 2)],
  ['knob', (size) => sphere(size / 3)],
  ['stand', (size) => table(size, size / 2, size / 8, 4)],
  ['spacer', (size) => cylinder(size / 4, size / 3)],
  ['case', (size) => hollowBox(size, size, size / 2, 2)],
];

const encodings: [suffix: string, encode: (mesh: IndexedMesh) => Buffer][] = [
  ['.stl', encodeBinaryStl],
  ['-text.stl', encodeAsciiStl],
  ['.obj', encodeObj],
  ['.3mf', encodeThreemf],
];

/** Different parts over ten shapes, in binary STL, ASCII STL, OBJ and 3MF. */
export function demoParts(): DemoPart[] {
  return Array.from({ length: partsCount }, (_, index) => {
    const [name, make] = shapes[index % shapes.length]!;
    const [suffix, encode] = encodings[index % encodings.length]!;
    const sizeMm = 24 + 3 * index;
    return {
      filename: `${name}-${sizeMm}${suffix}`,
      content: encode(make(sizeMm)),
      quantity: 1 + ((index * 5) % 12),
    };
  });
}
