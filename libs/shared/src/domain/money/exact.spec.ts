import { describe, expect, it } from '@jest/globals';
import { ServiceError } from '../contract/errors.js';
import { divideHalfUp, divideUp, maxExactUnits, toExactNumber } from './exact.js';
import { centimesToMad } from './mad.js';

describe('whole-number division', () => {
  it.each([
    [0n, 3n, 0n, 0n],
    [1n, 2n, 1n, 1n],
    [4n, 3n, 1n, 2n],
    [5n, 3n, 2n, 2n],
    [25n, 10n, 3n, 3n],
    [9_007_199_254_740_993n, 2n, 4_503_599_627_370_497n, 4_503_599_627_370_497n],
  ])('%d / %d is %d half-up and %d upwards', (numerator, denominator, halfUp, up) => {
    expect(divideHalfUp(numerator, denominator)).toBe(halfUp);
    expect(divideUp(numerator, denominator)).toBe(up);
  });
});

describe('the exact range', () => {
  it('shows the largest amount with its exact centimes', () => {
    expect(toExactNumber(maxExactUnits)).toBe(999_999_999_999_999);
    expect(JSON.stringify(centimesToMad(toExactNumber(maxExactUnits)))).toBe('9999999999999.99');
    expect(JSON.stringify(centimesToMad(toExactNumber(maxExactUnits - 1n)))).toBe('9999999999999.98');
  });

  it('refuses the next one by name', () => {
    let refusal: unknown;
    try {
      toExactNumber(maxExactUnits + 1n);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(ServiceError);
    expect(refusal).toMatchObject({
      code: 'INVALID_INPUT',
      told: { code: 'api.messages.quantityTooLarge' },
      details: { reason: 'quantityTooLarge', hint: { code: 'api.hints.splitQuantity' } },
    });
  });

  it.each([
    [0, '0'],
    [5, '0.05'],
    [10, '0.1'],
    [12_345, '123.45'],
    [29, '0.29'],
  ])('%d centimes are %s MAD', (centimes, shown) => {
    expect(JSON.stringify(centimesToMad(centimes))).toBe(shown);
  });
});
