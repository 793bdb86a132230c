import { describe, expect, it } from '@jest/globals';
import { summaryOf } from './slicer.js';

describe('summaryOf', () => {
  it.each([
    ['29m 35s', 1775],
    ['1d 2h 3m 4s', 93_784],
    ['58s', 58],
  ])('reads plastic and a time of %s', (time, seconds) => {
    const end = `; filament used [mm] = 1956.84\n; filament used [cm3] = 4.71\n; estimated printing time (normal mode) = ${time}\n`;
    const sliced = summaryOf(end);
    expect(sliced?.mm3).toBeCloseTo(4706.8, 1);
    expect(sliced?.seconds).toBe(seconds);
  });

  it('has no figures of G-code that breaks off', () => {
    expect(summaryOf('G1 X1 Y1\n')).toBeUndefined();
  });
});
