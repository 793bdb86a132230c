import { describe, expect, it } from '@jest/globals';
import { encodeAsciiStl, encodeBinaryStl, encodeObj } from '@testing/meshes/encode.js';
import {
  type IndexedMesh,
  invert,
  merge,
  roundToFloat32,
  scale,
  translate,
} from '@testing/meshes/indexed-mesh.js';
import {
  box,
  cone,
  cylinder,
  gear,
  hollowBox,
  plateWithHoles,
  prism,
  sphere,
  table,
  torus,
  tube,
} from '@testing/meshes/shapes.js';
import { MeshKernel } from './kernel.js';
import { loadMeshKernel } from './load-kernel.js';
import type { KernelResult } from './kernel-result.js';
import { measureReference, readObjReference, readStlReference, type ReferenceResult } from './reference.js';

const module = loadMeshKernel();

function measureStl(file: Uint8Array): KernelResult {
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(file.length).set(file);
  return kernel.measureStl();
}

function measureObj(file: Uint8Array): KernelResult {
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(file.length).set(file);
  return kernel.measureObj();
}

function measure(mesh: IndexedMesh): KernelResult {
  return measureObj(encodeObj(mesh));
}

function expectLike(result: KernelResult, reference: ReferenceResult): void {
  const { volumeMm3, surfaceAreaMm2, overhangAreaMm2, ...exact } = reference;
  expect(result).toMatchObject(exact);
  const scale = Math.max(1e-12, surfaceAreaMm2);
  expect(Math.abs(result.volumeMm3 - volumeMm3)).toBeLessThan(1e-9 * scale ** 1.5);
  expect(Math.abs(result.surfaceAreaMm2 - surfaceAreaMm2)).toBeLessThan(1e-9 * scale);
  expect(Math.abs(result.overhangAreaMm2 - overhangAreaMm2)).toBeLessThan(1e-9 * scale);
}

const twoCubesAtAnEdge = merge(box(10, 10, 10), translate(box(10, 10, 10), 10, 10, 0));
const openBox: IndexedMesh = {
  positions: box(10, 10, 10).positions,
  triangles: box(10, 10, 10).triangles.slice(3),
};

/** Shapes by what they try, with the volume and area that geometry gives. */
const shapes: [name: string, mesh: IndexedMesh][] = [
  ['box', box(20, 30, 40)],
  ['sphere', sphere(10)],
  ['torus', torus(20, 5)],
  ['cone', cone(10, 20)],
  ['cone on its tip', translate(cone(10, -20), 0, 0, 20)],
  ['cylinder', cylinder(8, 25)],
  ['tube', tube(10, 8, 12)],
  ['gear', gear(18, 20, 3, 6)],
  ['plate with holes', plateWithHoles(4, 5, 3)],
  ['table', table(40, 20, 5, 3)],
  ['hollow box', hollowBox(20, 20, 20, 2)],
  ['hollow box inside out', invert(hollowBox(20, 20, 20, 2))],
  ['box inside out', invert(box(10, 10, 10))],
  ['solid inside a cavity', merge(hollowBox(20, 20, 20, 2), translate(box(5, 5, 5), 7, 7, 7))],
  [
    'inverted solid inside a cavity',
    merge(hollowBox(20, 20, 20, 2), invert(translate(box(5, 5, 5), 7, 7, 7))),
  ],
  [
    'three apart, one inside out',
    merge(sphere(5), translate(invert(sphere(5)), 20, 0, 0), translate(box(2, 2, 2), 0, 20, 0)),
  ],
  ['overlapping boxes', merge(box(10, 10, 10), translate(box(10, 10, 10), 5, 5, 5))],
  ['two cubes that share an edge', twoCubesAtAnEdge],
  ['box without a triangle', openBox],
  ['far from the origin', translate(torus(20, 5), 1e5, -1e5, 1e5)],
  ['tiny', scale(torus(20, 5), 1e-3)],
  ['flat', { positions: box(10, 10, 0).positions, triangles: box(10, 10, 0).triangles }],
];

describe('MeshKernel agrees with the reference', () => {
  it.each(shapes)('on a %s, as OBJ', (_, mesh) => {
    const file = encodeObj(mesh);
    expectLike(measureObj(file), measureReference([readObjReference(file)]));
  });

  it.each(shapes)('on a %s, as binary STL', (_, mesh) => {
    const file = encodeBinaryStl(mesh);
    expectLike(measureStl(file), measureReference([readStlReference(file)]));
  });

  it.each(shapes)('on a %s, as ASCII STL', (_, mesh) => {
    const file = encodeAsciiStl(mesh);
    expectLike(measureStl(file), measureReference([readStlReference(file)]));
  });
});

function fault(code: string): Error {
  return expect.objectContaining({ code }) as unknown as Error;
}

