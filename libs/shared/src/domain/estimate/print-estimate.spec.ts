import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { polymers } from '../contract/enums.js';
import { boxFigures, boxMeasures } from '@testing/fixtures/box-figures.js';
import { nearFacesOf, plasticOfLayers } from './layer-plastic.js';
import { printConstants } from './print-constants.js';
import { estimatePrint, gramsOf } from './print-estimate.js';
import type { PrintMeasures } from './print-measures.js';
import { saturate, saturateGently } from './saturation.js';
import { speedClassOf } from './speed-class.js';
import { supportsOfLayers } from './support-plastic.js';

/** Boxes that PrusaSlicer 2.5 sliced with the profile we print with. */
const slicedBoxes = [
  ['a cube of 20 mm', [20, 20, 20], 2916.2, 0.2494],
  ['a box of 10 × 20 × 30 mm', [10, 20, 30], 2528, 0.3536],
  ['a cube of two inches', [50.8, 50.8, 50.8], 30_992.9, 1.5494],
  ['a cube of 100 mm', [100, 100, 100], 190_929.6, 10.0825],
] as const;

describe('estimatePrint', () => {
  it.each(slicedBoxes)(
    '%s: plastic within 5 %%, time within 15 %% of the slicer',
    (_, [x, y, z], mm3, hours) => {
      const { extrudedMm3, secondsBySpeedClass } = estimatePrint(boxMeasures(x, y, z), Math.pow);
      expect(Math.abs(extrudedMm3 / mm3 - 1)).toBeLessThan(0.05);
      expect(Math.abs(secondsBySpeedClass.rigid / 3600 / hours - 1)).toBeLessThan(0.15);
    },
  );

  /** Supports of 100 mm² from the bed to a flat face below layer 50, and on a face that layer 10 lies on. */
  const supportsBelow50 = {
    footMm2: 150,
    supportLayers: Array.from({ length: 60 }, (_, layer) => (layer < 45 ? 100 : 0)),
    supportBorderMm: Array.from({ length: 60 }, (_, layer) => (layer < 45 ? 40 : 0)),
    contactLayers: Array.from({ length: 60 }, (_, layer) => (layer === 50 ? 100 : 0)),
    contactOnPartLayers: Array.from({ length: 60 }, (_, layer) => (layer === 10 ? 50 : 0)),
  };

  it('adds supports: what they take as they rise, where they touch, and where they stand on the part', () => {
    const { layers } = boxMeasures(20, 20, 20);
    const alone = estimatePrint(boxMeasures(20, 20, 20), Math.pow);
    const { extrudedMm3, supportMm3, secondsBySpeedClass } = estimatePrint(
      { layers, supports: supportsBelow50 },
      Math.pow,
    );
    expect(extrudedMm3).toBeCloseTo(alone.extrudedMm3 + supportMm3, 9);
    expect(alone.supportMm3).toBe(0);
    // At least what their lines take at 120 mm/s.
    const supportLayers = supportsOfLayers(supportsBelow50, layers.layerHeightMm, printConstants);
    const lineMm = supportLayers.reduce((sum, support) => sum + support.lineMm + support.denseMm, 0);
    // Lines of 0.36 mm, 0.2 to 0.3 mm high, with round sides.
    expect(supportMm3 / lineMm).toBeGreaterThan(0.063);
    expect(supportMm3 / lineMm).toBeLessThan(0.089);
    expect(lineMm).toBeGreaterThan(2500);
    expect(secondsBySpeedClass.rigid).toBeGreaterThan(alone.secondsBySpeedClass.rigid + lineMm / 120);
  });

  it('lays supports in layers of up to 0.3 mm between where they begin and end, dense at both ends', () => {
    const supports = supportsOfLayers(supportsBelow50, 0.2, printConstants);
    const lines = (from: number, end: number): number =>
      supports.slice(from, end).filter(({ lineMm, denseMm }) => lineMm + denseMm > 0).length;
    // From the foot to 2.6 mm, 0.6 mm above the face at 2 mm: eight of 0.3 mm. From there to 9.8 mm: 24, three of them above 9 mm.
    expect(lines(1, 13)).toBe(8);
    expect(lines(13, 45)).toBe(21);
    expect(lines(45, 60)).toBe(2);
    const dense = supports.flatMap(({ denseMm }, layer) => (denseMm > 0 ? [layer] : []));
    expect(dense).toEqual([12, 14, 47, 48]);
    const { supportPerMm, supportBorder, contactPerMm, onPartPerMm } = printConstants;
    expect(supports[20]?.lineMm).toBe(100 * supportPerMm + 40 * supportBorder);
    expect((supports[12]?.denseMm ?? 0) + (supports[14]?.denseMm ?? 0)).toBeCloseTo(50 * onPartPerMm, 9);
    expect((supports[47]?.denseMm ?? 0) + (supports[48]?.denseMm ?? 0)).toBeCloseTo(100 * contactPerMm, 9);
  });

  it('cannot push flexible polymers faster than 4 mm³/s', () => {
    const { extrudedMm3, secondsBySpeedClass } = estimatePrint(boxMeasures(100, 100, 20), Math.pow);
    expect(secondsBySpeedClass.flexible).toBeGreaterThanOrEqual(extrudedMm3 / 4);
    expect(secondsBySpeedClass.flexible).toBeGreaterThan(secondsBySpeedClass.rigid * 1.2);
  });

  it('takes the residue of rounded sums for no face', () => {
    const { layers, supports } = boxMeasures(40, 40, 40);
    // All of the inside is solid where no face is near: shaded from both sides.
    const shaded = { ...layers, shadedShare: Array.from(layers.shadedShare, () => 1) };
    const withFace = (mm2: number) => {
      const downAreaMm2 = layers.downAreaMm2.map((bin, slope) =>
        slope === 2 ? Array.from(bin, (_, layer) => (layer === 100 ? mm2 : 0)) : bin,
      );
      return estimatePrint({ layers: { ...shaded, downAreaMm2 }, supports }, Math.pow);
    };
    const plain = withFace(0).secondsBySpeedClass.rigid;
    expect(withFace(5e-14).secondsBySpeedClass.rigid).toBe(plain);
    expect(withFace(-5e-14).secondsBySpeedClass.rigid).toBe(plain);
    expect(withFace(1).secondsBySpeedClass.rigid).not.toBeCloseTo(plain, 0);
  });

  it('gives nothing for no layers', () => {
    const nothing = { p10: 0, p90: 0 };
    expect(estimatePrint(boxMeasures(0, 0, 0), Math.pow)).toEqual({
      extrudedMm3: 0,
      supportMm3: 0,
      secondsBySpeedClass: { rigid: 0, flexible: 0 },
      longestLayerSeconds: 0,
      bands: { extrudedMm3: nothing, secondsBySpeedClass: { rigid: nothing, flexible: nothing } },
    });
  });

  it('takes more for a larger box', () => {
    const side = fc.double({ min: 3, max: 250, noNaN: true });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 200 }), (x, y, height) => {
        const small = estimatePrint(boxMeasures(x, y, height), Math.pow);
        for (const larger of [boxMeasures(x * 1.1, y, height), boxMeasures(x, y, height + 2)]) {
          const large = estimatePrint(larger, Math.pow);
          expect(large.extrudedMm3).toBeGreaterThan(small.extrudedMm3);
          expect(large.secondsBySpeedClass.rigid).toBeGreaterThan(small.secondsBySpeedClass.rigid);
        }
      }),
      { seed: 31, numRuns: 20 },
    );
  });

  it('is finite and never negative, whatever the figures', () => {
    const layerCount = 12;
    const figures = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e7, noNaN: true })), {
      minLength: layerCount,
      maxLength: layerCount,
    });
    const bins = fc.array(figures, { minLength: 5, maxLength: 5 });
    const signed = figures.map((values) => values.map((value, i) => (i % 2 === 0 ? value : -value)));
    const measures: fc.Arbitrary<PrintMeasures> = fc.record({
      layers: fc.record({
        layerHeightMm: fc.constant(0.2),
        areaMm2: signed,
        contourLengthMm: figures,
        contours: figures,
        outlineTurns: signed,
        upAreaMm2: bins,
        downAreaMm2: bins,
        cornerSeconds: figures,
        sharpCorners: figures,
        concaveUpMm: figures,
        concaveDownMm: figures,
        convexUpMm: figures,
        convexDownMm: figures,
        shortLoopMm: figures,
        shadedShare: figures,
        shadeOverlap: figures,
        thinWallMm2: figures,
        thinWallMm: figures,
        thinWallLineMm: figures,
      }),
      supports: fc.record({
        footMm2: fc.double({ min: 0, max: 1e6, noNaN: true }),
        supportLayers: figures,
        supportBorderMm: figures,
        contactLayers: figures,
        contactOnPartLayers: figures,
      }),
    });
    fc.assert(
      fc.property(measures, (part) => {
        const { extrudedMm3, supportMm3, secondsBySpeedClass } = estimatePrint(part, Math.pow);
        for (const value of [
          extrudedMm3,
          supportMm3,
          secondsBySpeedClass.rigid,
          secondsBySpeedClass.flexible,
        ]) {
          expect(Number.isFinite(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
        }
        expect(secondsBySpeedClass.flexible).toBeGreaterThanOrEqual(secondsBySpeedClass.rigid * (1 - 1e-9));
      }),
      { seed: 32, numRuns: 200 },
    );
  });
});

