import { describe, expect, it } from '@jest/globals';
import { documentLine } from '@testing/fixtures/document-content.js';
import { wordsIn } from '@shared/words/words-in.js';
import { lineDetails, sizeText, unitPriceDecimals, unitPriceText } from './line-table.js';

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the price of one copy', () => {
  it.each([
    [12_345, 1, 2, '123,45'],
    [12_345, 5, 2, '24,69'],
    [12_345, 5, 4, '24,6900'],
    [10_000, 3, 4, '33,3333'],
    [20_000, 3, 4, '66,6667'],
    [1, 1000, 4, '0,0000'],
    [999_999_999_999_999, 7, 4, '1 428 571 428 571,4271'],
  ] as const)(
    'of %d centimes over %d copies to %d decimals is %s',
    (totalCentimes, quantity, decimals, text) => {
      expect(spaced(unitPriceText(totalCentimes, quantity, decimals, 'fr'))).toBe(text);
    },
  );

  const line = (totalCentimes: number, quantity: number) => documentLine({ totalCentimes, quantity });

  it('has the same decimals throughout a document', () => {
    expect(unitPriceDecimals([line(12_345, 1), line(12_345, 5)])).toBe(2);
    expect(unitPriceDecimals([line(12_345, 1), line(10_000, 3)])).toBe(4);
  });
});

describe('what is said of a part', () => {
  it('is its size, material, finish, haste and discount', () => {
    const line = documentLine({ quantity: 10, isRush: true, finish: 'smooth' });
    expect(lineDetails(line, wordsIn('fr').document, 'fr').map(spaced)).toEqual([
      '84,3 × 40,0 × 12,0 mm · PLA noir · finition lissée · fabrication urgente',
      'remise sur quantité déduite : 6,10 DH',
    ]);
    expect(lineDetails(documentLine(), wordsIn('en').document, 'en')).toEqual([
      '84.3 × 40.0 × 12.0 mm · PLA noir · standard finish',
    ]);
  });

  it('keeps small parts measurable', () => {
    expect(sizeText(documentLine({ boxMm: { x: 0.04, y: 0.5, z: 1_000 } }), 'en')).toBe(
      '0.0 × 0.5 × 1,000.0 mm',
    );
  });
});
