import type { FoundCardFault, FoundCardWarning } from '@shared/domain/contract/card-findings.js';
import { nozzleMm } from '../design/card-dimensions.js';
import { tellMm } from '../design/card-findings.js';
import type { TextField } from '../design/card-options.js';
import type { PlacedElement } from './card-elements.js';
import type { TextLine } from './text-lines.js';

/** Tells of a text that is set smaller than asked: so that it fits, or so that the name keeps its rank. */
export function smallerWarnings(
  { field, wantedCapMm }: TextLine,
  capMm: number,
  isForRank: boolean,
): FoundCardWarning[] {
  if (capMm >= wantedCapMm - 0.005) return [];
  return [
    {
      code: 'textSmaller',
      field,
      params: {
        capMm: tellMm(capMm),
        wantedCapMm: tellMm(wantedCapMm),
        why: isForRank ? 'rank' : 'room',
      },
      value: tellMm(capMm),
      limit: tellMm(wantedCapMm),
    },
  ];
}

/** Tells of strokes finer than the nozzle, at the size that they have in the end. */
export function strokeWarnings({ element, strokeMm = Infinity }: PlacedElement): FoundCardWarning[] {
  if (strokeMm >= nozzleMm - 0.0005) return [];
  return [
    {
      code: 'thinStrokes',
      field: element,
      params: { of: 'text', strokeMm: tellMm(strokeMm), nozzleMm },
      value: tellMm(strokeMm),
      limit: nozzleMm,
    },
  ];
}

/** Refuses a text that cannot be printed small enough to fit. */
export function doesNotFit(field: TextField): FoundCardFault {
  return { field, code: 'doesNotFit' };
}
