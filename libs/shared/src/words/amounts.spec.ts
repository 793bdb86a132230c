import { describe, expect, it } from '@jest/globals';
import { formatDecimal, formatMad, formatWhole } from './amounts.js';

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('amounts', () => {
  it.each([
    [0, '0,00 DH', '0.00 MAD'],
    [5, '0,05 DH', '0.05 MAD'],
    [100, '1,00 DH', '1.00 MAD'],
    [99_999, '999,99 DH', '999.99 MAD'],
    [123_456_789, '1 234 567,89 DH', '1,234,567.89 MAD'],
    [999_999_999_999_999, '9 999 999 999 999,99 DH', '9,999,999,999,999.99 MAD'],
  ])('of %d centimes read %s and %s', (centimes, french, english) => {
    expect(spaced(formatMad(centimes, 'fr'))).toBe(french);
    expect(formatMad(centimes, 'en')).toBe(english.replace(' ', '\u00a0'));
  });

  it('name the dirham in Arabic', () => {
    expect(spaced(formatMad(123_456_789, 'ar'))).toBe('1.234.567,89 درهم');
  });

  it('break over no line', () => {
    expect(formatMad(123_456_789, 'fr')).not.toContain(' ');
  });
});

describe('numbers', () => {
  it('keep their decimals and part their thousands', () => {
    expect(spaced(formatWhole(1_000_000, 'fr'))).toBe('1 000 000');
    expect(formatWhole(999, 'fr')).toBe('999');
    expect(formatDecimal(2005, 1, 'fr')).toBe('200,5');
    expect(formatDecimal(333_333, 4, 'en')).toBe('33.3333');
  });
});
