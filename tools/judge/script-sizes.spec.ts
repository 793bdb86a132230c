import { describe, expect, it } from '@jest/globals';
import { judgeScriptSizes } from './script-sizes.js';

describe('What the pages of the shop load, in kB after gzip', () => {
  const { verdicts } = judgeScriptSizes();

  it('is what has a bar', () => {
    expect(verdicts.map(({ figures: [, bar] }) => bar)).toEqual(['60', '220', '30']);
  });

  it.each(verdicts)('is within its bar: $thing', ({ figures: [size], misses }) => {
    expect(Number(size)).toBeGreaterThan(10);
    expect(misses).toEqual([]);
  });
});
