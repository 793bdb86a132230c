import { capHeightMm, sizeFactor } from '../design/card-dimensions.js';
import type { FoundCardFault, FoundCardWarning } from '@shared/domain/contract/card-findings.js';
import { type CardOptions, type TextField, textFields } from '../design/card-options.js';
import { fontTraits, smallestCapMm } from '../fonts/font-traits.js';
import { pictogramCaps, pictograms, pictogramStroke } from './pictograms.js';
import { boxAround, type Box, type Contour, moved } from '../plane.js';
import { capitalRulesOf, type FontLibrary, preparedText, setLine } from '../fonts/text-setting.js';

/** A line of the card before it has a size: everything at a height of capitals of 1. */
export interface TextLine {
  field: TextField;
  /** Its letters behind its pictogram, the ink's left edge at 0. */
  contours: Contour[];
  box: Box;
  /** Its thinnest stroke. */
  strokeCaps: number;
  wantedCapMm: number;
  smallestCapMm: number;
  /** Of its size, what the size that is asked for makes of it. */
  sizeFactor: number;
}

/** Every text of a card that is not empty, and what is wrong with those that cannot be set. */
export interface TextLines {
  lines: TextLine[];
  faults: FoundCardFault[];
  warnings: FoundCardWarning[];
}

/** Their letters are those of English. */
const addressFields: readonly TextField[] = ['email', 'website'];

export function textLines(options: CardOptions, library: FontLibrary): TextLines {
  const set: TextLines = { lines: [], faults: [], warnings: [] };
  const rules = capitalRulesOf(options);
  for (const field of textFields) {
    const prepared = (typed: string): string =>
      preparedText(typed, options.textCase, addressFields.includes(field) ? 'fr' : rules);
    const text = prepared(options[field]);
    if (text === '' && field !== 'name') continue;
    const {
      font = options.fontFamily,
      size = options.fontSize,
      tracking = 'normal',
    } = typeOf(options, field);
    const { contours, box, missing, borrowed } = setLine(text, { font, tracking }, library);
    if (missing.length > 0) {
      const typed = [...new Set(preparedText(options[field], 'asTyped'))];
      const lacking = typed.filter((one) => [...prepared(one)].some((set) => missing.includes(set)));
      set.faults.push(missingCharacters(field, lacking));
    } else if (box === null) set.faults.push(nothingToSee(field));
    if (missing.length > 0 || box === null) continue;
    if (borrowed.length > 0) set.warnings.push(borrowedCharacters(field, borrowed));
    const pictogram = options.icons ? pictograms[field] : undefined;
    const strokeCaps = Math.min(fontTraits[font].strokeCaps, pictogram ? pictogramStroke : Infinity);
    const smallest = smallestCapMm(strokeCaps);
    const wantedCapMm = Math.max(smallest, capHeightMm[field] * sizeFactor[size] * fontTraits[font].enlarged);
    const ink = withPictogram(contours, box, pictogram);
    set.lines.push({
      field,
      ...ink,
      strokeCaps,
      wantedCapMm,
      smallestCapMm: smallest,
      sizeFactor: sizeFactor[size],
    });
  }
  return set;
}

function typeOf(
  { typography }: CardOptions,
  field: TextField,
): NonNullable<CardOptions['typography'][TextField]> {
  return typography[field] ?? {};
}

/** Starts the ink at 0 and puts the pictogram before it. */
function withPictogram(
  letters: Contour[],
  box: Box,
  pictogram: readonly Contour[] = [],
): Pick<TextLine, 'contours' | 'box'> {
  const start = pictogram.length === 0 ? 0 : pictogramCaps.side + pictogramCaps.gap;
  const contours = [...pictogram, ...moved(letters, 1, start - box.minX, 0)];
  return { contours, box: { ...boxAround(contours)!, minX: 0 } };
}

function missingCharacters(field: TextField, characters: readonly string[]): FoundCardFault {
  return { field, code: 'missingCharacters', params: { characters: characters.map(shown).join(', ') } };
}

/** A combining mark is seen on something; what is not seen, or no character at all, by its number. */
function shown(character: string): string {
  if (/[\p{C}\p{Z}]/u.test(character)) {
    return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  }
  return `“${/\p{M}/u.test(character) ? '◌' : ''}${character}”`;
}

function nothingToSee(field: TextField): FoundCardFault {
  return { field, code: 'nothingToSee' };
}

function borrowedCharacters(field: TextField, characters: readonly string[]): FoundCardWarning {
  return { code: 'fallbackFont', field, params: { characters: characters.join(' ') } };
}
