import { describe, expect, it } from '@jest/globals';
import type { CardFault } from '@shared/domain/contract/card-findings.js';
import { tellCardFault, tellCardWarning } from '@shared/words/card-words.js';
import { CardFaultError } from '../design/card-findings.js';
import { type CardLayout, layOutCard } from './card-layout.js';
import {
  cardArrangements,
  cardDefaults,
  cardFormats,
  type CardOptions,
  textAligns,
} from '../design/card-options.js';
import type { PlacedElement } from './card-elements.js';
import { ownFont } from '../fonts/own-fonts.js';
import { widthOf } from '../plane.js';
import type { FontLibrary } from '../fonts/text-setting.js';

const library: FontLibrary = {
  sourceOf: (font) => ownFont(font === 'bold' || font === 'dot' ? font : 'block'),
  fallbacks: [ownFont('block')],
};

const lay = (changes: Partial<CardOptions>): CardLayout =>
  layOutCard({ ...cardDefaults, name: 'Amina Bénani', ...changes }, { library, logo: null, qr: null });

const elementOf = (layout: CardLayout, element: PlacedElement['element']): PlacedElement =>
  layout.elements.find((one) => one.element === element)!;

const faultsOf = (changes: Partial<CardOptions>): string[] => toldOf(changes).map(({ field }) => field);

/** Why a card is refused, in words. */
function toldOf(changes: Partial<CardOptions>): CardFault[] {
  try {
    lay(changes);
  } catch (error) {
    if (error instanceof CardFaultError) return error.faults.map((fault) => tellCardFault(fault, 'en'));
    throw error;
  }
  return [];
}

