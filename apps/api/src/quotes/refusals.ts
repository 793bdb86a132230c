import { type FieldError, type RefusalReason, ServiceError } from '@shared/domain/contract/errors.js';

/** Which of several refusals of one line is told first. */
const precedence: readonly RefusalReason[] = [
  'meshUnreadable',
  'meshNotClosed',
  'exceedsBuildVolume',
  'belowMinimumSize',
  'rushUnavailable',
];

const hints: Partial<Record<RefusalReason, string>> = {
  meshUnreadable: 'Export the part again as STL, OBJ or 3MF and upload it.',
  meshNotClosed: 'Repair the mesh so that it has no holes, and upload it again.',
  exceedsBuildVolume: 'Scale the part down or cut it: each side may be at most 256 mm.',
  belowMinimumSize: 'Check the unit of the file: the smallest part that we print is 5 mm long.',
  rushUnavailable:
    'Order without rush, or split the line: all its copies together must print within 8 hours.',
};

/** A choice from our lists that we do not have. */
type ChoiceReason = 'materialUnavailable' | 'cityNotServed';

export type ChoiceError = FieldError & { reason: ChoiceReason };

const choices: Record<ChoiceReason, { message: string; hint: string }> = {
  materialUnavailable: {
    message: 'is not in stock',
    hint: 'GET /api/materials lists what is in stock.',
  },
  cityNotServed: {
    message: 'is not a city that we deliver to',
    hint: 'GET /api/shipping/destinations finds served cities.',
  },
};

/** The fault of a field that names something we do not have. */
export function choiceError(
  field: string,
  reason: ChoiceReason,
  message = choices[reason].message,
): ChoiceError {
  return { field, reason, message };
}

/**
 * Refuses choices that we do not have: all of them, the first one's reason.
 *
 * @throws {ServiceError} VALIDATION_ERROR when there is any.
 */
export function refuseChoices(errors: readonly ChoiceError[]): void {
  const [first] = errors;
  if (first === undefined) return;
  const { reason } = first;
  throw new ServiceError('VALIDATION_ERROR', {
    details: { errors: [...errors], reason, hint: choices[reason].hint },
  });
}

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
