import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pdfmake from 'pdfmake';
import { unpackWoff } from '@shared/domain/typesetting/woff.js';

const require = createRequire(import.meta.url);

function fontFile(fontPackage: string, subset: string, weight: 400 | 700): string {
  return require.resolve(`@fontsource/${fontPackage}/files/${fontPackage}-${subset}-${weight}-normal.woff`);
}

function family(fontPackage: string, subset: string): { normal: string; bold: string } {
  return { normal: fontFile(fontPackage, subset, 400), bold: fontFile(fontPackage, subset, 700) };
}

/** For a typeface of one weight, which is used as bold, too. */
function lightFamily(fontPackage: string, subset: string): { normal: string; bold: string } {
  const normal = fontFile(fontPackage, subset, 400);
  return { normal, bold: normal };
}

/**
 * One typeface, one file for each script: the first that has a character sets it. Arabic has another typeface with one
 * glyph for each letter: Noto's letters share skeletons, so that copied text has the wrong dots.
 */
const families = {
  latin: family('noto-sans', 'latin'),
  latinExtended: family('noto-sans', 'latin-ext'),
  arabic: family('ibm-plex-sans-arabic', 'arabic'),
  tifinagh: lightFamily('noto-sans-tifinagh', 'tifinagh'),
  vietnamese: family('noto-sans', 'vietnamese'),
  cyrillic: family('noto-sans', 'cyrillic'),
  greek: family('noto-sans', 'greek'),
};

export type FontFamily = keyof typeof families;

const fallbackOrder = Object.keys(families) as FontFamily[];

// Missing in its types: files in memory, which it prefers to those on the disk.
const { virtualfs } = pdfmake as unknown as {
  virtualfs: { writeFileSync(path: string, content: Buffer): void };
};
for (const path of Object.values(families).flatMap(({ normal, bold }) => [normal, bold])) {
  virtualfs.writeFileSync(path, Buffer.from(unpackWoff(readFileSync(path), inflateSync)));
}
pdfmake.setFonts(families);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** An opened font of pdfmake. */
interface OpenFont {
  widthOfString(text: string, size: number): number;
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

/** A pdfmake document, as far as it opens fonts. */
interface FontOpener {
  provideFont(family: FontFamily, bold: boolean, italics: boolean): OpenFont;
}

/** Measures text: which font has a character, how wide a text is. */
export interface FontMeter {
  /** The family that sets a character with its marks; `null` where none can. */
  familyOf(cluster: string): FontFamily | null;
  /** In points. */
  widthOf(text: string, family: FontFamily, style: { fontSize: number; bold: boolean }): number;
}

/** Words whose widths are remembered. Customers' words have no end: pdfmake would keep how each of them is set for good. */
const mostWords = 10_000;

/** A word with the space after it, as pdfmake measures them. */
const words = /[^ \t]*[ \t]|[^ \t]+$/g;

/** Opens the fonts for measuring; each file is read when it is first needed. */
export async function openFontMeter(): Promise<FontMeter> {
  const opener = (await pdfmake
    .createPdf({ content: [], defaultStyle: { font: 'latin' } }, { fontLayoutCache: false })
    .getStream()) as unknown as FontOpener;
  const open = (name: FontFamily, bold: boolean) => opener.provideFont(name, bold, false);
  const known = new LRUCache<string, number>({ max: mostWords });
  const advanceOf = (word: string, name: FontFamily, bold: boolean): number => {
    const key = `${name} ${bold} ${word}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const advance = open(name, bold).widthOfString(word, 1000);
    known.set(key, advance);
    return advance;
  };
  return {
    familyOf: (cluster) => {
      const codePoints = Array.from(cluster, (character) => character.codePointAt(0)!);
      const setsAll = (name: FontFamily) =>
        codePoints.every((codePoint) => open(name, false).font.hasGlyphForCodePoint(codePoint));
      return fallbackOrder.find(setsAll) ?? null;
    },
    widthOf: (text, name, { fontSize, bold }) => {
      const advance = (text.match(words) ?? []).reduce((sum, word) => sum + advanceOf(word, name, bold), 0);
      return advance * (fontSize / 1000);
    },
  };
}
