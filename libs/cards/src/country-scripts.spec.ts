import { beforeAll, describe, expect, it } from '@jest/globals';
import decodeQR from 'qr/decode.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { runKernel } from '@meshes/run-kernel.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import { black, blue, designOf, ivory } from '@testing/cards/card-designs.js';
import { closingGap } from '@testing/cards/closing-gap.js';
import { pairwiseRows } from '@testing/cards/pairwise.js';
import { thinnestOf } from '@testing/cards/stroke-widths.js';
import { noWeldFaults, weldFaults } from '@testing/cards/welded-body.js';
import type { CardDesign } from './design/card-design.js';
import { minGapMm, minStrokeMm } from './design/card-dimensions.js';
import { CardFaultError } from './design/card-findings.js';
import {
  cardArrangements,
  cardFormats,
  cardFrames,
  type CardOptions,
  cardReliefs,
  cardThicknesses,
  fontSizes,
  reliefDepths,
  textAligns,
  textFields,
} from './design/card-options.js';
import { letterGapCaps, smallestCapMm, tifinaghTraits } from './fonts/font-traits.js';
import { preparedText, setLine } from './fonts/text-setting.js';
import type { PlacedElement } from './layout/card-elements.js';
import { type CardWorkshop, layOut, makeCard } from './make-card.js';
import { openCardWorkshop } from './card-workshop.js';
import { drawCard } from './picture/card-picture.js';
import { boxAround } from './plane.js';
import { outlineTools } from './solid/outline-tools.js';
import { writeCardPackage } from './solid/card-package.js';

const kernel = loadMeshKernel();
let workshop: CardWorkshop;

beforeAll(async () => {
  workshop = await openCardWorkshop();
});

const contacts = { phone: '0612 345678', email: 'a@b.ma' };
const texts: Record<string, Partial<CardOptions>> = {
  arabic: { ...contacts, name: 'أمينة بناني', title: 'مهندسة', company: 'زليج فاس' },
  vowels: { ...contacts, name: 'مُحَمَّدٌ', title: 'أُسْتَاذ', company: 'ڭلميم گ پ ڤ' },
  mixed: { ...contacts, name: 'أمينة Bénani', title: 'Chef (رئيسة)', phone: 'هاتف 0612 345' },
  tifinagh: { ...contacts, name: 'ⴰⵎⵉⵏⴰ ⴱⵏⴰⵏⵉ', title: 'ⵜⴰⵎⵙⵙⵓⴷⵙⵜ', company: 'ⴻⵟⵥ ⵣⵍⵍⵉⵊ' },
};

const enums = {
  texts: Object.keys(texts),
  format: cardFormats,
  thickness: cardThicknesses,
  arrangement: cardArrangements,
  frame: cardFrames,
  align: textAligns,
  relief: cardReliefs,
  reliefDepth: reliefDepths,
  fontSize: fontSizes,
  fontFamily: ['block', 'dot', 'poppins'],
  icons: [false, true],
  qr: [false, true],
  colours: ['one', 'two'],
};

describe('Every two options together, in the scripts of the country', () => {
  const rows = pairwiseRows(enums).map((row, index) => [index, row] as const);

  it.each(rows)('make a closed card (row %i)', async (_, row) => {
    const { texts: script, colours, ...options } = row;
    const chosen = { ...texts[script as string], ...options, markUrl: 'a.ma' } as Partial<CardOptions>;
    const design = designOf(chosen, colours === 'one' ? {} : { text: blue, mark: black });
    const { bodies, layout, warnings } = makeCard(design, workshop, null);
    const file = writeCardPackage(bodies);
    const readInto = (target: Uint8Array) => Promise.resolve(target.set(file));
    const { result } = await runKernel(
      kernel,
      { format: '3mf', sizeBytes: file.length, readInto },
      {},
      nodeUnpacker,
    );
    expect([result.isClosed, result.openEdgeCount, result.nonManifoldEdges]).toEqual([true, 0, 0]);
    expect(bodies.map(weldFaults)).toEqual(bodies.map(() => noWeldFaults));
    expect(warnings.filter(({ code }) => code === 'elementsOverlap')).toEqual([]);
    const { maxX, maxY } = layout.card;
    for (const { box } of layout.elements) {
      expect(Math.min(box.minX, box.minY, maxX - box.maxX, maxY - box.maxY)).toBeGreaterThan(1.99);
    }
    for (const { strokeMm = 1 } of layout.elements) expect(strokeMm).toBeGreaterThan(minStrokeMm - 1e-9);
    expect(Buffer.compare(file, writeCardPackage(makeCard(design, workshop, null).bodies))).toBe(0);
  });
});

