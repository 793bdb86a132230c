import opentype, { type Font } from 'opentype.js';
import { type CardFont, type OwnFont, ownFonts } from '@cards/design/card-options.js';
import { letterGapCaps, tifinaghTraits } from '@cards/fonts/font-traits.js';
import type { Glyph, GlyphSource, ShapedSource } from '@cards/fonts/glyph.js';
import { flatness, flatten } from '@cards/fonts/glyph-curves.js';
import { spreadParts } from '@cards/fonts/letter-gaps.js';
import { ownFont } from '@cards/fonts/own-fonts.js';
import { boxAround, moved } from '@cards/plane.js';
import type { OutlineTools } from '@cards/solid/outline-tools.js';
import type { FontLibrary } from '@cards/fonts/text-setting.js';

/**
 * Reads a WOFF file of a font package, by its path below `node_modules`; at once, for a layout knows what it needs
 * only on its way.
 */
export type ReadFont = (path: string) => ArrayBuffer;

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

/** Lends the letters of Tifinagh. */
const tifinaghFont: PackageFont = { name: 'noto-sans-tifinagh', weight: 400, scripts: ['tifinagh'] };

/** Every file of the packages that a card may need. */
export function packageFontPaths(): string[] {
  return [...Object.values(packageFonts), fallbackFont, tifinaghFont].flatMap((font) =>
    // The Latin file shows how high capitals are.
    [...new Set(['latin', ...font.scripts])].map((script) => pathOf(font, script)),
  );
}

function pathOf({ name, weight }: PackageFont, script: string): string {
  return `@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff`;
}

/**
 * Every font of the cards; each file is read when it is first needed.
 *
 * @param arabic what sets Arabic; without it, Arabic letters are missing
 */
export function openFontLibrary(tools: OutlineTools, read: ReadFont, arabic?: ShapedSource): FontLibrary {
  const sources = new Map<CardFont, GlyphSource>();
  const open = (font: CardFont): GlyphSource => {
    const isOwn = (ownFonts as readonly CardFont[]).includes(font);
    return isOwn
      ? ownFont(font as OwnFont)
      : packageFont(packageFonts[font as Exclude<CardFont, OwnFont>], tools, read);
  };
  return {
    sourceOf(font) {
      const source = sources.get(font) ?? open(font);
      sources.set(font, source);
      return source;
    },
    fallbacks: [packageFont(fallbackFont, tools, read), heavyTifinagh(tools, read)],
    arabic,
  };
}

/** Tifinagh in strokes that print: each part of a letter is made heavier, and kept apart from the others. */
function heavyTifinagh(tools: OutlineTools, read: ReadFont): GlyphSource {
  const light = packageFont(tifinaghFont, tools, read);
  const heavy = new Map<string, Glyph>();
  const glyph = (character: string): Glyph | null => {
    const thin = tifinaghLetter.test(character) ? light.glyph(character) : null;
    if (thin === null) return null;
    const known = heavy.get(character) ?? heavier(thin, tools);
    heavy.set(character, known);
    return known;
  };
  return { glyph, kerning: () => 0, strokeCaps: tifinaghTraits.strokeCaps };
}

const tifinaghLetter = /[\u2d30-\u2d67\u2d6f]/;

/** Grown strokes on the same base line, as high as the capitals again. */
function heavier({ contours, advance }: Glyph, tools: OutlineTools): Glyph {
  const { grownCaps, spacedCaps } = tifinaghTraits;
  const scale = 1 / (1 + 2 * grownCaps);
  const grown = tools.partsOf(contours).map((part) => tools.grow(part, grownCaps));
  const parts = spreadParts(grown, letterGapCaps / scale);
  return {
    contours: moved(parts.flat(), scale, grownCaps * scale, grownCaps * scale),
    advance: (advance + 2 * grownCaps) * scale + spacedCaps,
  };
}

interface OpenFile {
  font: Font;
  unitsPerCap: number;
}

function packageFont(packaged: PackageFont, tools: OutlineTools, read: ReadFont): GlyphSource {
  const opened = new Map<string, OpenFile>();
  const open = (script: string): OpenFile => {
    let file = opened.get(script);
    if (file === undefined) {
      const font = opentype.parse(read(pathOf(packaged, script)));
      // All scripts of a font share the capitals' height, which only the Latin file can show.
      const unitsPerCap = script === 'latin' ? capUnits(font) : open('latin').unitsPerCap;
      file = { font, unitsPerCap };
      opened.set(script, file);
    }
    return file;
  };
  const fileOf = (character: string): OpenFile | null => {
    for (const script of packaged.scripts) {
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
        glyph = file === null ? null : drawGlyph(file, character, tools);
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

function drawGlyph({ font, unitsPerCap }: OpenFile, character: string, tools: OutlineTools): Glyph | null {
  const glyph = font.charToGlyph(character);
  const contours = moved(flatten(glyph.path.commands, flatness * unitsPerCap), 1 / unitsPerCap, 0, 0);
  const isSpace = /\s/u.test(character);
  if (contours.length === 0 && !isSpace) return null;
  const outline = contours.length === 0 ? [] : tools.resolve(contours);
  return { contours: outline, advance: (glyph.advanceWidth ?? 0) / unitsPerCap };
}