describe('plasticOfLayers', () => {
  it('lays floors and roofs solid, and sparse infill between them', () => {
    const layers = boxFigures(40, 40, 20);
    const plastics = plasticOfLayers(layers, nearFacesOf(layers), printConstants, Math.pow);
    expect(plastics.map(({ solidity }) => solidity > 0.9)).toEqual(
      Array.from({ length: 100 }, (_, layer) => layer < 4 || layer >= 95),
    );
    // Walls of two lines on 160 mm of outline, less what their corners shorten.
    expect(plastics[50]?.wallMm3).toBeCloseTo(0.2 * (160 * 0.814 - 8 * 0.28), 0);
    expect(plastics[50]?.solidMm3).toBe(0);
    // Gyroid of 15 %, and what its ends take along the walls.
    expect((plastics[50]?.sparseMm3 ?? 0) / (0.2 * 38 * 38)).toBeCloseTo(0.15, 1);
  });

  it('fills what is too thin for infill with walls', () => {
    const layers = boxFigures(100, 1.2, 2);
    for (const { wallMm3 } of plasticOfLayers(layers, nearFacesOf(layers), printConstants, Math.pow)) {
      expect(wallMm3).toBeGreaterThan(0.96 * 0.2 * 120);
      expect(wallMm3).toBeLessThanOrEqual(0.2 * 120);
    }
  });
});

