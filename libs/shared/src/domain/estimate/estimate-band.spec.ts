import { describe, expect, it } from '@jest/globals';
import { boxMeasures } from '@testing/fixtures/box-figures.js';
import { bandClassOf, bandSpreads } from './estimate-band.js';
import { estimatePrint } from './print-estimate.js';

describe('the bands of an estimate', () => {
  it('lie around its figures, as wide as its class errs', () => {
    const { extrudedMm3, secondsBySpeedClass, bands } = estimatePrint(boxMeasures(40, 30, 20), Math.pow);
    const { plastic, hours } = bandSpreads.plain;
    expect(bands?.extrudedMm3.p90).toBeCloseTo(extrudedMm3 * Math.exp(plastic), 9);
    expect(bands?.extrudedMm3.p10).toBeCloseTo(extrudedMm3 * Math.exp(-plastic), 9);
    for (const speedClass of ['rigid', 'flexible'] as const) {
      expect(bands?.secondsBySpeedClass[speedClass].p90).toBeCloseTo(
        secondsBySpeedClass[speedClass] * Math.exp(hours),
        9,
      );
    }
  });

  it('go by what the estimate errs by most: supports, then size, then many outlines', () => {
    const box = boxMeasures(20, 20, 20);
    const many = {
      ...box,
      layers: {
        ...box.layers,
        contours: box.layers.contours.length > 0 ? Array.from(box.layers.contours, () => 12) : [],
      },
    };
    expect(bandClassOf(box, { extrudedMm3: 3000, supportMm3: 100 })).toBe('supported');
    expect(bandClassOf(box, { extrudedMm3: 1000, supportMm3: 20 })).toBe('small');
    expect(bandClassOf(many, { extrudedMm3: 3000, supportMm3: 0 })).toBe('intricate');
    expect(bandClassOf(box, { extrudedMm3: 3000, supportMm3: 90 })).toBe('plain');
  });
});