describe('found by the fuzzer', () => {
  it('a speck that welding makes disappear is no part', () => {
    const corners = Float64Array.of(0, 0, 0, 5e-5, 0, 0, 0, 5e-5, 0);
    const speck = encodeBinaryStl({ positions: corners, triangles: Uint32Array.of(0, 1, 2) });
    expect(() => measureStl(speck)).toThrow(fault('noTriangles'));
  });

  it('a box inside out is flipped, however far the corners of degenerate triangles lie', () => {
    const { positions, triangles } = invert(box(8, 8, 8));
    const far = positions.length / 3;
    const mesh = {
      positions: Float64Array.of(...positions, 1e9, 1e9, 1e9),
      triangles: Uint32Array.of(far, far, far, ...triangles),
    };
    expect(measureStl(encodeBinaryStl(mesh))).toMatchObject({
      volumeMm3: 512,
      flippedShells: 1,
      cavityShells: 0,
    });
  });
});

describe('MeshKernel gives what geometry gives', () => {
  it('of a box: exactly', () => {
    expect(measure(translate(box(20, 30, 40), 5, 6, 7))).toEqual({
      format: 'obj',
      unit: 'millimeter',
      triangles: 12,
      degenerateTriangles: 0,
      shells: 1,
      flippedShells: 0,
      cavityShells: 0,
      volumeMm3: 24000,
      surfaceAreaMm2: 5200,
      overhangAreaMm2: 0,
      minMm: { x: 5, y: 6, z: 7 },
      maxMm: { x: 25, y: 36, z: 47 },
      isClosed: true,
      openEdgeCount: 0,
      openEdges: [],
      nonManifoldEdges: 0,
      layerCount: 200,
      fitsBuildVolume: true,
    });
  });

  it('of a sphere and a torus: from below, closer with more facets', () => {
    const sphereVolume = (4 / 3) * Math.PI * 1000;
    const errors = [24, 48, 96].map((n) => 1 - measure(sphere(10, n, n / 2)).volumeMm3 / sphereVolume);
    expect(errors.every((error) => error > 0)).toBe(true);
    expect((errors[0] ?? 0) / (errors[1] ?? 0)).toBeCloseTo(4, 1);
    expect((errors[1] ?? 0) / (errors[2] ?? 0)).toBeCloseTo(4, 1);
    expect(measure(torus(20, 5, 400, 200)).volumeMm3 / (2 * Math.PI ** 2 * 20 * 25)).toBeCloseTo(1, 3);
  });

  it('of a cone of n facets: exactly', () => {
    const result = measure(cone(10, 20, 48));
    const base = 0.5 * 48 * 100 * Math.sin((2 * Math.PI) / 48);
    expect(result.volumeMm3).toBeCloseTo((base * 20) / 3, 9);
  });

  it('of cavities, flipped shells and bodies in cavities', () => {
    const hollow = 8000 - 16 ** 3;
    expect(measure(hollowBox(20, 20, 20, 2))).toMatchObject({ shells: 2, cavityShells: 1, flippedShells: 0 });
    expect(measure(hollowBox(20, 20, 20, 2)).volumeMm3).toBeCloseTo(hollow, 9);
    expect(measure(invert(hollowBox(20, 20, 20, 2)))).toMatchObject({ cavityShells: 1, flippedShells: 2 });
    expect(measure(invert(hollowBox(20, 20, 20, 2))).volumeMm3).toBeCloseTo(hollow, 9);
    const island = invert(translate(box(5, 5, 5), 7, 7, 7));
    const nested = measure(merge(hollowBox(20, 20, 20, 2), island));
    expect(nested).toMatchObject({ shells: 3, cavityShells: 1, flippedShells: 1 });
    expect(nested.volumeMm3).toBeCloseTo(hollow + 125, 9);
  });

  it('of overhangs: the underside of a table, not its feet, and neither 45° nor a steeper wall', () => {
    expect(measure(table(40, 20, 5, 3)).overhangAreaMm2).toBeCloseTo(40 * 40 - 4 * 25, 9);
    const funnel = (height: number): number =>
      measure(translate(cone(10, -height), 0, 0, height)).overhangAreaMm2;
    expect(funnel(10.1)).toBe(0);
    expect(funnel(9.8)).toBeGreaterThan(400);
  });

  it('of layers: a last layer of rounding only does not count', () => {
    const layers = (height: number): number => measure(box(10, 10, height)).layerCount;
    expect([0.2, 0.2001, 0.21, 10, 10.0001, 10.1].map(layers)).toEqual([1, 1, 2, 50, 50, 51]);
  });

  it('of the build volume: 256 mm fit, with a hundredth for rounding', () => {
    const fits = (side: number): boolean => measure(box(10, side, 10)).fitsBuildVolume;
    expect([256, 256.009, 256.02].map(fits)).toEqual([true, true, false]);
  });
});

