import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { type FieldError, ServiceError } from '@shared/contract/errors.js';

function flatten(errors: ValidationError[], parent: string): FieldError[] {
  return errors.flatMap((error) => {
    const field = parent === '' ? error.property : `${parent}.${error.property}`;
    // What has the wrong type breaks every other rule, too: the first says it all.
    const own = Object.values(error.constraints ?? {})
      .slice(0, 1)
      .map((message) => ({ field, message }));
    return [...own, ...flatten(error.children ?? [], field)];
  });
}

function hasEmptyItems(errors: ValidationError[]): boolean {
  return errors.some(
    ({ property, value }) => property === 'items' && Array.isArray(value) && value.length === 0,
  );
}

/** Checks bodies and queries against their DTO: every field at fault once, unknown ones dropped, types strict. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    exceptionFactory: (errors) =>
      new ServiceError(hasEmptyItems(errors) ? 'EMPTY_ITEMS' : 'VALIDATION_ERROR', {
        details: { errors: flatten(errors, '') },
      }),
  });
}
