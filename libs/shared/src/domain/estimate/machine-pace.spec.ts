import { describe, expect, it } from '@jest/globals';
import { leastPlates, mostPlates, paceOf, type PlateRun, slowestPaces } from './machine-pace.js';

/** Numbers between 0 and 1, the same every time. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Plates of a machine whose true pace nobody is told: estimates err by 6 %, and one plate in eight was entered
 * wrongly: in minutes for hours, after a night's pause, or cut off when it failed.
 */
function platesOf(truePace: number, count: number, seed: number): PlateRun[] {
  const random = randomOf(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: count }, () => {
    const estimatedSeconds = 600 + 40_000 * random();
    const odd = random() < 1 / 8 ? ([60, 2.5, 0.3][Math.floor(3 * random())] ?? 1) : 1;
    const actualSeconds = estimatedSeconds * (truePace / 1000) * Math.exp(0.06 * normal()) * odd;
    return { machine: 'one', polymer: 'pla', estimatedSeconds, actualSeconds };
  });
}

function errorsOf(truePace: number, count: number): number[] {
  return Array.from({ length: 200 }, (_, seed) => {
    const pace = paceOf(platesOf(truePace, count, seed + 1)) ?? NaN;
    return Math.abs(pace / truePace - 1);
  }).sort((a, b) => a - b);
}

describe('the pace of a machine', () => {
  it.each([820, 1000, 1180, 1500])(
    'of %s per mille is found behind noise and slips of the pen',
    (truePace) => {
      const [few, many] = [errorsOf(truePace, leastPlates), errorsOf(truePace, 50)];
      expect(few[100]).toBeLessThan(0.03);
      expect(few[190]).toBeLessThan(0.09);
      expect(many[100]).toBeLessThan(0.015);
      expect(many[190]).toBeLessThan(0.035);
    },
  );

  it('makes times truer than the estimate alone', () => {
    const learnt = paceOf(platesOf(1250, 30, 7)) ?? NaN;
    const later = platesOf(1250, 200, 8);
    const missed = (pace: number): number => {
      const errors = later.map(({ estimatedSeconds, actualSeconds }) =>
        Math.abs((estimatedSeconds * pace) / 1000 / actualSeconds - 1),
      );
      return errors.sort((a, b) => a - b)[100] ?? NaN;
    };
    expect(missed(1000)).toBeGreaterThan(0.18);
    expect(missed(learnt)).toBeLessThan(0.06);
  });

  it('is not told before ten plates, nor from plates without times', () => {
    const plates = platesOf(1200, 10, 3);
    expect(paceOf(plates.slice(1))).toBeUndefined();
    expect(paceOf([...plates.slice(1), { estimatedSeconds: 0, actualSeconds: 100 }])).toBeUndefined();
    expect(paceOf(plates)).toBeGreaterThan(1100);
  });

  it('follows the latest plates', () => {
    const before = platesOf(1000, 100, 4);
    const pace = paceOf([...before, ...platesOf(1400, mostPlates, 5)]) ?? NaN;
    expect(Math.abs(pace / 1400 - 1)).toBeLessThan(0.03);
  });

  it('stays within what machines can do', () => {
    const plates = Array.from({ length: 20 }, () => ({ estimatedSeconds: 100, actualSeconds: 6000 }));
    expect(paceOf(plates)).toBe(3000);
  });

  it('of a polymer is that of the slowest machine that prints it', () => {
    const even = (
      machine: string,
      polymer: 'pla' | 'tpu',
      actualSeconds: number,
      count: number,
    ): PlateRun[] =>
      Array.from({ length: count }, () => ({ machine, polymer, estimatedSeconds: 1000, actualSeconds }));
    const runs = [
      ...even('one', 'pla', 1100, 12),
      ...even('two', 'pla', 1300, 12),
      ...even('three', 'pla', 2000, 9),
      ...even('two', 'tpu', 900, 10),
    ];
    expect(slowestPaces(runs)).toEqual({ pla: 1300, tpu: 900 });
    expect(slowestPaces([])).toEqual({});
  });
});
