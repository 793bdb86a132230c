import { describe, expect, it } from '@jest/globals';
import { lineName, linesOf } from './mail-facts.js';

describe('lineName', () => {
  it('leaves forty characters as they are, and of more keeps the beginning and the end', () => {
    const forty = `${'é'.repeat(36)}.stl`;
    expect(lineName(forty)).toBe(forty);
    expect(lineName(`a${forty}`)).toBe(`a${'é'.repeat(26)}…${'é'.repeat(8)}.stl`);
    expect(Array.from(lineName('🦊'.repeat(1_024)))).toHaveLength(40);
  });
});

describe('linesOf', () => {
  const lines = [{ name: 'a.stl', material: 'PLA noir', quantity: 3, totalCentimes: 12_345 }];

  it('says how many of what in which material, and for how much', () => {
    expect(linesOf({ lines }, 'fr')).toEqual([['3 × a.stl (PLA noir)', '123,45\u00a0DH']]);
    expect(linesOf({ lines }, 'ar')).toEqual([
      ['3 × \u2068a.stl\u2069 (\u2068PLA noir\u2069)', '123,45\u00a0درهم'],
    ]);
  });

  it('names the finish of a part', () => {
    const finished = [{ ...lines[0]!, finish: 'polished' as const }];
    expect(linesOf({ lines: finished }, 'fr')[0]![0]).toBe('3 × a.stl (PLA noir, finition polie)');
    expect(linesOf({ lines: finished }, 'en')[0]![0]).toBe('3 × a.stl (PLA noir, polished finish)');
    expect(linesOf({ lines: finished }, 'ar')[0]![0]).toBe(
      '3 × \u2068a.stl\u2069 (\u2068PLA noir\u2069، تشطيب ملمع)',
    );
    expect(linesOf({ lines: [{ ...lines[0]!, finish: null }] }, 'fr')[0]![0]).toBe('3 × a.stl (PLA noir)');
  });

  it('says nothing of a mail without lines', () => {
    expect(linesOf({ name: 'Amina' }, 'fr')).toEqual([]);
  });
});
