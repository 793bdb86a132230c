import { describe, expect, it } from '@jest/globals';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import type { IndexedMesh } from '@testing/meshes/indexed-mesh.js';
import { boxSides, readBinaryStl } from './binary-stl.js';
import { partVariants } from './part-variants.js';

/** The volume, by the tetrahedra over the origin. */
function volumeMm3({ positions, triangles }: IndexedMesh): number {
  let sum = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) =>
      positions.subarray((triangles[i + k] ?? 0) * 3, (triangles[i + k] ?? 0) * 3 + 3),
    );
    const [ax = 0, ay = 0, az = 0] = a ?? [];
    const [bx = 0, by = 0, bz = 0] = b ?? [];
    const [cx = 0, cy = 0, cz = 0] = c ?? [];
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum / 6;
}

describe('readBinaryStl', () => {
  it('reads back what was written', () => {
    const read = readBinaryStl(encodeBinaryStl(box(1, 2, 3)));
    expect(read.triangles).toHaveLength(36);
    expect(boxSides(read)).toEqual([1, 2, 3]);
    expect(volumeMm3(read)).toBeCloseTo(6, 9);
  });
});

describe('partVariants', () => {
  const mesh = box(10, 20, 30);
  const sides: Record<string, number[]> = {
    x90: [10, 30, 20],
    x180: [10, 20, 30],
    's0.6': [6, 12, 18],
    's1.7': [17, 34, 51],
    y90: [30, 20, 10],
  };

  it.each(partVariants.filter(({ tag }) => sides[tag]))('$tag of a box of 10 × 20 × 30', ({ tag, of }) => {
    expect(boxSides(of(mesh)).map((side) => Number(side.toFixed(9)))).toEqual(sides[tag]);
  });

  it.each(partVariants.filter(({ tag }) => !tag.startsWith('s')))(
    '$tag turns, and does not mirror',
    ({ of }) => {
      expect(volumeMm3(of(mesh))).toBeCloseTo(volumeMm3(mesh), 6);
    },
  );
});
