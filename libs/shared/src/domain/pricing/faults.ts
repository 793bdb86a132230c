import type { RefusalReason } from '../contract/errors.js';
import type { Told } from '../contract/told.js';
import type { PriceBook } from './book.js';
import { toWholeLine, type LineInput } from './line.js';
import { isRushAvailable } from './rules/rush.js';

/** Why a line is refused; `field` is the member of the line to change. */
interface LineFault {
  field: keyof LineInput;
  reason: RefusalReason;
  message: Told;
  hint: Told;
}

/** Everything about one line that forbids selling it as asked; empty for a line that can be priced. */
export function findLineFaults(book: PriceBook, input: LineInput): LineFault[] {
  const line = toWholeLine(book, input);
  if (!line.isRush || isRushAvailable(book, line)) return [];
  const params = { hours: book.rush.maximumSeconds / 3600 };
  return [
    {
      field: 'isRush',
      reason: 'rushUnavailable',
      message: { code: 'refusals.rushUnavailable', params },
      hint: { code: 'api.hints.rushUnavailable', params },
    },
  ];
}
