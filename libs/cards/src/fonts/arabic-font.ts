import {
  Blob,
  BufferFlag,
  Direction,
  Face,
  Font,
  GlyphClass,
  shape,
  Buffer as ShapingBuffer,
  type SvgPathCommand,
} from 'harfbuzzjs';
import type { PathCommand } from 'opentype.js';
import { boxAround, centreOf, type Contour, moved } from '../plane.js';
import type { OutlineTools } from '../solid/outline-tools.js';
import { hasVowels, isPrintedArabic } from './arabic-script.js';
import { arabicTraits, letterGapCaps } from './font-traits.js';
import type { ShapedSource, ShapedText } from './glyph.js';
import { flatten, flatness } from './glyph-curves.js';
import { spreadParts } from './letter-gaps.js';
import { type ShapedSign, setSigns } from './shaped-line.js';

const alef = 'ا';

/** Of a mark, what a brush may leave out and still paint it. */
const brushLossShare = 0.08;

/** How far marks that are finer than the letters are made heavier: no further, or theirs would be the page. */
const heavierMark = { scale: 1.3, grownCaps: 0.01 };

/** An outline of the font, at a height of capitals of 1. */
interface DrawnGlyph {
  /** As it is in the font, and as it prints. */
  drawn: Contour[];
  contours: Contour[];
  isMark: boolean;
}

/** A glyph where it stands, in units of the font. */
interface ShapedGlyph {
  id: number;
  cluster: number;
  dx: number;
  dy: number;
  advance: number;
}

/**
 * The letters of Arabic script, shaped by HarfBuzz.
 *
 * @param read answers the font of `arabicFontPath` as an OpenType file, when it is first needed
 */
export function openArabicFont(tools: OutlineTools, read: () => Uint8Array): ShapedSource {
  let opened: ArabicFont | undefined;
  const font = () => (opened ??= new ArabicFont(tools, read()));
  return {
    has: (character) => isPrintedArabic(character) && font().has(character),
    set: (text, isRightToLeft) => font().set(text, isRightToLeft),
  };
}

class ArabicFont {
  private readonly face: Face;
  private readonly font: Font;
  /** Used again for each text: what HarfBuzz allocates is freed by the garbage collector alone. */
  private readonly buffer = new ShapingBuffer();
  private readonly characters: ReadonlySet<number>;
  private readonly glyphs = new Map<number, DrawnGlyph>();
  private readonly unitsPerCap: number;

  constructor(
    private readonly tools: OutlineTools,
    openType: Uint8Array,
  ) {
    this.face = new Face(new Blob(openType));
    this.font = new Font(this.face);
    this.characters = new Set(this.face.collectUnicodes());
    const [{ id }] = this.shape(alef, true) as [ShapedGlyph];
    this.unitsPerCap = boxAround(this.outlineOf(id, 1))!.maxY / arabicTraits.alefCaps;
  }

  has(character: string): boolean {
    return this.characters.has(character.codePointAt(0)!);
  }

  set(text: string, isRightToLeft: boolean): ShapedText {
    const { unitsPerCap } = this;
    const signs = this.shape(text, isRightToLeft).map(({ id, cluster, dx, dy, advance }): ShapedSign => {
      const place = { dx: dx / unitsPerCap, dy: dy / unitsPerCap, advance: advance / unitsPerCap };
      return { ...this.glyphOf(id), ...place, cluster };
    });
    const { contours, advance } = setSigns(signs, letterGapCaps);
    const strokeCaps = arabicTraits[hasVowels(text) ? 'vowelStrokeCaps' : 'strokeCaps'];
    return { contours: this.tools.resolve(contours), advance, strokeCaps };
  }

  /** The glyphs of a text from left to right, in units of the font. */
  private shape(text: string, isRightToLeft: boolean): ShapedGlyph[] {
    const { buffer } = this;
    buffer.reset();
    buffer.addText(text);
    buffer.setScript('Arab');
    buffer.setLanguage('ar');
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    buffer.setFlags(BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE);
    shape(this.font, buffer);
    const places = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint: id, cluster }, index) => {
      const { xAdvance, xOffset, yOffset } = places[index]!;
      return { id, cluster, dx: xOffset, dy: yOffset, advance: xAdvance };
    });
  }

  private glyphOf(id: number): DrawnGlyph {
    let glyph = this.glyphs.get(id);
    if (glyph === undefined) {
      const drawn = moved(this.outlineOf(id, flatness * this.unitsPerCap), 1 / this.unitsPerCap, 0, 0);
      const isMark = this.face.getGlyphClass(id) === GlyphClass.MARK;
      glyph = { drawn, contours: isMark ? this.printedMark(drawn) : this.tools.resolve(drawn), isMark };
      this.glyphs.set(id, glyph);
    }
    return glyph;
  }

  /** Marks almost as heavy as the letters, in parts that stay apart: enlarged, as growing alone would fill them. */
  private printedMark(drawn: Contour[]): Contour[] {
    const box = boxAround(drawn);
    if (box === null) return drawn;
    const { strokeCaps } = arabicTraits;
    const brush = Math.min(
      ...this.tools.partsOf(drawn).map((part) => this.tools.brushOf(part, brushLossShare)),
    );
    const scale = Math.min(heavierMark.scale, Math.max(1, strokeCaps / brush));
    const grownCaps = Math.min(heavierMark.grownCaps, Math.max(0, strokeCaps - brush * scale) / 2);
    const [x, y] = centreOf(box);
    const enlarged = moved(drawn, scale, x * (1 - scale), y * (1 - scale));
    const parts = this.tools.partsOf(enlarged).map((part) => this.tools.grow(part, grownCaps));
    return spreadParts(parts, letterGapCaps).flat();
  }

  private outlineOf(id: number, deviation: number): Contour[] {
    return flatten(this.font.glyphToJson(id).map(toPathCommand), deviation);
  }
}

function toPathCommand({ type, values }: SvgPathCommand): PathCommand {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = values;
  switch (type) {
    case 'M':
    case 'L':
      return { type, x: x1, y: y1 };
    case 'Q':
      return { type, x1, y1, x: x2, y: y2 };
    case 'C':
      return { type, x1, y1, x2, y2, x: x3, y: y3 };
    default:
      return { type: 'Z' };
  }
}
