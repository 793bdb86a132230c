import { beforeAll, describe, expect, it } from '@jest/globals';
import { openCardWorkshop } from '../card-workshop.js';
import { boxAround, type Contour, heightOf, widthOf } from '../plane.js';
import { type OutlineTools, outlineTools } from '../solid/outline-tools.js';
import { thinnestOf } from '@testing/cards/stroke-widths.js';
import { closingGap } from '@testing/cards/closing-gap.js';
import { arabicTraits, letterGapCaps } from './font-traits.js';
import type { ShapedSource } from './glyph.js';
import { preparedText, setLine } from './text-setting.js';
import type { CardWorkshop } from '../make-card.js';

let workshop: CardWorkshop;
let arabic: ShapedSource;
let tools: OutlineTools;

beforeAll(async () => {
  workshop = await openCardWorkshop();
  arabic = workshop.library.arabic!;
  tools = outlineTools(workshop.kernel);
});

const outline = (text: string): Contour[] => arabic.set(text, true).contours;
const partsOf = (text: string): number => tools.partsOf(outline(text)).length;
const advanceOf = (text: string): number => arabic.set(text, true).advance;

const joined = '\u200d';
const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأإؤئةىپچگڭڤژ';
const forms = [...letters].flatMap((letter) => [
  letter,
  `${letter}${joined}`,
  `${joined}${letter}`,
  `${joined}${letter}${joined}`,
]);

describe('Arabic letters', () => {
  it.each([
    ['join', 'ببب', 1 + 3],
    ['do not join across a non-joiner', 'ب\u200cب', 2 + 2],
    ['that never join to the left stay apart', 'دار', 3],
    ['make one of lam and alef', 'لا', 1],
    ['carry hamza as a part of its own', 'لأ', 2],
    ['have three dots', 'ثڭڤپ', 1 + 12],
    ['are made longer by tatweel', 'ســ', 1],
    ['have their vowels apart', 'مُحَمَّد', 1 + 4],
    ['of a name are a stem, hamza, a joined word and its dots', 'أمينة', 1 + 1 + 1 + 5],
  ])('%s: %s', (_what, text, parts) => {
    expect(partsOf(text)).toBe(parts);
  });

  it('take other forms at the beginning, inside and at the end of a word', () => {
    const drawn = ['ع', `ع${joined}`, `${joined}ع${joined}`, `${joined}ع`].map((text) =>
      JSON.stringify(outline(text)),
    );
    expect(new Set(drawn).size).toBe(4);
  });

  it.each([
    ['ا', 0.4507],
    ['لا', 1.0003],
    ['أمينة', 3.5472],
    ['ـ', 0.4538],
  ])('advance as the font has it: %s', (text, advance) => {
    expect(advanceOf(text)).toBeCloseTo(advance, 3);
  });

  it('are as high as their table says', () => {
    expect(boxAround(outline('ا'))!.maxY).toBeCloseTo(arabicTraits.alefCaps, 6);
    const { minY, maxY } = boxAround(outline('إأجعلقي'))!;
    expect([minY > -0.75, maxY < 1.75]).toEqual([true, true]);
  });

  it('run from right to left, digits from left to right', () => {
    const dot = (text: string) => tools.partsOf(outline(text)).map((part) => boxAround(part)!);
    const [body] = dot('ابا').sort((a, b) => widthOf(b) - widthOf(a));
    const alone = dot('ابا').find((box) => heightOf(box) > 1 && box !== body)!;
    expect(alone.minX).toBeGreaterThan(body!.maxX);
    const digits = (text: string) => boxAround(arabic.set(text, false).contours)!;
    expect(widthOf(digits('١٠'))).toBeGreaterThan(widthOf(digits('١')));
  });

  it('are no worse in the other direction', () => {
    expect(arabic.set('أمينة', false).contours.length).toBe(arabic.set('أمينة', true).contours.length);
  });
});

describe('Arabic prints', () => {
  it('has strokes as thin as its table says', () => {
    const measured = thinnestOf(tools, forms.map(outline));
    expect(Math.abs(measured - arabicTraits.strokeCaps)).toBeLessThan(0.011);
  });

  it('has dots and marks of at least its strokes', () => {
    const thinnest = (texts: readonly string[]) =>
      Math.min(
        ...texts.flatMap((text) => tools.partsOf(outline(text)).map((part) => tools.brushOf(part, 0.08))),
      );
    expect(thinnest([...'أإؤئآتثپڭ'])).toBeGreaterThan(arabicTraits.strokeCaps - 0.011);
    const vowels = [...'\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652'].map((mark) => `ــ${mark}ــ`);
    expect(thinnest(vowels)).toBeGreaterThan(arabicTraits.vowelStrokeCaps - 0.001);
  });

  it('has nothing that runs together: every form of every letter', () => {
    const tight = forms.filter((form) => closingGap(workshop.kernel, outline(form)) < letterGapCaps);
    // Its three dots fill the bowl.
    expect(tight).toEqual([`${joined}چ`]);
  });

  it('has letters that do not join apart from all others', () => {
    const pairs = [...'ادرزوة'].flatMap((left) => [...letters.replace('چ', '')].map((right) => left + right));
    expect(pairs.filter((pair) => closingGap(workshop.kernel, outline(pair)) < letterGapCaps)).toEqual([]);
  });

  it('has no hairline where letters join', () => {
    const words = 'محمد عبدالرحمان العلوي الإدريسي بنجلون المستقبل كلثوم فاطمة نعيمة خديجة'.split(' ');
    expect(words.filter((word) => closingGap(workshop.kernel, outline(word)) < 0.05)).toEqual([]);
  });
});

describe('setLine of Arabic', () => {
  const lineOf = (text: string) =>
    setLine(preparedText(text, 'asTyped'), { font: 'block', tracking: 'normal' }, workshop.library);

  it('sets every letter of Arabic, Persian and its neighbours, with common marks and digits', () => {
    const codes = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
    const common = `${codes(0x620, 0x655)}${codes(0x660, 0x66d)}${codes(0x671, 0x6d3)}${codes(0x6f0, 0x6f9)}،؛؟`;
    expect(lineOf(common).missing).toEqual([]);
  });

  it('names signs of recitation and ornaments: they are too fine', () => {
    expect(lineOf('أ\u06de\u0601\u06d6ب').missing.sort()).toEqual(['\u0601', '\u06d6', '\u06de']);
  });

  it('tells what it is set in: the letters, and the thinnest stroke of all fonts', () => {
    expect(lineOf('أب\u200cأ جد')).toMatchObject({ borrowed: ['أ', 'ب', 'ج', 'د'], strokeCaps: 0.15 });
    expect(lineOf('أَب').strokeCaps).toBe(0.13);
    expect(lineOf('Zellige').strokeCaps).toBe(0.17);
  });

  it('has space between its words and brackets of another font', () => {
    expect(closingGap(workshop.kernel, lineOf('(دار) /أ/').contours)).toBeGreaterThanOrEqual(letterGapCaps);
  });

  it('spaces words, not the letters of a word', () => {
    const widthAt = (text: string, tracking: 'normal' | 'wider') =>
      widthOf(setLine(text, { font: 'block', tracking }, workshop.library).box!);
    expect(widthAt('أمينة', 'wider')).toBe(widthAt('أمينة', 'normal'));
    expect(widthAt('أ ب', 'wider') - widthAt('أ ب', 'normal')).toBeCloseTo(0.44, 6);
  });
});
