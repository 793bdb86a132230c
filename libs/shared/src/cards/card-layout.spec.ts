import { describe, expect, it } from '@jest/globals';
import { CardFaultError } from './card-findings.js';
import { type CardLayout, layOutCard } from './card-layout.js';
import { cardDefaults, type CardOptions } from './card-options.js';
import type { CardPart } from './card-parts.js';
import { ownFont } from './own-fonts.js';
import { widthOf } from './plane.js';
import type { FontLibrary } from './text-setting.js';

const library: FontLibrary = {
  sourceOf: (font) => ownFont(font === 'bold' || font === 'dot' ? font : 'block'),
  fallbacks: [ownFont('block')],
};

const lay = (changes: Partial<CardOptions>): CardLayout =>
  layOutCard({ ...cardDefaults, name: 'Amina Bénani', ...changes }, { library, logo: null, qr: null });

const part = (layout: CardLayout, element: CardPart['element']): CardPart =>
  layout.parts.find((one) => one.element === element)!;

function faultOf(changes: Partial<CardOptions>): string {
  try {
    lay(changes);
  } catch (error) {
    if (error instanceof CardFaultError) return error.fault.field;
    throw error;
  }
  return '';
}

describe('layOutCard', () => {
  it('sets capitals at their nominal height where there is room', () => {
    const { box } = part(lay({ name: 'AMINA' }), 'name');
    expect(box.maxY - box.minY).toBeCloseTo(5, 6);
  });

  it('sets a text that is too wide smaller, to the very edge of its column, and says so', () => {
    const layout = lay({ name: 'MAXIMILIANA CONSTANTINOPOLI', mark: 'none' });
    const { box } = part(layout, 'name');
    expect([box.minX, box.maxX].map((x) => Math.round(x * 1e6) / 1e6)).toEqual([5, 80]);
    expect(layout.warnings.map(({ code, field }) => [code, field])).toEqual([['textSmaller', 'name']]);
  });

  it.each(['name', 'title', 'company', 'phone', 'email', 'website'] as const)(
    'refuses a %s that would have to be smaller than what prints',
    (field) => {
      expect(faultOf({ [field]: 'W'.repeat(40), fontFamily: 'bold' })).toBe(field);
    },
  );

  it('names the characters that no font has', () => {
    expect(() => lay({ company: 'Zellige 陶' })).toThrow('“陶”');
    expect(faultOf({ company: 'Zellige 陶' })).toBe('company');
  });

  it('borrows a character that the font lacks, and says so', () => {
    const { warnings } = lay({ title: 'ªº', fontFamily: 'dot', textCase: 'asTyped' });
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'fallbackFont', field: 'title' }));
  });

  it('warns of strokes finer than the nozzle', () => {
    const { warnings } = lay({ phone: '0612', fontSize: 'small' });
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'thinStrokes', field: 'phone', value: 0.38, limit: 0.4 }),
    );
  });

  it('moves an element by millimetres, right and up, and scales it about its centre', () => {
    const [before, after] = [{}, { placements: { name: { dx: 3, dy: -2, scale: 1.2 } } }].map((changes) =>
      part(lay({ mark: 'none', ...changes }), 'name'),
    );
    expect((after!.box.minX + after!.box.maxX - before!.box.minX - before!.box.maxX) / 2).toBeCloseTo(3, 6);
    expect((after!.box.minY + after!.box.maxY - before!.box.minY - before!.box.maxY) / 2).toBeCloseTo(-2, 6);
    expect(widthOf(after!.box) / widthOf(before!.box)).toBeCloseTo(1.2, 6);
  });

  it('keeps what is moved off the card within its margin, and says so', () => {
    const layout = lay({ placements: { mark: { dx: 85, dy: 55, scale: 1 } } });
    const { maxX, maxY } = part(layout, 'mark').box;
    expect([maxX, maxY]).toEqual([expect.closeTo(83, 6), expect.closeTo(53, 6)]);
    expect(layout.warnings.map(({ code, field }) => [code, field])).toEqual([
      ['keptInside', 'placements.mark'],
    ]);
  });

  it('keeps it inside a frame', () => {
    const layout = lay({ frame: 'double', placements: { mark: { dx: 85, dy: 55, scale: 1 } } });
    expect(part(layout, 'mark').box.maxX).toBeCloseTo(85 - 4.4, 6);
  });

  it('does not scale below what prints, nor beyond the card', () => {
    const small = lay({ phone: '0612', placements: { phone: { dx: 0, dy: 0, scale: 0.5 } } });
    expect(small.warnings).toContainEqual(expect.objectContaining({ code: 'scaleLimited', limit: 0.67 }));
    const large = lay({
      name: 'AMINA BENANI',
      mark: 'none',
      placements: { name: { dx: 0, dy: 0, scale: 2.5 } },
    });
    expect(widthOf(part(large, 'name').box)).toBeCloseTo(81, 6);
  });

  it('tells of elements that a placement puts on each other', () => {
    const { warnings } = lay({ placements: { mark: { dx: -50, dy: -15, scale: 1 } } });
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'elementsOverlap', field: 'placements.name' }),
    );
  });
});
