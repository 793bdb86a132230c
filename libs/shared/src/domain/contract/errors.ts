import type { Sentence } from './told.js';

/**
 * Every error a client can see is a row here; `docs/errors.md` is held equal to it by a test.
 * Services throw {@link ServiceError} with a code; nobody else picks a status.
 */
export const errorTable = {
  VALIDATION_ERROR: { status: 400 },
  EMPTY_ITEMS: { status: 400 },
  MISSING_FIELD: { status: 400 },
  INVALID_FILE_TYPE: { status: 400 },
  FILE_TOO_LARGE: { status: 400 },
  INVALID_INPUT: { status: 400 },
  UNAUTHORIZED: { status: 401 },
  SESSION_EXPIRED: { status: 401 },
  INVALID_CREDENTIALS: { status: 401 },
  FORBIDDEN: { status: 403 },
  INSUFFICIENT_PERMISSIONS: { status: 403 },
  NOT_FOUND: { status: 404 },
  RESOURCE_NOT_FOUND: { status: 404 },
  USER_NOT_FOUND: { status: 404 },
  ORDER_NOT_FOUND: { status: 404 },
  QUOTE_NOT_FOUND: { status: 404 },
  FILE_NOT_FOUND: { status: 404 },
  CONFLICT: { status: 409 },
  DUPLICATE_ENTRY: { status: 409 },
  RATE_LIMITED: { status: 429 },
  INTERNAL_ERROR: { status: 500 },
  DATABASE_ERROR: { status: 503 },
  STORAGE_ERROR: { status: 503 },
  EXTERNAL_SERVICE_ERROR: { status: 502 },
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

/** One fault of one field, in words; `field` is a dotted path such as `items.0.materialId`. */
export interface FieldError {
  field: string;
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

/** What a service throws to refuse a request; the error filter turns it into the failure envelope. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  /** What to say of it; that of its code unless something closer is known. */
  readonly told: Sentence;
  readonly details: RefusalDetails;
  /** The status of the code's row, unless the same code has a second one (502 and 503). */
  readonly status: number;
  /** Extra response headers, e.g. `Retry-After`. */
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    options: {
      message?: Sentence;
      details?: RefusalDetails;
      status?: number;
      headers?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    const told = options.message ?? { code: `api.errors.${code}` };
    super(typeof told === 'string' ? told : told.code, { cause: options.cause });
    this.told = told;
    this.name = 'ServiceError';
    this.code = code;
    this.details = options.details ?? {};
    this.status = options.status ?? errorTable[code].status;
    this.headers = options.headers ?? {};
  }
}
