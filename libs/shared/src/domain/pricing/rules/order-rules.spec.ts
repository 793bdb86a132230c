import { describe, expect, it } from '@jest/globals';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { orderMinimum } from './order-minimum.js';
import { serviceFee } from './service-fee.js';

describe('the order rules', () => {
  it.each([
    ['an empty order is lifted to the minimum', 0n, 8000n],
    ['a centime below', 7999n, 1n],
    ['at the minimum', 8000n, 0n],
    ['above', 8001n, 0n],
  ])('%s', (_name, subtotalCentimes, minimumAdjustment) => {
    const draft = { subtotalCentimes, charges: { setup: 2000n } };
    expect(orderMinimum(ma20261, draft)).toEqual({ minimumAdjustment });
  });

  it('charge the service fee once, whatever the lines', () => {
    const draft = { subtotalCentimes: 123_456n, charges: {} };
    expect(serviceFee(ma20261, draft)).toEqual({ setup: 2000n });
  });
});
