import { describe, expect, it } from '@jest/globals';
import { type IndexedMesh, merge, translate } from '@testing/meshes/indexed-mesh.js';
import { measurePrint } from '@testing/meshes/measure-print.js';
import { box } from '@testing/meshes/shapes.js';

/** Hair-thin bars along x over a strip on the bed, each just where a row of columns looks: so many to 2.317 mm. */
function bars(
  perCell: number,
  rows: number,
  levels: number,
  pitchMm: number,
  lengthMm: number,
): IndexedMesh[] {
  const columnMm = 2.317 / perCell;
  const strip = translate(box(lengthMm, 0.02, 0.3), 0, (rows / 2) * columnMm - 0.01, 0);
  const rowsOfBars = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: levels }, (_, level) =>
      translate(box(lengthMm, 0.01, 0.06), 0, (row + 0.5) * columnMm - 0.005, 1 + level * pitchMm),
    ),
  );
  return [strip, ...rowsOfBars.flat()];
}

describe('the columns of a part', () => {
  it.each([
    ['more than 4,096 crossings in a column', 6, 2, 2100, 0.12, 10],
    ['more crossings than a grid keeps', 4, 6, 440, 0.36, 250],
  ])('hold %s, and no order of the file matters', (_, perCell, rows, levels, pitchMm, lengthMm) => {
    const parts = bars(perCell, rows, levels, pitchMm, lengthMm);
    const upwards = measurePrint(merge(...parts));
    const downwards = measurePrint(merge(...[...parts].reverse()));
    expect(Math.max(...upwards.supports.contactLayers)).toBeGreaterThan(0);
    expect(downwards.supports).toEqual(upwards.supports);
    expect(downwards.thinWallAreaMm2).toBe(upwards.thinWallAreaMm2);
  });

  it('are laid at half the density when they cross the surface more than two million times', () => {
    const few = measurePrint(merge(...bars(5, 6, 280, 0.36, 250))).supports;
    const many = measurePrint(merge(...bars(4, 6, 440, 0.36, 250))).supports;
    expect(few.columnMm).toBeCloseTo(2.317 / 5, 9);
    expect(many.columnMm).toBeCloseTo((2 * 2.317) / 4, 9);
    expect(Math.max(...many.contactLayers)).toBeGreaterThan(0);
  });
});
