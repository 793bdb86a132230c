import { describe, expect, it } from '@jest/globals';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { basketDeliveryDays } from './basket-delivery-days.js';

describe('basketDeliveryDays', () => {
  it.each([
    ['an hour, transport unknown', 1_00n, [5n], undefined, 5n],
    ['200 hours are one day of all machines', 200_00n, [4n, 4n], 2, 4n],
    ['a hundredth of an hour more is another', 200_01n, [4n, 4n], 2, 5n],
    ['25 rushed lines of 8 hours', 200_00n, Array.from({ length: 25 }, () => 3n), 2, 4n],
    ['25 rushed lines of 8 hours beside one of 100', 300_00n, [3n, 8n], 2, 8n],
    ['a line of 1,000 hours alone on its machine', 1000_00n, [53n], 2, 53n],
    ['many lines that share the machines', 2000_00n, [5n, 6n, 7n], 1, 12n],
    ['picked up at the door', 1_00n, [1n], 0, 2n],
  ] as const)('%s', (_name, machineCentihours, lineDays, transportDays, days) => {
    const pacedCentihours = machineCentihours * 1000n;
    expect(basketDeliveryDays(ma20261, { pacedCentihours, lineDays }, transportDays)).toBe(days);
  });
});
