/** Every code that a client can be refused with, and what it says unless its {@link ServiceError} says more. */
export const errorMessages = {
  VALIDATION_ERROR: 'Some fields are not valid.',
  EMPTY_ITEMS: 'At least one item is needed.',
  MISSING_FIELD: 'A required part of the request is missing.',
  INVALID_FILE_TYPE: 'Only STL, OBJ and 3MF files can be printed.',
  FILE_TOO_LARGE: 'The file is larger than 50 MB.',
  INVALID_INPUT: 'The request cannot be carried out as sent.',
  UNAUTHORIZED: 'Sign in first.',
  SESSION_EXPIRED: 'The session has expired. Sign in again.',
  INVALID_CREDENTIALS: 'Wrong e-mail or password.',
  FORBIDDEN: 'This is not allowed.',
  INSUFFICIENT_PERMISSIONS: 'This area is for operators.',
  NOT_FOUND: 'There is no such endpoint or page.',
  RESOURCE_NOT_FOUND: 'The record does not exist.',
  USER_NOT_FOUND: 'The account does not exist.',
  ORDER_NOT_FOUND: 'The order does not exist.',
  QUOTE_NOT_FOUND: 'The quote does not exist.',
  FILE_NOT_FOUND: 'The file does not exist. Upload it first.',
  CONFLICT: 'The same request is still in progress.',
  DUPLICATE_ENTRY: 'The record already exists.',
  RATE_LIMITED: 'Too many requests. Try again in a minute.',
  INTERNAL_ERROR: 'Something went wrong on our side.',
  DATABASE_ERROR: 'The database is unavailable. Try again shortly.',
  STORAGE_ERROR: 'The file storage is unavailable. Try again shortly.',
  EXTERNAL_SERVICE_ERROR: 'A service that this one depends on is unavailable.',
} as const;

/** One of the codes of the interface description. */
export type ErrorCode = keyof typeof errorMessages;

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
  'quoteExpired',
  'quoteLocked',
  'quoteAlreadyOrdered',
  'quantityTooLarge',
  'orderAlreadyPaid',
  'orderNotPayable',
  'tooManyUnpaidOrders',
  'tooManyRecords',
  'storageQuotaExceeded',
  'idempotencyKeyReused',
] as const;

/** One row of {@link refusalReasons}. */
export type RefusalReason = (typeof refusalReasons)[number];

/** One fault of one field; `field` is a dotted path such as `items.0.materialId`. */
export interface FieldError {
  field: string;
  message: string;
  reason?: RefusalReason;
}

/** `error.details` of the failure envelope: free-form, with these usual members. */
export interface ErrorDetails {
  errors?: FieldError[];
  reason?: RefusalReason;
  hint?: string;
  [context: string]: unknown;
}

/** What a service throws to refuse a request: it says why, and the API how that travels. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  /** When the same request may succeed; left out where it will not by itself. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: { message?: string; details?: ErrorDetails; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? errorMessages[code], { cause: options.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
