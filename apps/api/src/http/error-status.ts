import type { ErrorCode, ServiceError } from '@shared/domain/contract/errors.js';

/** The status of each code; services throw codes and know no status. A test compares `docs/errors.md` with it. */
export const errorStatuses: Readonly<Record<ErrorCode, number>> = {
  VALIDATION_ERROR: 400,
  EMPTY_ITEMS: 400,
  MISSING_FIELD: 400,
  INVALID_FILE_TYPE: 400,
  FILE_TOO_LARGE: 400,
  INVALID_INPUT: 400,
  UNAUTHORIZED: 401,
  SESSION_EXPIRED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  INSUFFICIENT_PERMISSIONS: 403,
  NOT_FOUND: 404,
  RESOURCE_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  QUOTE_NOT_FOUND: 404,
  FILE_NOT_FOUND: 404,
  CONFLICT: 409,
  DUPLICATE_ENTRY: 409,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  DATABASE_ERROR: 503,
  STORAGE_ERROR: 503,
  EXTERNAL_SERVICE_ERROR: 502,
};

/** The status of a refusal: 503 instead of 502 if it says when to retry. */
export function statusOf({ code, retryAfterSeconds }: ServiceError): number {
  const isPassing = code === 'EXTERNAL_SERVICE_ERROR' && retryAfterSeconds !== undefined;
  return isPassing ? 503 : errorStatuses[code];
}

/** The headers that belong to a refusal. */
export function headersOf({ retryAfterSeconds }: ServiceError): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
}
