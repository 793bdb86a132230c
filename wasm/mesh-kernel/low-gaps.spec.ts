import { describe, expect, it } from '@jest/globals';
import { estimatePrint } from '@shared/domain/estimate/print-estimate.js';
import { merge, translate } from '@testing/meshes/indexed-mesh.js';
import { measurePrint } from '@testing/meshes/measure-print.js';
import { box } from '@testing/meshes/shapes.js';
import { MeshKernel } from './kernel.js';
import { loadMeshKernel } from './load-kernel.js';
import type { PrintMeasures } from './layer-measures.js';

const { power } = MeshKernel.instantiate(loadMeshKernel());

/** Ten shelves of 32 × 32 mm on a wall at one side, with gaps between them. */
function shelves(gapMm: number): PrintMeasures {
  const pitchMm = 1 + gapMm;
  const plates = Array.from({ length: 10 }, (_, i) => translate(box(32, 32, 1), 0, 0, i * pitchMm));
  return measurePrint(merge(box(4, 32, 9 * pitchMm + 1), ...plates));
}

describe('the supports in low gaps', () => {
  // PrusaSlicer lays none in gaps of 0.3, 0.5 and 0.8 mm.
  it.each([0.3, 0.5, 0.8])('are none in gaps of %s mm', (gapMm) => {
    const { supportVolumeMm3, contactLayers, contactOnPartLayers } = shelves(gapMm).supports;
    expect(supportVolumeMm3).toBe(0);
    expect([...contactLayers, ...contactOnPartLayers].every((mm2) => mm2 === 0)).toBe(true);
  });

  it('touch more of the part as gaps grow, until all dense layers fit', () => {
    const shares = [1.2, 1.6, 2.4, 5].map(
      (gapMm) => shelves(gapMm).supports.contactLayers.reduce((sum, mm2) => sum + mm2) / (9 * 28 * 32),
    );
    // A gap of shelves on a wall: the strip along their free sides, 8.9 of 32 mm wide, less what is bridged.
    expect(shares.map((share) => Number(share.toFixed(3)))).toEqual([0.075, 0.138, 0.248, 0.248]);
  });

  it.each([0.3, 0.5, 0.8, 1, 1.2, 1.6, 2, 3, 5, 10])(
    'take no more plastic than there is room: %s mm',
    (gapMm) => {
      const measures = shelves(gapMm);
      expect(estimatePrint(measures, power).supportMm3).toBeLessThanOrEqual(
        measures.supports.supportVolumeMm3,
      );
    },
  );
});
