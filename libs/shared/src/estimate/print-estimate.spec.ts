import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { polymers } from '../contract/enums.js';
import { estimatePrint, gramsOf, type PartMeasures } from './print-estimate.js';
import { speedClassOf } from './speed-class.js';

/** Sliced with the profile we print with, supports on. */
const slicedParts = [
  ['a 100 mm cube', { volumeMm3: 1_000_000, surfaceAreaMm2: 60_000, layerCount: 500 }, 190_930, 10.08],
  ['a 10 × 20 × 30 mm box', { volumeMm3: 6000, surfaceAreaMm2: 2200, layerCount: 150 }, 2528, 0.354],
  ['a sign of 150 × 80 × 2 mm', { volumeMm3: 12_905, surfaceAreaMm2: 24_961, layerCount: 10 }, 12_938, 0.484],
  ['a bunny of 107 mm', { volumeMm3: 273_280, surfaceAreaMm2: 29_491, layerCount: 537 }, 79_965, 5.334],
  ['a torus of 28 mm', { volumeMm3: 1792, surfaceAreaMm2: 1274, layerCount: 29 }, 1328, 0.107],
] as const;

describe('estimatePrint', () => {
  it.each(slicedParts)(
    '%s: plastic within 35 %% of the slicer, time within 60 %%',
    (_name, part, slicedMm3, slicedHours) => {
      const estimate = estimatePrint(part);
      expect(Math.abs(estimate.extrudedMm3 / slicedMm3 - 1)).toBeLessThan(0.35);
      expect(Math.abs(estimate.secondsBySpeedClass.rigid / 3600 / slicedHours - 1)).toBeLessThan(0.6);
    },
  );

  it('gives a cube of 20 mm these figures', () => {
    const { extrudedMm3, secondsBySpeedClass } = estimatePrint({
      volumeMm3: 8000,
      surfaceAreaMm2: 2400,
      layerCount: 100,
    });
    expect(extrudedMm3).toBeCloseTo(3391.72, 2);
    expect(secondsBySpeedClass.rigid).toBeCloseTo(3391.72 * 0.2007 + 443, 1);
    expect(secondsBySpeedClass.flexible).toBeCloseTo(3391.72 / 4 + 443, 1);
  });

  it('never prints more plastic than the part holds, and a thin part nearly solid', () => {
    const sheet = { volumeMm3: 1000, surfaceAreaMm2: 5000, layerCount: 2 };
    expect(estimatePrint(sheet).extrudedMm3).toBeGreaterThan(995);
    expect(estimatePrint(sheet).extrudedMm3).toBeLessThanOrEqual(1000);
  });

  it('counts a volume below zero as none', () => {
    const inverted = { volumeMm3: -500, surfaceAreaMm2: 400, layerCount: 10 };
    expect(estimatePrint(inverted).extrudedMm3).toBe(0);
    expect(estimatePrint(inverted).secondsBySpeedClass.rigid).toBeCloseTo(44.3, 6);
  });

  it('rises with volume, area and layers, and is finite', () => {
    const part: fc.Arbitrary<PartMeasures> = fc.record({
      volumeMm3: fc.double({ min: 0, max: 2e7, noNaN: true }),
      surfaceAreaMm2: fc.double({ min: 0, max: 1e8, noNaN: true }),
      layerCount: fc.integer({ min: 1, max: 1280 }),
    });
    fc.assert(
      fc.property(part, part, (one, other) => {
        const larger: PartMeasures = {
          volumeMm3: Math.max(one.volumeMm3, other.volumeMm3),
          surfaceAreaMm2: Math.max(one.surfaceAreaMm2, other.surfaceAreaMm2),
          layerCount: Math.max(one.layerCount, other.layerCount),
        };
        const small = estimatePrint(one);
        const large = estimatePrint(larger);
        // The last bits of a power may round down.
        const slack = 1 + 1e-12;
        expect(large.extrudedMm3 * slack).toBeGreaterThanOrEqual(small.extrudedMm3);
        for (const speedClass of ['rigid', 'flexible'] as const) {
          const seconds = large.secondsBySpeedClass[speedClass];
          expect(Number.isFinite(seconds)).toBe(true);
          expect(seconds * slack).toBeGreaterThanOrEqual(small.secondsBySpeedClass[speedClass]);
        }
      }),
      { seed: 30, numRuns: 2000 },
    );
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
