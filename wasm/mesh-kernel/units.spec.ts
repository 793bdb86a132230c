import { describe, expect, it } from '@jest/globals';
import { encodeAsciiStl, encodeBinaryStl, encodeObj } from '@testing/meshes/encode.js';
import { scale } from '@testing/meshes/indexed-mesh.js';
import { box, plateWithHoles } from '@testing/meshes/shapes.js';
import { MeshKernel } from './kernel.js';
import type { KernelResult } from './kernel-result.js';
import { loadMeshKernel } from './load-kernel.js';
import { MeshReadError } from './mesh-read-error.js';

const module = loadMeshKernel();

function measure(format: 'stl' | 'obj', file: Uint8Array, unitMm?: number) {
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(file.length).set(file);
  const result = format === 'stl' ? kernel.measureStl(unitMm) : kernel.measureObj(unitMm);
  return { result, print: kernel.measurePrint(), surfaces: kernel.surfaces() };
}

const exact = ({
  triangles,
  shells,
  isClosed,
  openEdgeCount,
  layerCount,
  fitsBuildVolume,
}: KernelResult) => ({
  ...{ triangles, shells, isClosed, openEdgeCount, layerCount, fitsBuildVolume },
});

describe('A file whose numbers are in another unit', () => {
  it.each([
    ['inch', 25.4],
    ['centimeter', 10],
    ['meter', 1000],
  ])('in %s is measured as the same part in millimetres', (name, unitMm) => {
    const small = scale(plateWithHoles(4, 5, 3), 1 / unitMm);
    const inUnit = measure('obj', encodeObj(small), unitMm);
    const inMm = measure('obj', encodeObj(plateWithHoles(4, 5, 3)));
    expect(inUnit.result.unit).toBe(name);
    expect(exact(inUnit.result)).toEqual(exact(inMm.result));
    expect(inUnit.result.volumeMm3 / inMm.result.volumeMm3).toBeCloseTo(1, 9);
    expect(inUnit.result.surfaceAreaMm2 / inMm.result.surfaceAreaMm2).toBeCloseTo(1, 9);
    expect(inUnit.result.maxMm.x).toBeCloseTo(inMm.result.maxMm.x, 9);
    expect(inUnit.print?.layers.areaMm2.length).toBe(inMm.print?.layers.areaMm2.length);
    expect(inUnit.surfaces[0]!.positionsMm[0]).toBeCloseTo(inMm.surfaces[0]!.positionsMm[0]!, 9);
  });

  it.each([
    ['binary STL', encodeBinaryStl(box(2, 1, 0.5))],
    ['text STL', encodeAsciiStl(box(2, 1, 0.5))],
  ])('is scaled in %s', (_said, file) => {
    const { result } = measure('stl', file, 25.4);
    expect(result.volumeMm3).toBeCloseTo(25.4 ** 3, 6);
    expect([result.maxMm.x - result.minMm.x, result.layerCount]).toEqual([50.8, 64]);
  });

  it('names open edges where they are in millimetres', () => {
    const open = { ...box(1, 1, 1), triangles: box(1, 1, 1).triangles.slice(3) };
    const { result } = measure('stl', encodeBinaryStl(open), 10);
    const ends = result.openEdges.flatMap(({ from, to }) => [from.x, from.y, from.z, to.x, to.y, to.z]);
    expect([result.isClosed, Math.max(...ends)]).toEqual([false, 10]);
  });

  it('is refused where that leaves the range of places', () => {
    const far = encodeObj(scale(box(1, 1, 1), 2e6));
    expect(measure('obj', far).result.isClosed).toBe(true);
    expect(() => measure('obj', far, 1000)).toThrow(new MeshReadError('coordinateOutOfRange', 0));
  });

  it('is in millimetres unless said otherwise, to the last bit', () => {
    const file = encodeBinaryStl(plateWithHoles(4, 5, 3));
    expect(measure('stl', file, 1)).toEqual(measure('stl', file));
  });
});
