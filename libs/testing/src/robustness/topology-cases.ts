import { encodeBinaryStl, encodeObj } from '../meshes/encode.js';
import { type IndexedMesh, invert, merge, translate } from '../meshes/indexed-mesh.js';
import { box, hollowBox, prism, torus } from '../meshes/shapes.js';
import { cube } from './cube.js';
import { type RobustnessCase, robustnessCase } from './robustness-case.js';

const stl = (name: string, mesh: IndexedMesh, expected: RobustnessCase['expected']): RobustnessCase =>
  robustnessCase('stl', name, encodeBinaryStl(mesh), expected);

const obj = (name: string, text: string, expected: RobustnessCase['expected']): RobustnessCase =>
  robustnessCase('obj', name, text, expected);

const notClosed = { reason: 'meshNotClosed' } as const;

function without(mesh: IndexedMesh, triangles: number): IndexedMesh {
  return { positions: mesh.positions, triangles: mesh.triangles.slice(3 * triangles) };
}

function withTriangles(mesh: IndexedMesh, ...corners: number[]): IndexedMesh {
  return { positions: mesh.positions, triangles: Uint32Array.from([...mesh.triangles, ...corners]) };
}

/** The mesh with its first triangle turned over. */
function turnFirst(mesh: IndexedMesh): IndexedMesh {
  const triangles = mesh.triangles.slice();
  triangles.subarray(0, 3).reverse();
  return { positions: mesh.positions, triangles };
}

/** A corner that looks into a large box: it fills little of it, so a box may lie in its box and out of it. */
const corner = prism(
  [
    [0, 0],
    [20, 0],
    [20, 2],
    [2, 2],
    [2, 20],
    [0, 20],
  ],
  20,
);

/** A band of quadrilaterals that is glued with a half turn. */
function moebius(): IndexedMesh {
  const n = 24;
  const positions = Float64Array.from({ length: n * 6 }, (_, k) => {
    const angle = (2 * Math.PI * Math.floor(k / 6)) / n;
    const side = k % 6 < 3 ? 4 : -4;
    const r = 20 + side * Math.cos(angle / 2);
    return [r * Math.cos(angle), r * Math.sin(angle), side * Math.sin(angle / 2)][k % 3] ?? 0;
  });
  const triangles = Array.from({ length: n }, (_, i) => {
    const [a, b] = [2 * i, 2 * i + 1];
    const [c, d] = i === n - 1 ? [1, 0] : [a + 2, b + 2];
    return [a, c, b, b, c, d];
  });
  return { positions, triangles: Uint32Array.from(triangles.flat()) };
}

export const topologyCases: RobustnessCase[] = [
  stl('without a triangle', without(cube, 1), notClosed),
  stl('without a side', without(cube, 2), notClosed),
  stl('of one triangle', without(cube, 11), notClosed),
  stl('with a triangle turned over', turnFirst(cube), notClosed),
  stl('with a triangle twice', withTriangles(cube, ...cube.triangles.slice(0, 3)), notClosed),
  stl('a band with a half turn', moebius(), notClosed),
  obj(
    'with a corner on another triangle’s side',
    `${encodeObj(without(cube, 1)).toString()}v 4 4 0\nf 1 9 3\nf 9 4 3\n`,
    notClosed,
  ),
  stl(
    'of two triangles, back to back',
    {
      positions: Float64Array.of(0, 0, 0, 9, 0, 0, 0, 9, 0),
      triangles: Uint32Array.of(0, 1, 2, 2, 1, 0),
    },
    { reason: 'belowMinimumSize' },
  ),
  stl(
    'of degenerate triangles only',
    { positions: cube.positions, triangles: Uint32Array.of(0, 0, 1, 2, 3, 3) },
    {
      code: 'noTriangles',
    },
  ),
  stl('with degenerate triangles', withTriangles(cube, 0, 0, 1, 2, 3, 3), {
    volumeMm3: 512,
    warnings: ['degenerateTriangles', 'likelyOtherUnit'],
  }),
  stl('with a leaf of two triangles on a side', withTriangles(cube, 0, 1, 7, 7, 1, 0), { volumeMm3: 512 }),
  stl('inside out', invert(box(20, 20, 20)), { volumeMm3: 8000, warnings: ['invertedShells'] }),
  stl('with a cavity', hollowBox(20, 20, 20, 2), { volumeMm3: 8000 - 4096 }),
  stl('inside out, with a cavity', invert(hollowBox(20, 20, 20, 2)), { volumeMm3: 8000 - 4096 }),
  stl('with a body in a cavity', merge(hollowBox(20, 20, 20, 2), translate(box(5, 5, 5), 7, 7, 7)), {
    volumeMm3: 8000 - 4096 + 125,
  }),
  stl('with a cavity that sticks out of its box', merge(box(20, 20, 20), invert(translate(cube, 15, 6, 6))), {
    volumeMm3: 8512,
    warnings: ['invertedShells', 'severalBodies', 'supportsNeeded', 'overlappingBodies'],
  }),
  stl(
    'with a cavity in the body’s box, larger than the body',
    merge(corner, invert(translate(box(18, 18, 18), 1, 1, 1))),
    {
      volumeMm3: 76 * 20 + 18 ** 3,
      warnings: ['invertedShells', 'severalBodies', 'supportsNeeded', 'overlappingBodies'],
    },
  ),
  stl(
    'with cavities that are larger than the body together',
    merge(box(20, 20, 20), ...[1, 2, 3].map((at) => invert(translate(box(16, 16, 16), at, at, at)))),
    { volumeMm3: 8000 - 4096 + 2 * 4096 },
  ),
  stl('two cubes that share an edge', merge(cube, translate(cube, 8, 8, 0)), {
    volumeMm3: 1024,
    warnings: ['sharedEdges'],
  }),
  stl('two cubes that share a corner', merge(cube, translate(cube, 8, 8, 8)), { volumeMm3: 1024 }),
  stl('two cubes that share a side', merge(cube, translate(cube, 8, 0, 0)), { volumeMm3: 1024 }),
  stl('one cube twice', merge(cube, cube), { volumeMm3: 1024 }),
  stl('a cube and its opposite', merge(cube, invert(cube)), { reason: 'belowMinimumSize' }),
  stl('overlapping boxes', merge(box(20, 20, 20), translate(box(20, 20, 20), 10, 0, 0)), {
    volumeMm3: 16_000,
    warnings: ['severalBodies', 'overlappingBodies'],
  }),
  stl('a ring through itself', torus(8, 9), {
    // By Pappus, of a polygon of 32 corners about an axis in 64 steps.
    volumeMm3: 64 * Math.sin(Math.PI / 32) * 8 * 16 * 81 * Math.sin(Math.PI / 16),
  }),
  stl(
    'a thousand bodies',
    merge(
      ...Array.from({ length: 1000 }, (_, i) =>
        translate(box(2, 2, 2), 4 * (i % 32), 4 * Math.floor(i / 32), 0),
      ),
    ),
    { volumeMm3: 8000 },
  ),
];
