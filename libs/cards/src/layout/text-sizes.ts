import { frenchNumber } from '@shared/domain/contract/french-number.js';
import { nozzleMm } from '../design/card-dimensions.js';
import { type CardFault, type CardWarning, tellMm } from '../design/card-findings.js';
import type { TextField } from '../design/card-options.js';
import type { CardPart } from './card-parts.js';
import type { TextLine } from './text-lines.js';

/** Tells of a text that is set smaller than asked: so that it fits, or so that the name keeps its rank. */
export function smallerWarnings(
  { field, wantedCapMm }: TextLine,
  capMm: number,
  isForRank: boolean,
): CardWarning[] {
  if (capMm >= wantedCapMm - 0.005) return [];
  const why = isForRank ? 'so that the name stays larger' : 'so that it fits';
  const pourquoi = isForRank ? 'pour que le nom reste plus grand' : 'pour tenir';
  return [
    {
      code: 'textSmaller',
      field,
      message: `Set in capitals of ${tellMm(capMm)} mm instead of ${tellMm(wantedCapMm)} mm, ${why}.`,
      messageFr: `Composé en capitales de ${frenchNumber(tellMm(capMm))} mm au lieu de ${frenchNumber(tellMm(wantedCapMm))} mm, ${pourquoi}.`,
      value: tellMm(capMm),
      limit: tellMm(wantedCapMm),
    },
  ];
}

/** Tells of strokes finer than the nozzle, at the size that they have in the end. */
export function strokeWarnings({ element, strokeMm = Infinity }: CardPart): CardWarning[] {
  if (strokeMm >= nozzleMm - 0.0005) return [];
  return [
    {
      code: 'thinStrokes',
      field: element,
      message: `Strokes of ${tellMm(strokeMm)} mm are finer than the nozzle of ${nozzleMm} mm: edges come out soft.`,
      messageFr: `Des traits de ${frenchNumber(tellMm(strokeMm))} mm sont plus fins que la buse de ${frenchNumber(nozzleMm)} mm : contours moins nets.`,
      value: tellMm(strokeMm),
      limit: nozzleMm,
    },
  ];
}

/** Refuses a text that cannot be printed small enough to fit. */
export function doesNotFit(field: TextField): CardFault {
  return {
    field,
    message: 'does not fit the card, even in the smallest letters that print',
    hint: 'Shorten it, take a narrower font such as barlow-condensed, or leave out other elements.',
  };
}
