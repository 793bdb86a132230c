import { capHeightMm, nozzleMm, sizeFactor } from './card-dimensions.js';
import { CardFaultError, type CardWarning, tellMm } from './card-findings.js';
import { type CardFont, type CardOptions, type TextField, textFields } from './card-options.js';
import { fontTraits, smallestCapMm } from './font-traits.js';
import { pictogramCaps, pictograms } from './pictograms.js';
import { boxAround, type Box, type Contour, moved } from './plane.js';
import { type FontLibrary, preparedText, setLine } from './text-setting.js';

/** A line of the card before it has a size: everything at a height of capitals of 1. */
export interface TextLine {
  field: TextField;
  font: CardFont;
  /** Its letters behind its pictogram, the ink's left edge at 0. */
  contours: Contour[];
  box: Box;
  wantedCapMm: number;
  smallestCapMm: number;
}

/**
 * Sets every text of a card that is not empty.
 *
 * @throws {CardFaultError} for a character that no font has, and for a name that shows nothing.
 */
export function textLines(options: CardOptions, library: FontLibrary, warnings: CardWarning[]): TextLine[] {
  return textFields.flatMap((field) => {
    const text = preparedText(options[field], options.textCase);
    if (text === '' && field !== 'name') return [];
    const type = options.typography[field] ?? {};
    const font = type.font ?? options.fontFamily;
    const line = setLine(text, { font, tracking: type.tracking ?? 'normal' }, library);
    if (line.missing.length > 0) throw missingCharacters(field, line.missing);
    if (line.box === null) throw nothingToSee(field);
    if (line.borrowed.length > 0) warnings.push(borrowedCharacters(field, line.borrowed));
    const size = sizeFactor[type.size ?? options.fontSize];
    const wantedCapMm = capHeightMm[field] * size * fontTraits[font].enlarged;
    return [
      {
        ...withPictogram(line.contours, line.box, options.icons ? pictograms[field] : undefined),
        field,
        font,
        wantedCapMm,
        smallestCapMm: Math.min(wantedCapMm, smallestCapMm(font)),
      },
    ];
  });
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

/** What its owner should know of a line at its final size. */
export function sizeWarnings(line: TextLine, capMm: number): CardWarning[] {
  const { field, font, wantedCapMm } = line;
  const warnings: CardWarning[] = [];
  if (capMm < wantedCapMm - 0.005) {
    warnings.push({
      code: 'textSmaller',
      field,
      message: `Set in capitals of ${tellMm(capMm)} mm instead of ${tellMm(wantedCapMm)} mm, so that it fits.`,
      messageFr: `Composé en capitales de ${tellMm(capMm)} mm au lieu de ${tellMm(wantedCapMm)} mm, pour tenir.`,
      value: tellMm(capMm),
      limit: tellMm(wantedCapMm),
    });
  }
  const strokeMm = fontTraits[font].strokeCaps * capMm;
  if (strokeMm < nozzleMm) {
    warnings.push({
      code: 'thinStrokes',
      field,
      message: `Strokes of ${tellMm(strokeMm)} mm are finer than the nozzle of ${nozzleMm} mm: edges come out soft.`,
      messageFr: `Des traits de ${tellMm(strokeMm)} mm sont plus fins que la buse de ${nozzleMm} mm : contours moins nets.`,
      value: tellMm(strokeMm),
      limit: nozzleMm,
    });
  }
  return warnings;
}

function missingCharacters(field: TextField, characters: readonly string[]): CardFaultError {
  const list = characters.map((character) => `“${character}”`).join(', ');
  return new CardFaultError({
    field,
    message: `has characters that no font of ours can print: ${list}`,
    hint: 'Use Latin, Greek or Cyrillic letters, digits and common signs.',
  });
}

function nothingToSee(field: TextField): CardFaultError {
  return new CardFaultError({
    field,
    message: 'must have at least one visible character',
    hint: 'Send the name that the card is for.',
  });
}

function borrowedCharacters(field: TextField, characters: readonly string[]): CardWarning {
  const list = characters.join(' ');
  return {
    code: 'fallbackFont',
    field,
    message: `The font lacks ${list}: set in another one.`,
    messageFr: `La police n’a pas ${list} : composé dans une autre.`,
  };
}

/** Refuses a text that cannot be printed small enough to fit. */
export function doesNotFit(field: TextField): CardFaultError {
  return new CardFaultError({
    field,
    message: 'does not fit the card, even in the smallest letters that print',
    hint: 'Shorten it, take a narrower font such as barlow-condensed, or leave out other elements.',
  });
}
