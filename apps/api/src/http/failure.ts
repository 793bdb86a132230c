import { DeadlockException, DriverException, UniqueConstraintViolationException } from '@mikro-orm/core';
import { HttpException } from '@nestjs/common';
import type { PageLocale } from '@shared/domain/contract/enums.js';
import {
  type ErrorDetails,
  type FieldError,
  type FieldFault,
  type RefusalDetails,
  ServiceError,
} from '@shared/domain/contract/errors.js';
import type { Sentence } from '@shared/domain/contract/told.js';
import { isDatabaseAway } from '@shared/infra/database/is-database-away.js';
import { isUnstorableText } from '@shared/infra/database/unstorable-text.js';
import { saySentence, told } from '@shared/words/say.js';
import { QueueUnavailableError } from '@shared/infra/queue/job-queue.js';
import { faultCodeOf } from './fault-code.js';
import { StorageUnavailableError } from '@shared/infra/storage/file-storage.js';

/** The body of the failure envelope, in a language. */
export function failureBody(
  error: ServiceError,
  locale: PageLocale = 'en',
): {
  success: false;
  error: { code: string; message: string; details: ErrorDetails };
} {
  const { code, told: sentence, details } = error;
  const message = saySentence(locale, sentence);
  return { success: false, error: { code, message, details: sayDetails(details, locale) } };
}

function sayDetails({ errors, hint, ...rest }: RefusalDetails, locale: PageLocale): ErrorDetails {
  const hints: readonly Sentence[] = [hint ?? []].flat();
  const said = [...new Set(hints.map((one) => saySentence(locale, one)))].join(' ');
  return {
    ...(errors && { errors: errors.map((one) => sayFault(one, locale)) }),
    ...rest,
    ...(said !== '' && { hint: said }),
  };
}

function sayFault({ field, message, ...rest }: FieldFault, locale: PageLocale): FieldError {
  return { field, code: faultCodeOf(message), message: saySentence(locale, message), ...rest };
}

/**
 * Maps anything thrown to a row of the error table.
 * Unexpected errors become `INTERNAL_ERROR`; the client sees no detail of them.
 */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof StorageUnavailableError) {
    return new ServiceError('STORAGE_ERROR', { retryAfterSeconds: 10, cause: error });
  }
  if (error instanceof QueueUnavailableError) {
    return new ServiceError('EXTERNAL_SERVICE_ERROR', { retryAfterSeconds: 5, cause: error });
  }
  if (error instanceof UniqueConstraintViolationException) {
    return new ServiceError('DUPLICATE_ENTRY', { cause: error });
  }
  if (error instanceof DriverException && isUnstorableText(error)) {
    return new ServiceError('INVALID_INPUT', {
      message: told('api.messages.unstorableText'),
      details: { hint: told('api.hints.noControls') },
      cause: error,
    });
  }
  if (isDatabaseAway(error) || error instanceof DeadlockException) {
    return new ServiceError('DATABASE_ERROR', { retryAfterSeconds: 5, cause: error });
  }
  const status = error instanceof HttpException ? error.getStatus() : (error as { status?: unknown }).status;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ServiceError('INVALID_INPUT', { message: told('api.messages.malformed'), cause: error });
  }
  return new ServiceError('INTERNAL_ERROR', { cause: error });
}