describe('layOutCard', () => {
  it('sets capitals at their nominal height where there is room', () => {
    const { box } = elementOf(lay({ name: 'AMINA' }), 'name');
    expect(box.maxY - box.minY).toBeCloseTo(5, 6);
  });

  it('sets a text that is too wide smaller, to the very edge of its column, and says so', () => {
    const layout = lay({ name: 'MAXIMILIANA CONSTANTINOPOLI', mark: 'none' });
    const { box } = elementOf(layout, 'name');
    expect([box.minX, box.maxX].map((x) => Math.round(x * 1e6) / 1e6)).toEqual([5, 80]);
    expect(layout.warnings.map(({ code, field }) => [code, field])).toEqual([['textSmaller', 'name']]);
  });

  it.each(['classic', 'markLeft'] as const)(
    'puts the mark of %s above a name as long as it may be',
    (arrangement) => {
      const layout = lay({ name: 'Maximiliana Constantinopolitaine-Bernard', arrangement });
      expect(elementOf(layout, 'mark').box.minY).toBeGreaterThan(elementOf(layout, 'name').box.maxY);
      expect(layout.warnings.map(({ code }) => code)).not.toContain('elementsOverlap');
    },
  );

  it('makes lines of a kind smaller together', () => {
    const { elements } = lay({
      arrangement: 'markLeft',
      phone: '0612',
      email: 'a.very.long.address@zellige.example',
    });
    const [phone, email] = ['phone', 'email'].map((field) =>
      elements.find(({ element }) => element === field)!,
    );
    expect(phone!.strokeMm).toBeLessThan(2.7 * 0.17);
    expect(phone!.strokeMm).toBeCloseTo(email!.strokeMm!, 9);
  });

  describe('keeps the name the largest', () => {
    const capsOf = (changes: Partial<CardOptions>) =>
      lay(changes).elements.flatMap(({ element, strokeMm }) =>
        strokeMm === undefined || element === 'mark' ? [] : [strokeMm / 0.17],
      );
    const long = { name: 'Maximiliana Constantinopolitaine-Bernard', mark: 'none' } as const;
    const words = { title: 'PDG', company: 'Łoś', phone: '0612' };

    it('where it is long, unless that would not print', () => {
      const [name, title, company, phone] = capsOf({ ...long, ...words });
      expect(name).toBeGreaterThan(2.3);
      expect([title, company]).toEqual([expect.closeTo(Math.max(2, 0.85 * name!), 6), title]);
      expect(phone).toBeCloseTo(2, 6);
    });

    it('where the card is crowded', () => {
      const crowded = { ...words, email: 'a@b.ma', website: 'b.ma', frame: 'double', format: 'us' } as const;
      const [name, ...others] = capsOf({
        name: 'Zoé',
        arrangement: 'stacked',
        fontSize: 'large',
        ...crowded,
      });
      expect(name! * 0.85).toBeGreaterThan(Math.max(...others) - 1e-9);
    });

    it('but lets another size that is asked for count', () => {
      const [name, , company] = capsOf({ ...long, ...words, typography: { company: { size: 'large' } } });
      expect(company).toBeCloseTo(0.85 * 1.22 * name!, 6);
    });
  });

  it.each(['name', 'title', 'company', 'phone', 'email', 'website'] as const)(
    'refuses a %s that would have to be smaller than what prints',
    (field) => {
      expect(faultsOf({ [field]: 'W'.repeat(40), fontFamily: 'bold' })).toEqual([field]);
    },
  );

  it('names the characters that no font has', () => {
    expect(toldOf({ company: 'Zellige 陶' })).toEqual([
      expect.objectContaining({
        field: 'company',
        message: 'has characters that no font of ours can print: “陶”',
      }),
    ]);
  });

  it('names them as they were typed, a combining mark on something', () => {
    expect(toldOf({ company: 'Ａｍｉ' })[0]!.message).toContain('can print: “Ａ”, “ｍ”, “ｉ”');
    expect(toldOf({ company: 'ｘ\u20d7' })[0]!.message).toContain('can print: “ｘ”, “◌\u20d7”');
  });

  it('sets Turkish in its own capitals, and addresses in plain ones', () => {
    const contoursOf = (field: 'title' | 'email', changes: Partial<CardOptions>) =>
      elementOf(lay({ name: 'Yılmaz', ...changes }), field).contours;
    const typed = { textCase: 'asTyped' } as const;
    expect(contoursOf('title', { title: 'Diş' })).toEqual(contoursOf('title', { title: 'DİŞ', ...typed }));
    expect(contoursOf('email', { email: 'i@b.tr' })).toEqual(
      contoursOf('email', { email: 'I@B.TR', ...typed }),
    );
  });

  it('names every text at fault at once, whatever is wrong with it', () => {
    const wide = 'W'.repeat(40);
    expect(faultsOf({ title: '陶', company: wide, email: '\u{1f600}', phone: wide })).toEqual([
      ...['title', 'email'],
      ...['company', 'phone'],
    ]);
    expect(faultsOf({ name: '\u200b' })).toEqual(['name']);
  });

  it('borrows a character that the font lacks, and says so', () => {
    const lender: FontLibrary = {
      sourceOf: () => ({
        glyph: (one) => (one === 'Æ' ? null : ownFont('dot').glyph(one)),
        kerning: () => 0,
      }),
      fallbacks: [ownFont('block')],
    };
    const { warnings } = layOutCard(
      { ...cardDefaults, name: 'Amina', title: 'æ' },
      { library: lender, logo: null, qr: null },
    );
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'fallbackFont', field: 'title' }));
  });

  it('warns of strokes finer than the nozzle', () => {
    const { warnings } = lay({ phone: '0612', fontSize: 'small' });
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'thinStrokes', field: 'phone', value: 0.38, limit: 0.4 }),
    );
  });

  it('warns of them at the size that a placement gives them', () => {
    const strokesOf = (scale: number) =>
      lay({ phone: '0612', placements: { phone: { dx: 0, dy: 0, scale } } }).warnings.filter(
        ({ code }) => code === 'thinStrokes',
      );
    expect(strokesOf(1)).toEqual([]);
    expect(strokesOf(0.8)).toEqual([expect.objectContaining({ field: 'phone', value: 0.37, limit: 0.4 })]);
  });

  it('sets nothing in strokes finer than slicers lay, not even where small letters are asked for', () => {
    const { box } = elementOf(lay({ phone: '0612', fontFamily: 'dot', fontSize: 'small' }), 'phone');
    expect(box.maxY - box.minY).toBeGreaterThan(0.34 / 0.15 - 1e-9);
  });

  it('moves an element by millimetres, right and up, and scales it about its centre', () => {
    const [before, after] = [{}, { placements: { name: { dx: 3, dy: -2, scale: 1.2 } } }].map((changes) =>
      elementOf(lay({ mark: 'none', ...changes }), 'name'),
    );
    expect((after!.box.minX + after!.box.maxX - before!.box.minX - before!.box.maxX) / 2).toBeCloseTo(3, 6);
    expect((after!.box.minY + after!.box.maxY - before!.box.minY - before!.box.maxY) / 2).toBeCloseTo(-2, 6);
    expect(widthOf(after!.box) / widthOf(before!.box)).toBeCloseTo(1.2, 6);
  });

  it('keeps what is moved off the card within its margin, and says so', () => {
    const layout = lay({ placements: { mark: { dx: 85, dy: 55, scale: 1 } } });
    const { maxX, maxY } = elementOf(layout, 'mark').box;
    expect([maxX, maxY]).toEqual([expect.closeTo(83, 6), expect.closeTo(53, 6)]);
    expect(layout.warnings.map(({ code, field }) => [code, field])).toEqual([
      ['keptInside', 'placements.mark'],
    ]);
  });

  it('keeps it inside a frame', () => {
    const layout = lay({ frame: 'double', placements: { mark: { dx: 85, dy: 55, scale: 1 } } });
    expect(elementOf(layout, 'mark').box.maxX).toBeCloseTo(85 - 4.4, 6);
  });

  it.each(textAligns)('keeps accents off a frame, however large the letters: %s', (align) => {
    const layout = lay({
      ...{ name: 'ÉLODIE ÅSE', title: 'PDG', company: 'Łoś', phone: '06', email: 'e@a.ma', website: 'a.ma' },
      ...{
        arrangement: 'stacked',
        mark: 'none',
        frame: 'double',
        fontSize: 'large',
        fontFamily: 'bold',
        align,
      },
    });
    expect(elementOf(layout, 'name').box.maxY).toBeLessThan(55 - 4.4);
  });

  it('does not scale below what prints, nor beyond the card', () => {
    const small = lay({ phone: '0612', placements: { phone: { dx: 0, dy: 0, scale: 0.5 } } });
    expect(small.warnings).toContainEqual(expect.objectContaining({ code: 'scaleLimited', limit: 0.74 }));
    const large = lay({
      name: 'AMINA BENANI',
      mark: 'none',
      placements: { name: { dx: 0, dy: 0, scale: 2.5 } },
    });
    expect(widthOf(elementOf(large, 'name').box)).toBeCloseTo(81, 6);
  });

  it('tells of elements that a placement puts on each other, on the one that was moved', () => {
    const overlaps = (placements: CardOptions['placements']) =>
      lay({ phone: '0612', placements })
        .warnings.filter(({ code }) => code === 'elementsOverlap')
        .map(tellCardWarning);
    expect(overlaps({ mark: { dx: -50, dy: 0, scale: 1 } })).toEqual([
      {
        code: 'elementsOverlap',
        field: 'placements.mark',
        message: 'The name and the mark lie on each other.',
        messageFr: 'Le nom et l’emblème se chevauchent.',
      },
    ]);
    expect(overlaps({ phone: { dx: 0, dy: 41, scale: 1 } })).toContainEqual(
      expect.objectContaining({
        field: 'placements.phone',
        message: 'The name and the phone number lie on each other.',
      }),
    );
  });
});

