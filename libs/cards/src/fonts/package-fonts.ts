import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { type CardFont, type OwnFont, ownFonts } from '@cards/design/card-options.js';
import type { Glyph, GlyphSource } from '@cards/fonts/glyph.js';
import { ownFont } from '@cards/fonts/own-fonts.js';
import { boxAround, type Contour, moved, type Point } from '@cards/plane.js';
import type { FontLibrary } from '@cards/fonts/text-setting.js';

const require = createRequire(import.meta.url);

/** A cut of a font package, parted into files by script. */
interface PackageFont {
  name: string;
  weight: number;
  scripts: readonly string[];
}

const latin = ['latin', 'latin-ext'];

/** Heavy cuts: thin strokes do not print. */
const packageFonts: Record<Exclude<CardFont, OwnFont>, PackageFont> = {
  'archivo-black': { name: 'archivo-black', weight: 400, scripts: latin },
  'rubik-mono': { name: 'rubik-mono-one', weight: 400, scripts: [...latin, 'cyrillic'] },
  'russo-one': { name: 'russo-one', weight: 400, scripts: [...latin, 'cyrillic'] },
  'titillium-black': { name: 'titillium-web', weight: 900, scripts: latin },
  montserrat: { name: 'montserrat', weight: 800, scripts: [...latin, 'vietnamese', 'cyrillic'] },
  poppins: { name: 'poppins', weight: 700, scripts: latin },
  'space-grotesk': { name: 'space-grotesk', weight: 700, scripts: [...latin, 'vietnamese'] },
  'barlow-condensed': { name: 'barlow-condensed', weight: 700, scripts: [...latin, 'vietnamese'] },
  'roboto-slab': { name: 'roboto-slab', weight: 800, scripts: [...latin, 'vietnamese', 'cyrillic', 'greek'] },
  'zilla-slab': { name: 'zilla-slab', weight: 700, scripts: latin },
  'bebas-neue': { name: 'bebas-neue', weight: 400, scripts: latin },
  righteous: { name: 'righteous', weight: 400, scripts: latin },
};

/** Lends what other fonts lack. */
const fallbackFont: PackageFont = {
  name: 'noto-sans',
  weight: 800,
  scripts: [...latin, 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
};

/** Deviation of a flattened curve, in heights of capitals: 0.02 mm on capitals of 5 mm. */
const flatness = 0.004;

/** Makes the pieces of a glyph into outlines around what is solid, whichever way they were drawn. */
export type OutlineResolver = (contours: Contour[]) => Contour[];

/** Every font of the cards; each file is read when it is first needed. */
export function openFontLibrary(resolve: OutlineResolver): FontLibrary {
  const sources = new Map<CardFont, GlyphSource>();
  const open = (font: CardFont): GlyphSource => {
    const isOwn = (ownFonts as readonly CardFont[]).includes(font);
    return isOwn
      ? ownFont(font as OwnFont)
      : packageFont(packageFonts[font as Exclude<CardFont, OwnFont>], resolve);
  };
  return {
    sourceOf(font) {
      const source = sources.get(font) ?? open(font);
      sources.set(font, source);
      return source;
    },
    fallbacks: [packageFont(fallbackFont, resolve)],
  };
}

interface OpenFile {
  font: Font;
  unitsPerCap: number;
}

function packageFont({ name, weight, scripts }: PackageFont, resolve: OutlineResolver): GlyphSource {
  const opened = new Map<string, OpenFile>();
  const open = (script: string): OpenFile => {
    let file = opened.get(script);
    if (file === undefined) {
      const path = require.resolve(`@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff`);
      const { buffer, byteOffset, byteLength } = readFileSync(path);
      const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
      // All scripts of a font share the capitals' height, which only the Latin file can show.
      const unitsPerCap = script === 'latin' ? capUnits(font) : open('latin').unitsPerCap;
      file = { font, unitsPerCap };
      opened.set(script, file);
    }
    return file;
  };
  const fileOf = (character: string): OpenFile | null => {
    for (const script of scripts) {
      const file = open(script);
      if (file.font.charToGlyphIndex(character) > 0) return file;
    }
    return null;
  };
  const drawn = new Map<string, Glyph | null>();
  return {
    glyph(character) {
      let glyph = drawn.get(character);
      if (glyph === undefined) {
        const file = fileOf(character);
        glyph = file === null ? null : drawGlyph(file, character, resolve);
        drawn.set(character, glyph);
      }
      return glyph;
    },
    kerning(left, right) {
      const file = fileOf(left);
      if (file === null || file !== fileOf(right)) return 0;
      const { font, unitsPerCap } = file;
      return font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right)) / unitsPerCap;
    },
  };
}

function capUnits(font: Font): number {
  const box = boxAround(flatten(font.charToGlyph('H').path.commands, 1));
  return box?.maxY ?? font.unitsPerEm * 0.7;
}

function drawGlyph(
  { font, unitsPerCap }: OpenFile,
  character: string,
  resolve: OutlineResolver,
): Glyph | null {
  const glyph = font.charToGlyph(character);
  const contours = moved(flatten(glyph.path.commands, flatness * unitsPerCap), 1 / unitsPerCap, 0, 0);
  const isSpace = /\s/u.test(character);
  if (contours.length === 0 && !isSpace) return null;
  const outline = contours.length === 0 ? [] : resolve(contours);
  return { contours: outline, advance: (glyph.advanceWidth ?? 0) / unitsPerCap };
}

/** The commands of a glyph as polygons; a contour ends where the next begins, closed or not. */
function flatten(commands: readonly PathCommand[], deviation: number): Contour[] {
  const contours: Contour[] = [];
  let open: Contour = [];
  for (const command of commands) {
    const last = open.at(-1);
    switch (command.type) {
      case 'M':
        open = [[command.x, command.y]];
        contours.push(open);
        break;
      case 'L':
        open.push([command.x, command.y]);
        break;
      case 'Q':
        open.push(...quadratic(last!, [command.x1, command.y1], [command.x, command.y], deviation));
        break;
      case 'C':
        open.push(
          ...cubic(
            last!,
            [command.x1, command.y1],
            [command.x2, command.y2],
            [command.x, command.y],
            deviation,
          ),
        );
        break;
      case 'Z':
        break;
    }
  }
  return contours.filter((contour) => contour.length >= 3);
}

function quadratic([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, deviation: number): Point[] {
  const bend = Math.hypot(ax - 2 * bx + cx, ay - 2 * by + cy);
  const steps = Math.max(1, Math.ceil(Math.sqrt(bend / (4 * deviation))));
  return Array.from({ length: steps }, (_, index): Point => {
    const t = (index + 1) / steps;
    const u = 1 - t;
    return [u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy];
  });
}

function cubic(
  [ax, ay]: Point,
  [bx, by]: Point,
  [cx, cy]: Point,
  [dx, dy]: Point,
  deviation: number,
): Point[] {
  const first = Math.hypot(ax - 2 * bx + cx, ay - 2 * by + cy);
  const second = Math.hypot(bx - 2 * cx + dx, by - 2 * cy + dy);
  const steps = Math.max(1, Math.ceil(Math.sqrt((0.75 * Math.max(first, second)) / deviation)));
  return Array.from({ length: steps }, (_, index): Point => {
    const t = (index + 1) / steps;
    const u = 1 - t;
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return [p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy];
  });
}
