import { describe, expect, it } from '@jest/globals';
import { estimatePrint } from '@shared/domain/estimate/print-estimate.js';
import { type IndexedMesh, merge, place, type Placing, translate } from '@testing/meshes/indexed-mesh.js';
import { measurePrint } from '@testing/meshes/measure-print.js';
import { box } from '@testing/meshes/shapes.js';
import { MeshKernel } from './kernel.js';
import { loadMeshKernel } from './load-kernel.js';

const { power } = MeshKernel.instantiate(loadMeshKernel());

/** A post with an arm at its top, and a wall of 0.4 mm on the arm. */
const hook = merge(
  box(5, 8.3, 30),
  translate(box(11.3, 8.3, 3), 0, 0, 27),
  translate(box(0.4, 8.3, 10), 8.2, 0, 30),
);

const turns: Record<string, Placing> = {
  'by a half': [-1, 0, 0, 0, -1, 0, 0, 0, 1, 0, 0, 0],
  'by a half, and moved': [-1, 0, 0, 0, -1, 0, 0, 0, 1, 3.7, -1.3, 0],
};

function figures(mesh: IndexedMesh): Record<string, number> {
  const measures = measurePrint(mesh);
  const { extrudedMm3, supportMm3, secondsBySpeedClass } = estimatePrint(measures, power);
  const { supportVolumeMm3 } = measures.supports;
  const { thinWallAreaMm2 = NaN } = measures;
  return { extrudedMm3, supportMm3, seconds: secondsBySpeedClass.rigid, supportVolumeMm3, thinWallAreaMm2 };
}

describe('a part that is turned on the bed', () => {
  it.each(Object.entries(turns))('costs the same: %s', (_, turn) => {
    const [asItIs, turned] = [figures(hook), figures(place(hook, turn))];
    expect(asItIs['supportMm3']).toBeGreaterThan(50);
    expect(asItIs['thinWallAreaMm2']).toBeGreaterThan(50);
    for (const [name, figure] of Object.entries(asItIs)) {
      expect([name, Number((turned[name]! / figure).toFixed(3))]).toEqual([name, 1]);
    }
  });
});