describe('secondsAt', () => {
  it('takes no longer for lines of wall that widen: four of them fill 1.63 mm and 2 mm alike', () => {
    const wallOf = (thicknessMm: number): PrintMeasures => {
      const { layers, supports } = boxMeasures(100, thicknessMm, 20);
      const thinWallMm2 = Array.from(layers.areaMm2);
      const thinWallMm = thinWallMm2.map(() => 100);
      const thinWallLineMm = thinWallMm2.map(() => 400);
      return { layers: { ...layers, thinWallMm2, thinWallMm, thinWallLineMm }, supports };
    };
    const [narrow, wide] = [estimatePrint(wallOf(1.63), Math.pow), estimatePrint(wallOf(2), Math.pow)];
    expect(wide.extrudedMm3 / narrow.extrudedMm3).toBeCloseTo(2 / 1.63, 1);
    expect(wide.secondsBySpeedClass.rigid / narrow.secondsBySpeedClass.rigid).toBeCloseTo(1, 1);
  });
});

describe('saturate', () => {
  it.each([
    [0, 6, 0],
    [-1, 6, 0],
    [NaN, 6, 0],
    [0.1, 6, 0.1],
    [1, 2, Math.SQRT1_2],
    [1e200, 6, 1],
  ])('of %d at sharpness %d is %d', (ratio, sharpness, share) => {
    expect(saturate(ratio, sharpness, Math.pow)).toBeCloseTo(share, 6);
  });

  it.each([0, -1, NaN, 1e-200, 0.3, 1, 1.7, 1e200])('of %d at a sharpness of 2 needs no power', (ratio) => {
    expect(saturateGently(ratio)).toBeCloseTo(saturate(ratio, 2, Math.pow), 15);
  });
});

describe('materials', () => {
  it('weigh their density', () => {
    expect(gramsOf(10_000, 1.24)).toBeCloseTo(12.4, 10);
  });

  it('print fast unless they are flexible', () => {
    expect(polymers.filter((polymer) => speedClassOf[polymer] === 'flexible')).toEqual(['tpu']);
  });
});