describe('A QR code that leaves the text no room', () => {
  /** As long as QR codes of level L are (ISO/IEC 18004); what they look like does not matter here. */
  const encode = (text: string) => {
    const version = [17, 32, 53, 78, 106, 134, 154].findIndex((capacity) => text.length <= capacity) + 1;
    const row = Array.from({ length: 17 + 4 * version }, () => true);
    return row.map(() => row);
  };
  const faultsWith = (text: string, changes: Partial<CardOptions>): readonly CardFault[] => {
    const options = { ...cardDefaults, name: 'Amina', mark: 'none', qr: true, ...changes } as const;
    try {
      layOutCard(options, { library, logo: null, qr: { texts: [text], encode, isDarkDrawn: true } });
    } catch (error) {
      if (error instanceof CardFaultError) return error.faults.map((fault) => tellCardFault(fault, 'en'));
      throw error;
    }
    return [];
  };

  it('is refused for its address, with the length that would do', () => {
    const changes = { format: 'us', frame: 'double', name: 'Maximiliana Constantino-Bénani' } as const;
    const faults = faultsWith('x'.repeat(106), changes);
    expect(faults).toEqual([expect.objectContaining({ field: 'markUrl' })]);
    const characters = Number(/of (\d+) characters/.exec(faults[0]!.hint)![1]);
    expect(faultsWith('x'.repeat(characters), changes)).toEqual([]);
    expect(faultsWith('x'.repeat(characters + 1), changes)).not.toEqual([]);
  });

  it.each([17, 106])(
    'is refused for the text that no shorter one would help: %i characters',
    (characters) => {
      const faults = faultsWith('x'.repeat(characters), {
        name: 'W'.repeat(24),
        fontFamily: 'bold',
        frame: 'line',
      });
      expect(faults).toEqual([
        {
          field: 'name',
          message:
            'does not fit beside a QR code, however little that holds, in the smallest letters that print',
          hint: 'Shorten it, take a narrower font such as barlow-condensed, or leave out the frame or the QR code.',
        },
      ]);
    },
  );

  it('stands 2 mm clear of the text where it is raised itself and there is room', () => {
    const aids = { library, logo: null, qr: { texts: ['x'], encode, isDarkDrawn: false } };
    const { elements, qr } = layOutCard(
      { ...cardDefaults, name: 'Amina El Bénani', title: 'Architecte', phone: '+212 612 345 678', qr: true },
      aids,
    );
    const right = Math.max(...elements.filter(({ group }) => group === 'text').map(({ box }) => box.maxX));
    expect(qr!.minX - right).toBeGreaterThan(2 - 1e-9);
  });
});

