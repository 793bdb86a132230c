import { type FieldFault, type RefusalReason, ServiceError } from '@shared/domain/contract/errors.js';
import { told } from '@shared/words/say.js';
import type { Sentence, Told } from '@shared/domain/contract/told.js';
import { bedSideMm, minLargestSideMm } from '@shared/domain/contract/limits.js';
import { colourNotInStock } from '@shared/domain/pricing/line-colours.js';
import { inOrder, type LineRefusal } from '@shared/domain/pricing/line-refusal.js';

const hints: Partial<Record<RefusalReason, Told>> = {
  meshUnreadable: told('api.hints.meshUnreadable'),
  meshNotClosed: told('api.hints.meshNotClosed'),
  exceedsBuildVolume: told('api.hints.exceedsBuildVolume', { mm: bedSideMm }),
  belowMinimumSize: told('api.hints.belowMinimumSize', { mm: minLargestSideMm }),
};

/** A choice that is not in the catalogue. */
type ChoiceReason = 'materialUnavailable' | 'cityNotServed';

export type ChoiceError = FieldFault & { reason: ChoiceReason };

const choices: Record<ChoiceReason, { message: Sentence; hint: Told }> = {
  materialUnavailable: {
    message: colourNotInStock().message,
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

/** A {@link LineRefusal} under its path. */
export interface LineFault extends FieldFault {
  hint?: Told | undefined;
}

/** Puts a line's refusals in order and under its path (`items.3`, or nothing for a single line). */
export function toFieldErrors(path: string, refusals: readonly LineRefusal[]): LineFault[] {
  return inOrder(refusals).map(({ field, ...refusal }) => ({
    field: path === '' ? field : `${path}.${field}`,
    ...refusal,
  }));
}

/**
 * Refuses lines that cannot be printed or priced as asked: reports all faults, with the first one's reason.
 *
 * @throws {ServiceError} INVALID_INPUT when there is any.
 */
export function refuseIfAny(errors: readonly LineFault[]): void {
  const [first] = errors;
  if (first === undefined) return;
  const ofReason = first.reason === undefined ? undefined : hints[first.reason];
  throw new ServiceError('INVALID_INPUT', {
    message: first.message,
    details: {
      errors: errors.map(({ hint: _, ...fault }) => fault),
      reason: first.reason,
      hint: [ofReason, first.hint].filter((hint) => hint !== undefined),
    },
  });
}
