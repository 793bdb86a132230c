import { describe, expect, it } from '@jest/globals';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { wholeLine } from '@testing/fixtures/whole-line.js';
import { deliveryDays } from './delivery-days.js';

describe('deliveryDays', () => {
  it.each([
    ['an hour, transport unknown', 3600n, 1n, false, undefined, 5n],
    ['twenty hours are one day', 72_000n, 1n, false, 2, 4n],
    ['a second more is another', 72_001n, 1n, false, 2, 5n],
    ['all copies count', 36_000n, 1000n, false, 1, 502n],
    ['rushed', 3600n, 8n, true, 2, 3n],
    ['picked up at the door', 3600n, 1n, false, 0, 2n],
  ])('%s', (_name, secondsPerCopy, quantity, isRush, transportDays, days) => {
    const line = wholeLine({ secondsPerCopy, quantity, isRush });
    expect(deliveryDays(ma20261, line, transportDays)).toBe(days);
  });

  it('goes by what machines take with the polymer, where that is known', () => {
    const line = wholeLine({ secondsPerCopy: 72_000n, polymer: 'pla' });
    expect(deliveryDays(ma20261, line, 2, { pla: 1001 })).toBe(5n);
    expect(deliveryDays(ma20261, line, 2, { pla: 2500 })).toBe(6n);
    expect(deliveryDays(ma20261, line, 2, { pla: 800, tpu: 3000 })).toBe(4n);
    expect(deliveryDays(ma20261, { ...line, isRush: true }, 2, { pla: 2500 })).toBe(3n);
  });
});
