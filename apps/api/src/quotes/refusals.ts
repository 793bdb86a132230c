import { type FieldError, type RefusalReason, ServiceError } from '@shared/contract/errors.js';

/** Which of several refusals of one line is told first. */
const precedence: readonly RefusalReason[] = [
  'meshUnreadable',
  'meshNotClosed',
  'exceedsBuildVolume',
  'belowMinimumSize',
  'rushUnavailable',
];

const hints: Partial<Record<RefusalReason, string>> = {
  meshUnreadable: 'Export the part anew as STL, OBJ or 3MF and upload it again.',
  meshNotClosed: 'Repair the mesh so that it has no holes, and upload it again.',
  exceedsBuildVolume: 'Scale the part down or cut it: each side may be at most 256 mm.',
  belowMinimumSize: 'Check the unit of the file: we print parts from 5 mm on.',
  rushUnavailable: 'Order without rush, or split the line: its copies must print within 8 hours.',
};

/** A fault of one line, before it knows the line's place in the request. */
export interface LineRefusal {
  /** Field of the line, such as `fileKey`. */
  field: string;
  reason: RefusalReason;
  message: string;
}

/** Puts a line's refusals in order and under its path (`items.3`, or nothing for a single line). */
export function toFieldErrors(path: string, refusals: readonly LineRefusal[]): FieldError[] {
  const rankOf = ({ reason }: LineRefusal) => precedence.indexOf(reason);
  return [...refusals]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map(({ field, reason, message }) => ({
      field: path === '' ? field : `${path}.${field}`,
      reason,
      message,
    }));
}

/**
 * Refuses lines that cannot be printed or priced as asked: all faults, the first one's reason.
 *
 * @throws {ServiceError} INVALID_INPUT when there is any.
 */
export function refuseIfAny(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (first === undefined) return;
  throw new ServiceError('INVALID_INPUT', {
    message: first.message,
    details: {
      errors: [...errors],
      reason: first.reason,
      hint: first.reason === undefined ? undefined : hints[first.reason],
    },
  });
}
