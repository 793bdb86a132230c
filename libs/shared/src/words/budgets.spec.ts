import { describe, expect, it } from '@jest/globals';
import { formatBudget } from './budgets.js';

describe('formatBudget', () => {
  it.each([
    ['b1', 'moins de 500 DH', 'under 500 MAD'],
    ['b2', '500 à 2 000 DH', '500 to 2,000 MAD'],
    ['b3', '2 000 à 10 000 DH', '2,000 to 10,000 MAD'],
    ['b4', 'plus de 10 000 DH', 'over 10,000 MAD'],
  ] as const)('writes %s as %s and %s', (range, french, english) => {
    expect(formatBudget(range, 'fr').replaceAll('\u00a0', ' ')).toBe(french);
    expect(formatBudget(range, 'en').replaceAll('\u00a0', ' ')).toBe(english);
  });
});
