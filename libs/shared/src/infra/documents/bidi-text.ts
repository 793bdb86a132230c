import bidiFactory, { type Bidi } from 'bidi-js';
import { inVisualOrder, isRightToLeft, type Levelled } from '@shared/domain/typesetting/visual-order.js';
import type { FontFamily } from './fonts.js';

// The package's types describe its ES module; Node loads its CommonJS one, which is the factory itself.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** A character with its marks, its font and its direction. */
export interface Cluster extends Levelled {
  text: string;
  family: FontFamily;
}

/** A piece of a line that is set at once; runs follow each other from left to right. */
export interface TextRun {
  text: string;
  font: FontFamily;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Removes controls, and marks that would turn or hide the text around them, as a tower of marks would. Composes letters, because a
 * font has `é` and not always its accent.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
}

/** Stands for a character that no font has, instead of the box that a font draws for it. */
const unknownCharacter = '?';

type FindFamily = (cluster: string) => FontFamily | null;

/** A character as the fonts can set it: with its marks, else without them, else {@link unknownCharacter}. */
function settable(segment: string, familyOf: FindFamily): Pick<Cluster, 'text' | 'family'> {
  const [base = segment] = segment;
  for (const text of [segment, base]) {
    const family = familyOf(text);
    if (family !== null) return { text, family };
  }
  return { text: unknownCharacter, family: familyOf(unknownCharacter) ?? 'latin' };
}

/** The characters of a clean text with their levels; its direction is that of its first strong letter. */
export function clustersOf(text: string, familyOf: FindFamily): Cluster[] {
  const { levels } = bidi.getEmbeddingLevels(text, 'auto');
  return Array.from(segmenter.segment(text), ({ segment, index }) => ({
    ...settable(segment, familyOf),
    level: levels[index] ?? 0,
  }));
}

/** Those of Arabic script, which are read from left to right. */
const isArabicDigit = (cluster: Cluster): boolean => /^[\u0660-\u0669\u06f0-\u06f9]/u.test(cluster.text);

/** Whether the font engine itself turns it: it does so for whole runs of a right-to-left script, its digits among them. */
const isTurnedByFont = (cluster: Cluster): boolean =>
  isArabicDigit(cluster) ||
  (isRightToLeft(cluster) && /[\p{Script=Arabic}]/u.test(cluster.text) && /[\p{L}\p{M}]/u.test(cluster.text));

/**
 * The runs of one line, from left to right as they are seen. A run of Arabic letters keeps the order in
 * which it is read, because the font joins and turns it as one; brackets that run right to left are mirrored.
 */
export function visualRuns(line: readonly Cluster[]): TextRun[] {
  const runs: (TextRun & { isTurned: boolean })[] = [];
  for (const cluster of inVisualOrder(line)) {
    const isTurned = isTurnedByFont(cluster);
    const text = isRightToLeft(cluster)
      ? (bidi.getMirroredCharacter(cluster.text) ?? cluster.text)
      : cluster.text;
    const last = runs.at(-1);
    if (last === undefined || last.font !== cluster.family || last.isTurned !== isTurned) {
      runs.push({ text, font: cluster.family, isTurned });
    } else {
      last.text = isTurned ? text + last.text : last.text + text;
    }
  }
  return runs.map(({ text, font }) => ({ text, font }));
}
