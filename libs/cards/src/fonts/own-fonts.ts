import type { OwnFont } from '../design/card-options.js';
import { dotLetters, dotMarks } from './dot-letters.js';
import type { Glyph, GlyphSource } from './glyph.js';
import { circle, type Contour, moved, type Point } from '../plane.js';
import { strokeLetters, strokeMarks } from './stroke-letters.js';
import { strokeOutline } from './stroke-outline.js';

const gridHeight = 6;

/** Lower case of a font that has only capitals: small ones, with the same strokes. */
const smallCapital = 0.78;

interface StrokeFace {
  /** Of a stroke, in heights of capitals. */
  width: number;
  /** Widens the letters. */
  stretch: number;
  /** Between two letters. */
  gap: number;
}

const strokeFaces: Record<'block' | 'bold', StrokeFace> = {
  block: { width: 0.17, stretch: 1, gap: 0.16 },
  bold: { width: 0.235, stretch: 1.14, gap: 0.15 },
};

/** What a font may write with other letters of its own, where it has no drawing for it. */
const respelt: Record<string, string> = {
  ...{ ß: 'ss', Ð: 'Đ', ð: 'đ', ȷ: 'j', ſ: 's', ĸ: 'k', ŉ: '’n', ʼ: '’', Ĳ: 'IJ', ĳ: 'ij', ﬁ: 'fi', ﬂ: 'fl' },
  ...{ '\u2010': '-', '\u2011': '-', '\u2212': '–', '\u2032': "'", '\u2033': '"', '№': 'Nº', '™': 'ᵀᴹ' },
  ...{ '½': '¹⁄₂', '¼': '¹⁄₄', '¾': '³⁄₄', '⅓': '¹⁄₃', '⅔': '²⁄₃' },
};

/** Fonts drawn in this project. */
export function ownFont(font: OwnFont): GlyphSource {
  return font === 'dot' ? dotFont() : strokeFont(strokeFaces[font]);
}

function strokeFont(face: StrokeFace): GlyphSource {
  return ownSource((character) => strokeGlyph(character, face));
}

/** Signs that heavier strokes would fill: `bold` has them as fine as `block`. */
const fineSigns = '©®¤ªº¹²³₂₃₄ᵀᴹ';

function strokeGlyph(character: string, fontFace: StrokeFace): Glyph | null {
  if (character === ' ') return { contours: [], advance: 0.5 * fontFace.stretch };
  const face = fineSigns.includes(character) ? { ...fontFace, width: strokeFaces.block.width } : fontFace;
  const { base, marks } = decomposed(character);
  const capital = strokeLetters[base] === undefined ? base.toUpperCase() : base;
  const letter = strokeLetters[capital];
  const signs = marks.map((mark) => strokeMarks[mark]);
  if (letter === undefined || signs.includes(undefined)) return null;
  const isSmall = capital !== base;
  const height = isSmall ? smallCapital : 1;
  const [width = '0', ...strokes] = letter.split(' ');
  const unit = (height - face.width) / gridHeight;
  const xUnit = unit * face.stretch;
  const half = face.width / 2;
  const toPoint = ([x, y]: Point): Point => [half + x * xUnit, half + y * unit];
  const contours = drawStrokes(strokes.join(' '), face.width, toPoint, { minY: 0, maxY: height });
  const middle = half + (Number(width) / 2) * xUnit;
  for (const sign of signs) {
    const markUnit = ((1 - face.width) / gridHeight) * (isSmall ? 0.9 : 1);
    const foot = sign!.place === 'above' ? height + face.width * 0.4 : half;
    const thickness = face.width * 0.9;
    contours.push(
      ...drawStrokes(sign!.strokes, thickness, ([x, y]) => [middle + x * markUnit, foot + y * markUnit]),
    );
  }
  return { contours, advance: Number(width) * xUnit + face.width + face.gap };
}

/** Draws strokes of the grid; level ends only where the letter stands within the height of capitals. */
function drawStrokes(
  strokes: string,
  width: number,
  toPoint: (point: Point) => Point,
  band?: { minY: number; maxY: number },
): Contour[] {
  return strokes.split(';').flatMap((stroke) => {
    const isDot = stroke.startsWith('@');
    const points = (isDot ? stroke.slice(1) : stroke)
      .split(' ')
      .map((pair) => toPoint(pair.split(',').map(Number) as Point));
    if (isDot) return [dot(points[0]!, width)];
    const isWithin = band !== undefined && points.every(([, y]) => y >= band.minY && y <= band.maxY);
    return strokeOutline(points, isWithin ? { width, band } : { width });
  });
}

