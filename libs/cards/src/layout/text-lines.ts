import { capHeightMm, sizeFactor } from '../design/card-dimensions.js';
import type { FoundCardFault, FoundCardWarning } from '@shared/domain/contract/card-findings.js';
import { type CardOptions, type TextField, textFields } from '../design/card-options.js';
import { withNumbersKept } from '../design/phone-number.js';
import { fontTraits, smallestCapMm } from '../fonts/font-traits.js';
import { pictogramCaps, pictograms, pictogramStroke } from './pictograms.js';
import { boxAround, type Box, type Contour, moved, widthOf } from '../plane.js';
import { hasArabic } from '../fonts/arabic-script.js';
import { beginsOnRight } from '../fonts/bidi-runs.js';
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
  /** How far it reaches beyond what capitals and their accents take. */
  reachCaps: { above: number; below: number };
}

/** Every text of a card that is not empty, and what is wrong with those that cannot be set. */
interface TextLines {
  lines: TextLine[];
  faults: FoundCardFault[];
  warnings: FoundCardWarning[];
}

/** Their letters are those of English. */
const addressFields: readonly TextField[] = ['email', 'website'];

export function textLines(options: CardOptions, library: FontLibrary): TextLines {
  const set: TextLines = { lines: [], faults: [], warnings: [] };
  const rules = capitalRulesOf(options);
  const isTurned = beginsOnRight(options.name);
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
    const seen = field === 'phone' ? withNumbersKept(text) : text;
    const { contours, box, missing, borrowed, ...stroke } = setLine(seen, { font, tracking }, library);
    if (missing.length > 0) {
      const typed = [...new Set(preparedText(options[field], 'asTyped'))];
      const lacking = typed.filter((one) => [...prepared(one)].some((set) => missing.includes(set)));
      set.faults.push(missingCharacters(field, lacking));
    } else if (box === null) set.faults.push(nothingToSee(field));
    if (missing.length > 0 || box === null) continue;
    if (borrowed.length > 0) set.warnings.push(borrowedCharacters(field, borrowed));
    const pictogram = options.icons ? pictograms[field] : undefined;
    const strokeCaps = Math.min(stroke.strokeCaps, pictogram ? pictogramStroke : Infinity);
    const smallest = smallestCapMm(strokeCaps);
    const wantedCapMm = Math.max(smallest, capHeightMm[field] * sizeFactor[size] * fontTraits[font].enlarged);
    const ink = withPictogram(contours, box, { pictogram, isTurned });
    set.lines.push({
      field,
      ...ink,
      strokeCaps,
      wantedCapMm,
      smallestCapMm: smallest,
      sizeFactor: sizeFactor[size],
      reachCaps: hasArabic(text) ? reachOf(box) : { above: 0, below: 0 },
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

/** What lines leave free for accents above, and for what hangs below. */
const usualReachCaps = 0.25;

function reachOf({ minY, maxY }: Box): TextLine['reachCaps'] {
  return { above: Math.max(0, maxY - 1 - usualReachCaps), below: Math.max(0, -minY - usualReachCaps) };
}

/** Starts the ink at 0 and puts the pictogram before it: on the right where the card is read from there. */
function withPictogram(
  letters: Contour[],
  box: Box,
  { pictogram = [], isTurned }: { pictogram?: readonly Contour[]; isTurned: boolean },
): Pick<TextLine, 'contours' | 'box'> {
  const taken = pictogram.length === 0 ? 0 : pictogramCaps.side + pictogramCaps.gap;
  const width = widthOf(box) + taken;
  const [start, at] = isTurned ? [0, width - pictogramCaps.side] : [taken, 0];
  const contours = [...moved(pictogram, 1, at, 0), ...moved(letters, 1, start - box.minX, 0)];
  const ink = boxAround(contours)!;
  return { contours, box: isTurned ? { ...ink, minX: 0, maxX: width } : { ...ink, minX: 0 } };
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
  const shownOnes = characters.map((character) => (/\p{M}/u.test(character) ? `◌${character}` : character));
  return { code: 'fallbackFont', field, params: { characters: shownOnes.join(' ') } };
}
