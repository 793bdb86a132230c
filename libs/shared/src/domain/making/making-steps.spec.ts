import { describe, expect, it } from '@jest/globals';
import { type CopyCounts, nextMakingSteps } from './making-steps.js';

const done: CopyCounts = { toPlan: 0, onPlates: 0, printing: 0, done: 2 };

describe('nextMakingSteps', () => {
  it('takes an order whose money is going back nowhere until its parcel has left', () => {
    const columns = ['paid', 'toPlan', 'printing', 'toFinish', 'packed', 'delivered', null] as const;
    for (const column of columns) expect(nextMakingSteps(column, done, true)).toEqual([]);
    expect(nextMakingSteps('shipped', done, true)).toEqual(['delivered']);
  });

  it('leaves copies on a plate to the plate', () => {
    expect(nextMakingSteps('printing', { ...done, onPlates: 1, done: 1 }, false)).toEqual([]);
    expect(nextMakingSteps('printing', done, false)).toEqual(['toFinish']);
  });
});