describe('MeshKernel judges closedness', () => {
  it('allows an edge of four faces, and counts it', () => {
    expect(measure(twoCubesAtAnEdge)).toMatchObject({ isClosed: true, nonManifoldEdges: 1, volumeMm3: 2000 });
  });

  it('names the edges around a missing triangle', () => {
    const result = measure(openBox);
    expect(result).toMatchObject({ isClosed: false, openEdgeCount: 3 });
    expect(result.openEdges).toHaveLength(3);
    expect(result.openEdges[0]).toEqual({ from: { x: 0, y: 0, z: 0 }, to: { x: 10, y: 10, z: 0 } });
  });

  it('lists eight open edges and counts all', () => {
    const soup = merge(...Array.from({ length: 5 }, (_, i) => translate(openBox, 20 * i, 0, 0)));
    expect(measure(soup).openEdgeCount).toBe(15);
    expect(measure(soup).openEdges).toHaveLength(8);
  });

  it('does not take two faces of one direction for a match', () => {
    const cube = box(10, 10, 10);
    const triangles = cube.triangles.slice();
    triangles.subarray(0, 3).reverse();
    expect(measure({ positions: cube.positions, triangles })).toMatchObject({
      isClosed: false,
      openEdgeCount: 3,
    });
  });

  it('joins corners that differ by rounding, up to a tenth of a micrometre', () => {
    const jitter = (size: number): KernelResult => {
      const mesh = box(10, 10, 10);
      const soup = new Float64Array(mesh.triangles.length * 3);
      mesh.triangles.forEach((v, i) => {
        for (let k = 0; k < 3; k++) soup[i * 3 + k] = (mesh.positions[v * 3 + k] ?? 0) + (i % 2) * size;
      });
      return measure({ positions: soup, triangles: mesh.triangles.map((_, i) => i) });
    };
    expect(jitter(5e-5)).toMatchObject({ isClosed: true, shells: 1 });
    expect(jitter(5e-4).isClosed).toBe(false);
  });

  it('treats −0 and 0 as one place', () => {
    const text = 'v 0 0 0\nv -0 0 -0.0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 4 3\nf 2 3 5\nf 2 5 4\nf 3 4 5\n';
    expect(measureObj(Buffer.from(text))).toMatchObject({ isClosed: true, shells: 1 });
  });

  it('drops triangles with two corners in one place, and keeps the rest closed', () => {
    const cube = box(10, 10, 10);
    const triangles = Uint32Array.from([...cube.triangles, 0, 0, 1, 2, 3, 3]);
    const result = measure({ positions: cube.positions, triangles });
    expect(result).toMatchObject({ isClosed: true, triangles: 14, degenerateTriangles: 2, volumeMm3: 1000 });
  });

  it('sorts a vertex of very many faces in good time', () => {
    const result = measure(
      prism(
        Array.from({ length: 60_000 }, (_, i) => {
          const angle = (2 * Math.PI * i) / 60_000;
          return [100 * Math.cos(angle), 100 * Math.sin(angle)] as const;
        }),
        1,
      ),
    );
    expect(result).toMatchObject({ isClosed: true, triangles: 240_000, shells: 1 });
  });
});

describe('MeshKernel keeps numbers exact', () => {
  it('far from the origin', () => {
    const near = measureStl(encodeBinaryStl(box(16, 16, 16)));
    const far = measureStl(encodeBinaryStl(translate(box(16, 16, 16), 131072, -131072, 131072)));
    expect(far.volumeMm3).toBe(near.volumeMm3);
    expect(far.surfaceAreaMm2).toBe(near.surfaceAreaMm2);
  });

  it('whatever the hash seed', () => {
    const file = encodeBinaryStl(roundToFloat32(torus(20, 5)));
    const results = [0n, 1n, 0xffff_ffff_ffff_ffffn].map((hashSeed) => {
      const kernel = MeshKernel.instantiate(module, { hashSeed });
      kernel.fileBuffer(file.length).set(file);
      return kernel.measureStl();
    });
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });
});

describe('MeshKernel ends cleanly', () => {
  it('with outOfMemory when its ceiling is too low for the file', () => {
    const kernel = MeshKernel.instantiate(module, { maxMemoryBytes: 1024 ** 2 });
    expect(() => kernel.fileBuffer(2 * 1024 ** 2)).toThrow(expect.objectContaining({ code: 'outOfMemory' }));
  });

  it('with outOfMemory at whatever step the ceiling is met', () => {
    const file = encodeBinaryStl(torus(20, 5, 200, 100));
    const seen = new Set<string>();
    for (let kibibytes = 64; kibibytes <= 16_384; kibibytes += 64) {
      const kernel = MeshKernel.instantiate(module, { maxMemoryBytes: kibibytes * 1024 });
      try {
        kernel.fileBuffer(file.length).set(file);
        kernel.measureStl();
        seen.add('measured');
      } catch (error) {
        seen.add((error as { code: string }).code);
      }
    }
    expect([...seen]).toEqual(['outOfMemory', 'measured']);
  });
});
