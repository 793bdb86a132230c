import { describe, expect, it } from '@jest/globals';
import { encodeBinaryStl } from '../../tools/meshes/encode.js';
import { type IndexedMesh, merge, translate } from '../../tools/meshes/indexed-mesh.js';
import { box } from '../../tools/meshes/shapes.js';
import { MeshKernel, loadMeshKernel } from './kernel.js';
import type { PrintMeasures } from './layer-measures.js';

const module = loadMeshKernel();

function print(mesh: IndexedMesh): PrintMeasures {
  const file = encodeBinaryStl(mesh);
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(file.length).set(file);
  kernel.measureStl();
  const measures = kernel.measurePrint();
  if (!measures) throw new Error('Nothing to print.');
  return measures;
}

/** Hair-thin bars along x over a strip on the bed, each just where a row of columns looks. */
function bars(rows: number, levels: number, pitchMm: number, lengthMm: number): IndexedMesh[] {
  const strip = box(lengthMm, 0.02, 0.3);
  const rowsOfBars = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: levels }, (_, level) =>
      translate(box(lengthMm, 0.01, 0.06), 0, 0.495 + row, 1 + level * pitchMm),
    ),
  );
  return [strip, ...rowsOfBars.flat()];
}

describe('the columns of a part', () => {
  it.each([
    ['more than 4,096 crossings in a column', 2, 2100, 0.12, 10],
    ['more crossings than a grid keeps', 6, 700, 0.36, 250],
  ])('hold %s, and no order of the file matters', (_, rows, levels, pitchMm, lengthMm) => {
    const parts = bars(rows, levels, pitchMm, lengthMm);
    const upwards = print(merge(...parts));
    const downwards = print(merge(...[...parts].reverse()));
    expect(downwards.supports).toEqual(upwards.supports);
    expect(downwards.thinWallAreaMm2).toBe(upwards.thinWallAreaMm2);
  });

  it('are laid at half the density when they cross the surface more than two million times', () => {
    const few = print(merge(...bars(6, 660, 0.36, 250))).supports;
    const many = print(merge(...bars(6, 700, 0.36, 250))).supports;
    expect([few.columnMm, many.columnMm]).toEqual([1, 2]);
    expect(many.contactAreaMm2).toBeGreaterThan(0);
  });
});
