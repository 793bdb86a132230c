import { describe, expect, it } from '@jest/globals';
import { frenchNumber } from './french-number.js';

describe('frenchNumber', () => {
  it.each([
    [0, '0'],
    [0.4, '0,4'],
    ['256.0', '256,0'],
    [999, '999'],
    [1000, '1\u202f000'],
    ['1234567.25', '1\u202f234\u202f567,25'],
    [-1234.5, '-1\u202f234,5'],
    ['1.20e+3', '1,20e+3'],
  ])('writes %s as %s', (number, text) => {
    expect(frenchNumber(number)).toBe(text);
  });
});
