import { describe, expect, it } from '@jest/globals';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { findLineFaults } from './faults.js';
import type { LineInput } from './line.js';

const fourHours: LineInput = {
  sku: 'pla-noir',
  polymer: 'pla',
  gramsPerCopy: 60,
  secondsPerCopy: 4 * 3600,
  boxMm: { x: 80, y: 60, z: 40 },
  finish: 'standard',
  quantity: 3,
  isRush: true,
};

describe('findLineFaults', () => {
  it('refuses to rush twelve hours of machine time', () => {
    expect(findLineFaults(ma20261, fourHours)).toEqual([
      {
        field: 'isRush',
        reason: 'rushUnavailable',
        message: { code: 'refusals.rushUnavailable', params: { hours: 8 } },
        hint: { code: 'api.hints.rushUnavailable', params: { hours: 8 } },
      },
    ]);
  });

  it.each([
    ['eight hours', { quantity: 2 }],
    ['twelve hours without rush', { isRush: false }],
  ])('lets %s pass', (_name, change) => {
    expect(findLineFaults(ma20261, { ...fourHours, ...change })).toEqual([]);
  });
});
