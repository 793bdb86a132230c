import type { RefusalReason } from '../contract/errors.js';
import type { Sentence, Told } from '../contract/told.js';

/** A fault of one line, without the line's place in the request. */
export interface LineRefusal {
  /** Field of the line, such as `fileKey`. */
  field: string;
  reason: RefusalReason;
  message: Sentence;
  /** What to try with this part, behind the hint of its reason. */
  hint?: Told;
}

/** The order of several refusals of one line. */
const precedence: readonly RefusalReason[] = [
  'meshUnreadable',
  'meshNotClosed',
  'exceedsBuildVolume',
  'belowMinimumSize',
  'rushUnavailable',
];

/** A line's refusals in the order in which they are answered. */
export function inOrder(refusals: readonly LineRefusal[]): LineRefusal[] {
  const rankOf = ({ reason }: LineRefusal): number => precedence.indexOf(reason);
  return [...refusals].sort((a, b) => rankOf(a) - rankOf(b));
}
