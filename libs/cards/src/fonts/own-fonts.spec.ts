import { describe, expect, it } from '@jest/globals';
import { ownFonts } from '../design/card-options.js';
import { ownFont } from './own-fonts.js';
import { type FontLibrary, preparedText, setLine } from './text-setting.js';

const from = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Basic Latin, Latin-1 Supplement, Latin Extended-A, letters beyond them in Romanian, German and Azeri, signs. */
const european = from(0x20, 0x7e) + from(0xa0, 0x17f) + 'ȘșȚțẞƏəẀẁẂẃẄẅỲỳ' + '€–—‘’‚“”„‹›…•·№™‰†‡′″−‐‑⅓⅔→←ﬁﬂ';

describe.each(ownFonts)('%s', (font) => {
  const library: FontLibrary = { sourceOf: () => ownFont(font), fallbacks: [ownFont('block')] };

  it.each(['asTyped', 'upper'] as const)('borrows no European letter and no common sign: %s', (textCase) => {
    const text = preparedText(european, textCase);
    const { missing, borrowed } = setLine(text, { font, tracking: 'normal' }, library);
    expect([missing, borrowed]).toEqual([[], []]);
  });

  it('draws every letter otherwise than its neighbours', () => {
    const source = ownFont(font);
    const drawn = (letters: string) => [...letters].map((letter) => JSON.stringify(source.glyph(letter)));
    for (const alike of ['AÀÁÂÃÄÅĀĂĄ', 'OÒÓÔÕÖØŌŎŐ', 'CÇĆĈĊČ¢©', 'LĹĻĽĿŁ', '½¼¾⅓⅔', 'µUÜ', 'SŚŜŞŠȘ$§']) {
      expect(new Set(drawn(alike)).size).toBe(alike.length);
    }
  });

  it('keeps the dots of a diaeresis apart', () => {
    const heights = ownFont(font)
      .glyph('Ä')!
      .contours.map((contour) => ({
        left: Math.min(...contour.map(([x]) => x)),
        right: Math.max(...contour.map(([x]) => x)),
        foot: Math.min(...contour.map(([, y]) => y)),
      }));
    const dots = heights.filter(({ foot }) => foot > 1).sort((a, b) => a.left - b.left);
    expect(dots).toHaveLength(2);
    expect(dots[1]!.left - dots[0]!.right).toBeGreaterThan(0.08);
  });
});
