import { type FieldFault, type RefusalReason, ServiceError } from '@shared/domain/contract/errors.js';
import { told } from '@shared/words/say.js';
import type { Sentence, Told } from '@shared/domain/contract/told.js';
import { bedSideMm, minLargestSideMm } from '@shared/domain/contract/limits.js';
import { currentPriceBook } from '@shared/domain/pricing/price-books.js';

/** The order of several refusals of one line. */
const precedence: readonly RefusalReason[] = [
  'meshUnreadable',
  'meshNotClosed',
  'exceedsBuildVolume',
  'belowMinimumSize',
  'rushUnavailable',
];

const hints: Partial<Record<RefusalReason, Told>> = {
  meshUnreadable: told('api.hints.meshUnreadable'),
  meshNotClosed: told('api.hints.meshNotClosed'),
  exceedsBuildVolume: told('api.hints.exceedsBuildVolume', { mm: bedSideMm }),
  belowMinimumSize: told('api.hints.belowMinimumSize', { mm: minLargestSideMm }),
  rushUnavailable: told('api.hints.rushUnavailable', { hours: currentPriceBook.rush.maximumSeconds / 3600 }),
};

/** A choice that is not in the catalogue. */
type ChoiceReason = 'materialUnavailable' | 'cityNotServed';

export type ChoiceError = FieldFault & { reason: ChoiceReason };

const choices: Record<ChoiceReason, { message: Told; hint: Told }> = {
  materialUnavailable: {
    message: told('api.fields.notInStock'),
    hint: told('api.hints.inStock'),
  },
  cityNotServed: {
    message: told('api.fields.cityNotServed'),
    hint: told('api.hints.servedCities'),
  },
};

/** The fault of a field with an unavailable choice. */
export function choiceError(
  field: string,
  reason: ChoiceReason,
  message = choices[reason].message,
): ChoiceError {
  return { field, reason, message };
}

/**
 * Refuses unavailable choices: reports all of them, with the first one's reason.
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

/** A fault of one line, without the line's place in the request. */
export interface LineRefusal {
  /** Field of the line, such as `fileKey`. */
  field: string;
  reason: RefusalReason;
  message: Sentence;
}

/** Puts a line's refusals in order and under its path (`items.3`, or nothing for a single line). */
export function toFieldErrors(path: string, refusals: readonly LineRefusal[]): FieldFault[] {
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
 * Refuses lines that cannot be printed or priced as asked: reports all faults, with the first one's reason.
 *
 * @throws {ServiceError} INVALID_INPUT when there is any.
 */
export function refuseIfAny(errors: readonly FieldFault[]): void {
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