describe('All text of a card has one axis', () => {
  const words = { title: 'Architecte', company: 'Zellige', phone: '0612 345678', email: 'a@zellige.ma' };
  const axes = {
    left: ({ minX }: PlacedElement['box']) => minX,
    center: ({ minX, maxX }: PlacedElement['box']) => (minX + maxX) / 2,
    right: ({ maxX }: PlacedElement['box']) => maxX,
  };
  const cases = cardArrangements.flatMap((arrangement) =>
    textAligns.flatMap((align) => cardFormats.map((format) => ({ arrangement, align, format }))),
  );

  it.each(cases)('%j', ({ align, ...options }) => {
    const { elements } = lay({ ...words, ...options, align });
    const places = elements
      .filter(({ group }) => group === 'text')
      .map(({ box }) => Math.round(axes[align](box) * 1e4) / 1e4);
    expect(places).toHaveLength(5);
    expect(new Set(places).size).toBe(1);
  });
});

describe('A divider', () => {
  const dividerY = (changes: Partial<CardOptions>): number | null => {
    const divider = lay(changes).elements.find(({ element }) => element === 'divider');
    return divider === undefined ? null : divider.box.minY;
  };

  it.each(cardArrangements)('parts the name from the rest, or is left out: %s', (arrangement) => {
    expect(dividerY({ arrangement })).toBeNull();
    const changes = { arrangement, title: 'Architecte' };
    const y = dividerY(changes)!;
    expect(elementOf(lay(changes), 'name').box.minY).toBeGreaterThan(y);
    expect(elementOf(lay(changes), 'title').box.maxY).toBeLessThan(y);
  });
});
