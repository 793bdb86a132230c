import { describe, expect, it } from '@jest/globals';
import { drifts, type Sample } from './samples.js';

const flatness = { share: 0.05, least: (name: string) => (name === 'descriptors' ? 3 : 0) };

/** A sample each second of a run of a minute. */
const samplesOf = (figures: (second: number) => Record<string, number>): Sample[] =>
  Array.from({ length: 60 }, (_, seconds) => ({ seconds, figures: figures(seconds) }));

describe('The drift of a figure', () => {
  it('compares the sixth after the first third with the last sixth, by medians', () => {
    const samples = samplesOf((second) => ({
      memory: second === 55 ? 900 : second < 20 ? 50 + second : 100,
    }));
    expect(drifts(samples, 60, flatness)).toEqual([
      { name: 'memory', early: 100, late: 100, most: 900, isFlat: true },
    ]);
  });

  it('is not flat beyond its share, and is within what is least', () => {
    const samples = samplesOf((second) => ({
      memory: second < 30 ? 100 : 106,
      descriptors: second < 30 ? 20 : 23,
      connections: second < 30 ? 20 : 22,
    }));
    expect(drifts(samples, 60, flatness).map(({ name, isFlat }) => [name, isFlat])).toEqual([
      ['memory', false],
      ['descriptors', true],
      ['connections', false],
    ]);
  });

  it('is not flat without samples of either part', () => {
    const [drift] = drifts([{ seconds: 1, figures: { memory: 1 } }], 60, flatness);
    expect(drift!.isFlat).toBe(false);
  });
});
