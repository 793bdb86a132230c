import { describe, expect, it } from '@jest/globals';
import { documentLine } from './document-content.fixture.js';
import { documentWords } from './document-words.js';
import { lineDetails, sizeText, toCentimes, unitPriceText } from './line-table.js';

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the price of one copy', () => {
  it.each([
    [12_345, 1, '123,45'],
    [12_345, 5, '24,69'],
    [10_000, 3, '33,3333'],
    [20_000, 3, '66,6667'],
    [1, 1000, '0,0000'],
    [999_999_999_999_999, 7, '1 428 571 428 571,4271'],
  ])('of %d centimes over %d copies is %s', (totalCentimes, quantity, text) => {
    expect(spaced(unitPriceText(totalCentimes, quantity, 'fr'))).toBe(text);
  });
});

describe('amounts of the contract', () => {
  it.each([
    [0.07, 7],
    [1.1, 110],
    [35.55, 3_555],
    [9_999_999_999_999.99, 999_999_999_999_999],
  ])('%d MAD are %d centimes', (amount, centimes) => {
    expect(toCentimes(amount)).toBe(centimes);
  });
});

describe('what is said of a part', () => {
  it('is its size, material, finish, haste and discount', () => {
    const line = documentLine({ quantity: 10, isRush: true, finish: 'smooth' });
    expect(lineDetails(line, documentWords.fr, 'fr').map(spaced)).toEqual([
      '84,3 × 40,0 × 12,0 mm · PLA noir · finition lissée · fabrication urgente',
      'remise sur quantité déduite : 6,10 DH',
    ]);
    expect(lineDetails(documentLine(), documentWords.en, 'en')).toEqual([
      '84.3 × 40.0 × 12.0 mm · PLA noir · standard finish',
    ]);
  });

  it('keeps small parts measurable', () => {
    expect(sizeText(documentLine({ boxMm: { x: 0.04, y: 0.5, z: 1_000 } }), 'en')).toBe(
      '0.0 × 0.5 × 1,000.0 mm',
    );
  });
});
