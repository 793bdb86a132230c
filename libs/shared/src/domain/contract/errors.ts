/**
 * Every error a client can see is a row here; `docs/errors.md` is held equal to it by a test.
 * Services throw {@link ServiceError} with a code; nobody else picks a status.
 */
export const errorTable = {
  VALIDATION_ERROR: { status: 400, message: 'Some fields are not valid.' },
  EMPTY_ITEMS: { status: 400, message: 'At least one item is needed.' },
  MISSING_FIELD: { status: 400, message: 'A required part of the request is missing.' },
  INVALID_FILE_TYPE: { status: 400, message: 'Only STL, OBJ and 3MF files can be printed.' },
  FILE_TOO_LARGE: { status: 400, message: 'The file is larger than 50 MB.' },
  INVALID_INPUT: { status: 400, message: 'The request cannot be carried out as sent.' },
  UNAUTHORIZED: { status: 401, message: 'Sign in first.' },
  SESSION_EXPIRED: { status: 401, message: 'The session has expired. Sign in again.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Wrong e-mail or password.' },
  FORBIDDEN: { status: 403, message: 'This is not allowed.' },
  INSUFFICIENT_PERMISSIONS: { status: 403, message: 'This area is for operators.' },
  NOT_FOUND: { status: 404, message: 'There is no such endpoint or page.' },
  RESOURCE_NOT_FOUND: { status: 404, message: 'The record does not exist.' },
  USER_NOT_FOUND: { status: 404, message: 'The account does not exist.' },
  ORDER_NOT_FOUND: { status: 404, message: 'The order does not exist.' },
  QUOTE_NOT_FOUND: { status: 404, message: 'The quote does not exist.' },
  FILE_NOT_FOUND: { status: 404, message: 'The file does not exist. Upload it first.' },
  CONFLICT: { status: 409, message: 'The same request is still in progress.' },
  DUPLICATE_ENTRY: { status: 409, message: 'The record already exists.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Try again in a minute.' },
  INTERNAL_ERROR: { status: 500, message: 'Something went wrong on our side.' },
  DATABASE_ERROR: { status: 503, message: 'The database is unavailable. Try again shortly.' },
  STORAGE_ERROR: { status: 503, message: 'The file storage is unavailable. Try again shortly.' },
  EXTERNAL_SERVICE_ERROR: { status: 502, message: 'A service that this one depends on is unavailable.' },
} as const;

/** One of the codes of the interface description. */
export type ErrorCode = keyof typeof errorTable;

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

/** What a service throws to refuse a request; the error filter turns it into the failure envelope. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  /** The status of the code's row, unless the same code has a second one (502 and 503). */
  readonly status: number;
  /** Extra response headers, e.g. `Retry-After`. */
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      details?: ErrorDetails;
      status?: number;
      headers?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? errorTable[code].message, { cause: options.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.details = options.details ?? {};
    this.status = options.status ?? errorTable[code].status;
    this.headers = options.headers ?? {};
  }
}
