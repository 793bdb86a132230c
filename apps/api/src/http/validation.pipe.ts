import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { validate, type ValidationError } from 'class-validator';
import { type FieldFault, ServiceError } from '@shared/domain/contract/errors.js';
import type { Told } from '@shared/domain/contract/told.js';
import { describedFields } from '../endpoint/fields/field-schema.js';
import { readExpectation } from '../endpoint/fields/expectation.js';
import { pickFields } from '../endpoint/fields/pick-fields.js';
import { passes } from './quick-check.js';
import { told } from '@shared/words/say.js';

/** Faults in one answer: enough to mend a whole basket, and still readable. */
const maxToldFaults = 50;

/** Absent, `null` and the empty text are the same. */
const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Checks of a value's type: if one fails, the field's other checks are not reported. */
const typeChecks = ['isString', 'isInt', 'isNumber', 'isObject', 'isArray'];

/** What is wrong with a value, without its field's name, which stands beside it. */
function messagesOf({ value, constraints = {} }: ValidationError): Told[] {
  const failed = Object.entries(constraints);
  if (failed.length > 0 && isMissing(value)) return [told('api.fields.required')];
  const ofType = failed.filter(([check]) => typeChecks.includes(check));
  // A closer check, if one fails, says why it is no address.
  const closest = failed.length > 1 ? failed.filter(([check]) => check !== 'isEmail') : failed;
  return (ofType.length > 0 ? ofType : closest).map(([, message]) => readExpectation(message));
}

/** The faults of a body or query, by dotted paths. */
export function fieldErrorsOf(errors: ValidationError[], parent = ''): FieldFault[] {
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

function isBehind(field: string, refused: ReadonlySet<string>): boolean {
  const names = field.split('.');
  return names.some((_, place) => refused.has(names.slice(0, place + 1).join('.')));
}

function refusal(faults: FieldFault[], code: 'EMPTY_ITEMS' | 'VALIDATION_ERROR'): ServiceError {
  const errors = faults.slice(0, maxToldFaults);
  const rest = faults.length - errors.length;
  return new ServiceError(code, {
    details: { errors, ...(rest > 0 && { hint: told('api.hints.moreFaults', { count: rest }) }) },
  });
}

type Dto = new () => object;

function isDto(metatype: ArgumentMetadata['metatype']): metatype is Dto {
  return metatype !== undefined && describedFields(metatype as Dto).size > 0;
}

/** Checks bodies and queries against their DTO: all faults at once, unknown fields dropped, types strict. */
@Injectable()
export class FieldsPipe implements PipeTransform {
  /** @throws {ServiceError} VALIDATION_ERROR or EMPTY_ITEMS. */
  async transform(sent: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if ((type !== 'body' && type !== 'query') || !isDto(metatype)) return sent;
    const { picked: dto, faults } = pickFields(metatype, sent, type === 'query');
    if (faults.length === 0 && passes(dto)) return dto;
    const errors = await validate(dto, { forbidUnknownValues: false });
    const refused = new Set(faults.map(({ field }) => field));
    const found = fieldErrorsOf(errors).filter(({ field }) => !isBehind(field, refused));
    const all = [...faults, ...found];
    if (all.length > 0) throw refusal(all, hasEmptyItems(errors) ? 'EMPTY_ITEMS' : 'VALIDATION_ERROR');
    return dto;
  }
}