const lay = (changes: Partial<CardOptions>) => layOut(designOf(changes), workshop, null);
const boxOf = (changes: Partial<CardOptions>, element: PlacedElement['element']) =>
  lay(changes).layout.elements.find((one) => one.element === element)!.box;
const rounded = (x: number) => Math.round(x * 1e4) / 1e4;

describe('A line that is read from the right', () => {
  const arabic = texts.arabic!;

  it('ends at the margin to which the card is set', () => {
    expect(rounded(boxOf({ ...arabic, align: 'right' }, 'name').maxX)).toBe(80);
    expect(rounded(boxOf({ ...arabic, align: 'left' }, 'name').minX)).toBe(5);
  });

  it('has its pictograms on the right, in one column, whatever the lines are', () => {
    const icons = { ...arabic, icons: true, align: 'right', fontSize: 'small' } as const;
    const pictogramOf = (changes: Partial<CardOptions>, field: 'phone' | 'email') => {
      const { contours } = lay(changes).layout.elements.find(({ element }) => element === field)!;
      return boxAround([contours[0]!])!;
    };
    const [phone, email] = [pictogramOf(icons, 'phone'), pictogramOf(icons, 'email')];
    expect(rounded(email.maxX)).toBe(80);
    expect(rounded(phone.minX + phone.maxX)).toBe(rounded(email.minX + email.maxX));
    const latin = { ...icons, name: 'Amina' };
    expect(pictogramOf(latin, 'email').minX).toBeLessThan(boxOf(latin, 'email').minX + 0.1);
  });

  it('is set at the size of other names, with warnings like theirs', () => {
    const { layout, warnings } = lay({ ...arabic, mark: 'none' });
    expect(layout.elements.find(({ element }) => element === 'name')!.strokeMm).toBeCloseTo(5 * 0.15, 9);
    expect(warnings.map(({ code, field }) => [code, field])).toEqual([
      ['fallbackFont', 'name'],
      ['fallbackFont', 'title'],
      ['fallbackFont', 'company'],
    ]);
    const long = lay({ name: 'عبد الرحمان العلوي الإدريسي الشرقاوي', mark: 'none' });
    expect(long.warnings.map(({ code }) => code)).toEqual(['fallbackFont', 'textSmaller']);
    expect(() => lay({ name: 'ش'.repeat(40), mark: 'none' })).toThrow(
      expect.objectContaining({ faults: [{ field: 'name', code: 'doesNotFit' }] }),
    );
  });

  it('with vowels is set no smaller than they print', () => {
    const small = { ...texts.vowels, fontSize: 'small', mark: 'none' } as const;
    const { elements } = lay(small).layout;
    const strokesMm = elements.flatMap(({ element, strokeMm }) => (element === 'title' ? [strokeMm] : []));
    expect(strokesMm).toEqual([expect.closeTo(minStrokeMm, 9)]);
  });

  it('keeps what it reaches above and below off its neighbours', () => {
    const deep = { name: 'يج', title: 'إٍيٍج', company: 'أُأُ', phone: 'جٍ 06', email: 'أٌ@b.ma' };
    for (const fontSize of fontSizes) {
      const { elements } = lay({ ...deep, fontSize, mark: 'none' }).layout;
      const lines = textFields.flatMap((field) => elements.filter(({ element }) => element === field));
      lines.slice(1).forEach(({ box }, index) => {
        expect(lines[index]!.box.minY - box.maxY).toBeGreaterThan(0.25);
      });
    }
  });
});

describe('The initials of an Arabic name', () => {
  it('stand apart, the first on the right', () => {
    const { elements } = lay({ name: 'دنيا كريم' }).layout;
    const mark = elements.find(({ element }) => element === 'mark')!;
    const [, ...letters] = outlineTools(workshop.kernel)
      .partsOf(mark.contours)
      .map((part) => boxAround(part)!);
    const shared = setLine('د\u200cك', { font: 'block', tracking: 'normal' }, workshop.library);
    expect(letters).toHaveLength(outlineTools(workshop.kernel).partsOf(shared.contours).length);
    expect(mark.strokeMm).toBeGreaterThan(minStrokeMm);
  });
});

