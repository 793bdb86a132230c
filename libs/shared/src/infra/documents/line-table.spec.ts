import { describe, expect, it } from '@jest/globals';
import { documentLine } from '@testing/fixtures/document-content.js';
import { wordsIn } from '@shared/words/words-in.js';
import { lineDetails, sizeText } from './line-table.js';

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('what is said of a part', () => {
  it('is its size, material, finish, haste and discount', () => {
    const line = documentLine({ quantity: 10, isRush: true, finish: 'smooth' });
    expect(lineDetails(line, 'invoice', wordsIn('fr').document, 'fr').map(spaced)).toEqual([
      '84,3 × 40,0 × 12,0 mm · PLA noir · finition lissée · fabrication express',
      'remise sur quantité déduite : 6,10 DH',
    ]);
    expect(lineDetails(documentLine(), 'creditNote', wordsIn('en').document, 'en')).toEqual([
      '84.3 × 40.0 × 12.0 mm · PLA noir · standard finish',
    ]);
  });

  it('of a project is that it is one', () => {
    const project = documentLine({ boxMm: null, materialName: null, finish: null });
    expect(lineDetails(project, 'invoice', wordsIn('fr').document, 'fr').map(spaced)).toEqual([
      'projet sur mesure, au prix convenu',
    ]);
  });

  it('on a quote is also what it weighs, how long it takes and when it comes', () => {
    expect(lineDetails(documentLine(), 'quote', wordsIn('fr').document, 'fr').map(spaced)).toEqual([
      '84,3 × 40,0 × 12,0 mm · PLA noir · finition standard',
      '18,40 g · 1,25 h · 4 jours ouvrés',
    ]);
  });

  it('keeps small parts measurable', () => {
    expect(sizeText({ x: 0.04, y: 0.5, z: 1_000 }, 'en')).toBe('0.0 × 0.5 × 1,000.0 mm');
  });
});
