import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { type FieldError, ServiceError } from '@shared/contract/errors.js';

/** Checks of a value's type: where one fails, the others say nothing more. */
const typeChecks = ['isString', 'isInt', 'isNumber', 'isObject', 'isArray'];

/** What is wrong with a value, without its field's name, which stands beside it. */
function messagesOf({ property, value, constraints = {} }: ValidationError): string[] {
  const failed = Object.entries(constraints);
  if (failed.length > 0 && value === undefined) return ['is required'];
  const ofType = failed.filter(([check]) => typeChecks.includes(check));
  return (ofType.length > 0 ? ofType : failed).map(([, message]) =>
    message.startsWith(`${property} `) ? message.slice(property.length + 1) : message,
  );
}

/** The faults of a body or query, by dotted paths. */
export function fieldErrorsOf(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = parent === '' ? error.property : `${parent}.${error.property}`;
    const own = messagesOf(error).map((message) => ({ field, message }));
    return [...own, ...fieldErrorsOf(error.children ?? [], field)];
  });
}

function hasEmptyItems(errors: ValidationError[]): boolean {
  return errors.some(
    ({ property, value }) => property === 'items' && Array.isArray(value) && value.length === 0,
  );
}

/** Checks bodies and queries against their DTO: all faults at once, unknown fields dropped, types strict. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    exceptionFactory: (errors) =>
      new ServiceError(hasEmptyItems(errors) ? 'EMPTY_ITEMS' : 'VALIDATION_ERROR', {
        details: { errors: fieldErrorsOf(errors) },
      }),
  });
}