describe('A QR code of Arabic contacts', () => {
  it('holds the name as it is written, and the number in digits that are dialled', () => {
    const design = designOf(
      { name: '\u200fأمينة', phone: 'هاتف: ٠٦١٢٣٤٥٦٧٨', qr: true, mark: 'none' },
      { body: ivory, mark: black },
    );
    const { data, width, height } = drawCard(makeCard(design, workshop, null).bodies, 900);
    const held = decodeQR({ width, height, data }, { timeLimit: 5000 });
    expect(design.qrTexts.at(-1)).toBe('tel:0612345678');
    expect(design.qrTexts).toContain(held);
    expect(design.qrTexts[1]).toBe('MECARD:N:أمينة;TEL:0612345678;;');
  });
});

describe('Tifinagh', () => {
  const letters = [...'ⴰⴱⴳⴷⴹⴻⴼⴽⵀⵃⵄⵅⵇⵉⵊⵍⵎⵏⵓⵔⵕⵖⵙⵚⵛⵜⵟⵡⵢⵣⵥⵯ'];
  const lineOf = (text: string) => setLine(text, { font: 'block', tracking: 'normal' }, workshop.library);

  it('has all letters of the country, in strokes as thin as its table says', () => {
    expect(lineOf(letters.join('')).missing).toEqual([]);
    const measured = thinnestOf(
      outlineTools(workshop.kernel),
      letters.map((letter) => lineOf(letter).contours),
    );
    expect(Math.abs(measured - tifinaghTraits.strokeCaps)).toBeLessThan(0.011);
    expect(lineOf('ⴰ').strokeCaps).toBe(tifinaghTraits.strokeCaps);
  });

  it('is as high as capitals', () => {
    expect(lineOf('ⵎ').box).toMatchObject({ minY: expect.closeTo(0, 2), maxY: expect.closeTo(1, 2) });
  });

  it('has nothing that runs together, alone or beside another letter', () => {
    const pairs = letters.flatMap((one) => [one, ...letters.map((other) => one + other)]);
    const tight = pairs.filter((pair) => closingGap(workshop.kernel, lineOf(pair).contours) < letterGapCaps);
    expect(tight).toEqual([]);
    expect(letterGapCaps * smallestCapMm(tifinaghTraits.strokeCaps)).toBeCloseTo(minGapMm, 9);
  });
});

describe('Texts that mean harm', () => {
  const repeated = (sign: string, count = 40) => sign.repeat(Math.floor(count / [...sign].length));
  const hostile: [string, string][] = [
    ['marks on one letter', `ب${repeated('\u064e', 39)}`],
    ['marks without a letter', repeated('\u0651')],
    ['two marks in turn', `ج${repeated('\u0650\u064e', 38)}`],
    ['phrases in one sign', repeated('ﷺ')],
    ['embeddings', `${repeated('\u202b', 38)}أb`],
    ['overrides', `${repeated('\u202e', 38)}أb`],
    ['isolates', `${repeated('\u2067', 38)}أb`],
    ['isolates that end too often', `أ${repeated('\u2069', 38)}b`],
    ['joiners', `أ${repeated('\u200d', 39)}`],
    ['tatweel', repeated('ـ')],
    ['brackets', `أ${repeated('([', 38)}`],
    ['brackets that close', `أ${repeated(')]', 38)}`],
    ['digits of three kinds', repeated('1٢۳')],
    ['lam and alef', repeated('لا')],
    ['directions in turn', repeated('أa')],
    ['accents on Arabic', `أ${repeated('\u0301', 39)}`],
    ['half a character', 'أ\ud83d'],
  ];

  it.each(hostile)('make a card or are refused on their field: %s', (_what, text) => {
    const field = 'title';
    const options = { [field]: preparedText(text, 'asTyped'), mark: 'none', icons: true } as const;
    const outcome = outcomeOf(designOf(options));
    expect([[field], 'made']).toContainEqual(outcome);
    const alone = outcomeOf(designOf({ name: preparedText(text, 'asTyped') }));
    expect([['name'], 'made']).toContainEqual(alone);
  });

  function outcomeOf(design: CardDesign): string[] | 'made' {
    try {
      const { bodies } = makeCard(design, workshop, null);
      expect(bodies.map(weldFaults)).toEqual(bodies.map(() => noWeldFaults));
      return 'made';
    } catch (error) {
      if (!(error instanceof CardFaultError)) throw error;
      return error.faults.map(({ field }) => field);
    }
  }
});
