import { describe, expect, it } from '@jest/globals';
import { deviceLimits, weightOf } from './device-limits.js';

const mebibyte = 1024 ** 2;

describe('The limits of a device', () => {
  it.each([
    ['a phone of 1 GB', 1, 8, { workers: 4, maxFileBytes: 16 * mebibyte, maxMemoryBytes: 256 * mebibyte }],
    ['a phone of 4 GB', 4, 4, { workers: 3, maxFileBytes: 50 * mebibyte, maxMemoryBytes: 1024 * mebibyte }],
    ['a desk', 8, 16, { workers: 4, maxFileBytes: 50 * mebibyte, maxMemoryBytes: 2048 * mebibyte }],
    ['one core', 8, 1, { workers: 1 }],
    ['a browser that tells nothing', undefined, undefined, { workers: 1, maxBytesAtOnce: 64 * mebibyte }],
  ])('of %s', (_, memoryGib, cores, expected) => {
    expect(deviceLimits(memoryGib, cores)).toMatchObject({ deadlineMs: 20_000, ...expected });
  });

  it('count a 3MF file for what it unpacks to', () => {
    expect([weightOf('stl', 100), weightOf('3mf', 100)]).toEqual([100, 800]);
  });
});
