import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@shared/domain/contract/enums.js';
import { documentLine } from '@testing/fixtures/document-content.js';
import { wordsIn } from '@shared/words/words-in.js';
import type { DocumentContent, DocumentLine } from './document-content.js';
import { lineDetails, sizeText } from './line-table.js';

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

/** What is said of a line that is all of its paper. */
function saidOf(line: DocumentLine, kind: DocumentContent['kind'], locale: Locale = 'fr'): string[] {
  const { totalHtCentimes: htCentimes, tvaCentimes, totalCentimes: ttcCentimes } = line.price;
  const amount = { htCentimes, tvaCentimes, ttcCentimes };
  const { document } = wordsIn(locale);
  return lineDetails(line, amount, { kind, locale, tvaPercent: 20 }, document).map(spaced);
}

describe('what is said of a part', () => {
  it('is its size, material, finish, haste and discount, before tax as its unit price', () => {
    const line = documentLine({ quantity: 10, isRush: true, finish: 'smooth', totalCentimes: 12_300 });
    // 129.10 with tax is 107.58 before it, the line's 102.50.
    expect(saidOf(line, 'invoice')).toEqual([
      '84,3 × 40,0 × 12,0 mm · PLA noir · finition lissée · fabrication express',
      'remise sur quantité déduite : 5,08 DH HT',
    ]);
    expect(saidOf(line, 'quote', 'en')).toContain('quantity discount taken off: 5.08 MAD before tax');
    expect(saidOf(documentLine(), 'creditNote', 'en')).toEqual([
      '84.3 × 40.0 × 12.0 mm · PLA noir · standard finish',
    ]);
  });

  it('of a project is that it is one', () => {
    const project = documentLine({ boxMm: null, materialName: null, finish: null });
    expect(saidOf(project, 'invoice')).toEqual(['projet sur mesure, au prix convenu']);
  });

  it('on a quote is also what it weighs, how long it takes and when it comes', () => {
    expect(saidOf(documentLine(), 'quote')).toEqual([
      '84,3 × 40,0 × 12,0 mm · PLA noir · finition standard',
      '18,40 g · 1,25 h · 4 jours ouvrés',
    ]);
  });

  it('keeps small parts measurable', () => {
    expect(sizeText({ x: 0.04, y: 0.5, z: 1_000 }, 'en')).toBe('0.0 × 0.5 × 1,000.0 mm');
  });
});