/** A dot of a stroke font: a square, a little larger than the stroke so that it prints. */
function dot([x, y]: Point, width: number): Contour {
  const half = width * 0.56;
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
}

/**
 * Radius of a dot in distances of two dots: neighbours in a row or column hold on to each other, because a
 * dot that stands alone on a few tenths of a millimetre comes off the plate.
 */
const dotRadius = 0.57;
const dotPitch = 1 / (6 + 2 * dotRadius);
const dotRows = 7;

function dotFont(): GlyphSource {
  return ownSource((character) => {
    if (character === ' ') return { contours: [], advance: 3 * dotPitch };
    if (dotLetters[character] !== undefined) return dotGlyph(dotLetters[character], []);
    const { base, marks } = decomposed(character);
    const signs = marks.map((mark) => dotMarks[mark]);
    const isAbove = signs.some((sign) => sign?.place === 'above');
    const dotless = isAbove ? ({ i: 'ı', j: 'ȷ' }[base] ?? base) : base;
    const letter = dotLetters[dotless];
    if (letter === undefined || signs.includes(undefined)) return null;
    return dotGlyph(letter, signs as NonNullable<(typeof signs)[number]>[]);
  });
}

function dotGlyph(letter: string, signs: readonly { place: 'above' | 'below'; rows: string }[]): Glyph {
  const rows = letter
    .split('|')
    .flatMap((half, index) => rowsOf(half).map((row) => ({ ...row, firstColumn: 5 * index })));
  const top = rows.find(({ bits }) => bits > 0)?.row ?? 0;
  for (const { place, rows: digits } of signs) {
    const first = place === 'above' ? top - 1 - digits.length : dotRows;
    rows.push(...rowsOf(digits).map(({ row, bits }) => ({ row: first + row, bits, firstColumn: 0 })));
  }
  const dots = rows.flatMap(({ row, bits, firstColumn }) =>
    [0, 1, 2, 3, 4]
      .filter((column) => (bits >> (4 - column)) & 1)
      .map((column) => ({ row, column: firstColumn + column })),
  );
  const left = Math.min(...dots.map(({ column }) => column));
  const right = Math.max(...dots.map(({ column }) => column));
  const contours = dots.map(({ row, column }) =>
    circle(
      (column - left + dotRadius) * dotPitch,
      (dotRows - 1 - row + dotRadius) * dotPitch,
      dotRadius * dotPitch,
      8,
    ),
  );
  return { contours, advance: (right - left + 2) * dotPitch };
}

function rowsOf(digits: string): { row: number; bits: number }[] {
  return [...digits].map((digit, row) => ({ row, bits: parseInt(digit, 32) }));
}

/** A letter and its marks, as Unicode splits them. */
function decomposed(character: string): { base: string; marks: string[] } {
  const [base = '', ...marks] = [...character.normalize('NFD')];
  return { base, marks };
}

/** A font of what `draw` has, and of what can be respelt with it; each glyph is drawn once. */
function ownSource(draw: (character: string) => Glyph | null): GlyphSource {
  const drawn = new Map<string, Glyph | null>();
  const glyph = (character: string): Glyph | null => {
    let known = drawn.get(character);
    if (known === undefined) {
      known = draw(character) ?? joined([...(respelt[character] ?? '')].map(draw));
      drawn.set(character, known);
    }
    return known;
  };
  return { glyph, kerning: () => 0 };
}

/** Glyphs side by side as one; `null` where one of them is missing, and for none. */
function joined(glyphs: readonly (Glyph | null)[]): Glyph | null {
  if (glyphs.length === 0 || glyphs.includes(null)) return null;
  let advance = 0;
  const contours = (glyphs as Glyph[]).flatMap((glyph) => {
    const placed = moved(glyph.contours, 1, advance, 0);
    advance += glyph.advance;
    return placed;
  });
  return { contours, advance };
}
