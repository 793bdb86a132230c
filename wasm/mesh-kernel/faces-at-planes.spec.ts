import { describe, expect, it } from '@jest/globals';
import { estimatePrint, type PrintEstimate } from '@shared/domain/estimate/print-estimate.js';
import { encodeBinaryStl, encodeObj } from '@testing/meshes/encode.js';
import { type IndexedMesh, merge, translate } from '@testing/meshes/indexed-mesh.js';
import { box } from '@testing/meshes/shapes.js';
import { MeshKernel } from './kernel.js';
import { loadMeshKernel } from './load-kernel.js';

const module = loadMeshKernel();

function estimate(format: 'stl' | 'obj', file: Uint8Array): PrintEstimate {
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(file.length).set(file);
  if (format === 'stl') kernel.measureStl();
  else kernel.measureObj();
  return estimatePrint(kernel.measurePrint()!, kernel.power);
}

/** The part as STL and OBJ, wherever its lowest point lies: f32 are rounded otherwise at each height. */
function estimates(mesh: IndexedMesh): PrintEstimate[] {
  return [0, 10, -7.3, 100, 1000].flatMap((z) => {
    const placed = translate(mesh, 0, 0, z);
    return [estimate('stl', encodeBinaryStl(placed)), estimate('obj', encodeObj(placed))];
  });
}

/** Faces in the middles of layers, where planes cut: their layer counts whole or not at all, for every figure alike. */
describe('a face in the middle of a layer', () => {
  it.each([0.5, 0.7, 1.3, 1.9, 2.1, 4.9, 12.7])(
    'costs the same in STL and OBJ and at any height: the top of a plate, %s mm',
    (top) => {
      const all = estimates(box(60, 60, top));
      const exact = estimates(box(60, 60, top + 0.001))[1]!;
      for (const one of all) {
        expect(one.extrudedMm3 / exact.extrudedMm3).toBeCloseTo(1, 3);
        expect(one.secondsBySpeedClass.rigid / exact.secondsBySpeedClass.rigid).toBeCloseTo(1, 3);
      }
    },
  );

  it('costs the same where it carries a wall, and where it needs support', () => {
    const steps = merge(
      box(40, 40, 4.3),
      translate(box(10, 40, 8.4), 0, 0, 4.3),
      translate(box(40, 40, 1.2), 0, 0, 12.7),
    );
    const [first, ...others] = estimates(steps);
    expect(first!.supportMm3).toBeGreaterThan(0);
    for (const other of others) {
      for (const figure of ['extrudedMm3', 'supportMm3'] as const) {
        expect(other[figure] / first![figure]).toBeCloseTo(1, 3);
      }
    }
  });
});
