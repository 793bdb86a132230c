import type { Sentence } from './told.js';

/** Every code that a client can be refused with; its words are `api.errors` of `words/`, its status is the API's. */
export const errorCodes = [
  'VALIDATION_ERROR',
  'EMPTY_ITEMS',
  'MISSING_FIELD',
  'INVALID_FILE_TYPE',
  'FILE_TOO_LARGE',
  'INVALID_INPUT',
  'UNAUTHORIZED',
  'SESSION_EXPIRED',
  'INVALID_CREDENTIALS',
  'FORBIDDEN',
  'INSUFFICIENT_PERMISSIONS',
  'NOT_FOUND',
  'RESOURCE_NOT_FOUND',
  'USER_NOT_FOUND',
  'ORDER_NOT_FOUND',
  'QUOTE_NOT_FOUND',
  'FILE_NOT_FOUND',
  'CONFLICT',
  'DUPLICATE_ENTRY',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'DATABASE_ERROR',
  'STORAGE_ERROR',
  'EXTERNAL_SERVICE_ERROR',
] as const;

/** One of the codes of the interface description. */
export type ErrorCode = (typeof errorCodes)[number];

/** `details.reason`: why a well-formed request is refused. */
export const refusalReasons = [
  'meshUnreadable',
  'meshNotClosed',
  'exceedsBuildVolume',
  'belowMinimumSize',
  'rushUnavailable',
  'cityNotServed',
  'quoteMismatch',
  'materialUnavailable',
  'emailNotVerified',
  'passwordNotChosen',
  'wrongPassword',
  'ordersInProgress',
  'quoteExpired',
  'quoteLocked',
  'quoteOfProject',
  'quoteAlreadyOrdered',
  'projectNotQuoted',
  'answerExpired',
  'quantityTooLarge',
  'orderAlreadyPaid',
  'orderNotPayable',
  'notRefundable',
  'refundTooLarge',
  'mailNotResendable',
  'amountMismatch',
  'transferAlreadyUsed',
  'ownRole',
  'priceBookFixed',
  'priceBookOutdated',
  'priceBookFaulty',
  'priceBookUncompared',
  'tooManyUnpaidOrders',
  'tooManyRecords',
  'storageQuotaExceeded',
  'idempotencyKeyReused',
  'planOutdated',
  'copiesNotMade',
  'copiesUnwanted',
  'machineBusy',
] as const;

/** One row of {@link refusalReasons}. */
export type RefusalReason = (typeof refusalReasons)[number];

/** One fault of one field, in words; `field` is a dotted path such as `items.0.materialId`. */
export interface FieldError {
  field: string;
  /** Stable, for programs: a row of the tables in `docs/errors.md`. */
  code: string;
  message: string;
  reason?: RefusalReason;
}

/** One fault of one field, before it is said in a language. */
export interface FieldFault {
  field: string;
  message: Sentence;
  reason?: RefusalReason;
}

/** `error.details` of the failure envelope: free-form, with these usual members. */
export interface ErrorDetails {
  errors?: FieldError[];
  reason?: RefusalReason;
  hint?: string;
  [context: string]: unknown;
}

/** {@link ErrorDetails} before they are said in a language; of several hints each is said once. */
export interface RefusalDetails {
  errors?: FieldFault[];
  reason?: RefusalReason;
  hint?: Sentence | readonly Sentence[];
  [context: string]: unknown;
}

/** Thrown by a service to refuse a request; the API decides status and headers. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  /** The message; by default that of its code. */
  readonly told: Sentence;
  readonly details: RefusalDetails;
  /** When a retry may succeed; absent if a retry alone does not help. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      message?: Sentence;
      details?: RefusalDetails;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    const told = options.message ?? { code: `api.errors.${code}` };
    super(typeof told === 'string' ? told : told.code, { cause: options.cause });
    this.told = told;
    this.name = 'ServiceError';
    this.code = code;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The refusal of a request for one field of it. */
export function refusedField(field: string, message: Sentence): ServiceError {
  return new ServiceError('VALIDATION_ERROR', { details: { errors: [{ field, message }] } });
}
