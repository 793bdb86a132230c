import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  Equals,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { finishes, locales, technologies } from '@shared/contract/enums.js';
import { maxBasketItems, maxQuantity } from '@shared/contract/limits.js';
import { applyDecorators } from '@nestjs/common';
import { describeField, type JsonSchema } from './field-schema.js';

/*
 * Each decorator checks a field and notes for the API description what it accepts, so that a bound is written
 * once.
 */

/** The field may be left out; `null` is no value of it. */
export const Optional = () =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined),
    describeField({}, { isOptional: true }),
  );

/** The field may be left out or `null`: a value that can be taken away. */
export const Nullable = () =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined && value !== null),
    describeField({ type: ['string', 'null'] }, { isOptional: true }),
  );

function hasLength(value: unknown, min: number, max: number): boolean {
  if (typeof value !== 'string') return false;
  const length = Array.from(value).length;
  return length >= min && length <= max;
}

/** A string of `min` to `max` characters: code points, which is what the database's columns count. */
export const Text = (min: number, max: number) =>
  applyDecorators(
    IsString(),
    ValidateBy({
      name: 'textLength',
      validator: {
        validate: (value) => hasLength(value, min, max),
        defaultMessage: () => `must have ${min} to ${max} characters`,
      },
    }),
    describeField({ type: 'string', ...(min > 0 && { minLength: min }), maxLength: max }),
  );

/** A string that matches; `expectation` says so in words, e.g. `must have five digits`. */
export const Pattern = (pattern: RegExp, expectation: string) =>
  applyDecorators(
    Matches(pattern, { message: expectation }),
    describeField({ type: 'string', pattern: pattern.source }),
  );

/** A check of our own, with what JSON Schema can say of it. */
export const Check = (
  name: string,
  isValid: (value: unknown) => boolean,
  expectation: string,
  schema: JsonSchema,
) =>
  applyDecorators(
    ValidateBy({ name, validator: { validate: isValid, defaultMessage: () => expectation } }),
    describeField(schema),
  );

/** One of these strings. */
export const OneOf = (values: readonly string[]) =>
  applyDecorators(IsIn(values), describeField({ type: 'string', enum: values }));

/** A string that names something of ours: a key, an SKU, an id. */
export const Reference = () => Text(1, 500);

/** An e-mail address; compared and stored trimmed and in lower case. */
export const Email = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toLowerCase() : value,
    ),
    Text(1, 255),
    IsEmail({ ignore_max_length: true }, { message: 'must be an e-mail address' }),
    // A quoted local part could hold them.
    Pattern(/^(?!\.)(?!.*\.\.)/, 'must not begin with a dot or hold two in a row'),
    describeField({ format: 'email' }),
  );

const oneLine = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;
const oneVisibleLine = /^(?=.*[\p{L}\p{N}])[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;

/** A text without line breaks, other control characters, or those that turn the direction of what follows. */
export const OneLine = (min: number, max: number) =>
  applyDecorators(Text(min, max), Pattern(oneLine, 'must be one line of text'));

/** {@link OneLine} with a letter or a digit, unless it may be empty. */
export const SingleLine = (min: number, max: number) =>
  min === 0
    ? OneLine(min, max)
    : applyDecorators(Text(min, max), Pattern(oneVisibleLine, 'must be one line of text that can be read'));

/** A Moroccan phone number. */
export const Phone = () =>
  applyDecorators(
    IsString(),
    Pattern(/^(\+212|0)(5|6|7)\d{8}$/, 'must be a Moroccan number such as 0612345678'),
  );

/** `standard`, `smooth` or `polished`. */
export const FinishField = () => OneOf(finishes);

/** `fdm`. */
export const TechnologyField = () => OneOf(technologies);

/** `fr` or `en`. */
export const LocaleField = () => OneOf(locales);

/** A whole number from `min` to `max`. */
export const WholeNumber = (min: number, max: number) =>
  applyDecorators(
    IsInt(),
    Min(min),
    Max(max),
    describeField({ type: 'integer', minimum: min, maximum: max }),
  );

/** A whole number above 0 that JSON carries exactly. */
export const PositiveInteger = () => WholeNumber(1, Number.MAX_SAFE_INTEGER);

/** 1 to 1000 copies. */
export const Quantity = () => WholeNumber(1, maxQuantity);

/** `true` or `false`. */
export const Flag = () => applyDecorators(IsBoolean(), describeField({ type: 'boolean' }));

/** `true`, and nothing else. */
export const MustBeTrue = (message: string) =>
  applyDecorators(Equals(true, { message }), describeField({ type: 'boolean', const: true }));

/** Cuts spaces at both ends before the checks. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Query strings are text: reads digits as a number, leaves the rest for the checks to refuse. */
export const QueryInteger = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
  );

/** A number between two bounds. */
export const Bounded = (low: number, high: number) =>
  applyDecorators(
    IsNumber({ allowNaN: false, allowInfinity: false }),
    Min(low),
    Max(high),
    describeField({ type: 'number', minimum: low, maximum: high }),
  );

/** An object whose fields are checked as `type` says. */
export const Nested = (type: () => new () => object) =>
  applyDecorators(
    IsObject(),
    ValidateNested(),
    Type(type),
    describeField({ type: 'object' }, { nested: type }),
  );

const linesExpected = `must have 1 to ${maxBasketItems} entries`;

/** The lines of a basket: 1 to 25 objects, each checked as `line` says. */
export const BasketLines = (line: () => new () => object) =>
  applyDecorators(
    IsArray(),
    ArrayMinSize(1, { message: linesExpected }),
    ArrayMaxSize(maxBasketItems, { message: linesExpected }),
    // Without it the checks of an entry's fields would not run on what is no object.
    IsObject({ each: true, message: 'each entry must be an object' }),
    ValidateNested({ each: true }),
    Type(line),
    describeField({ type: 'array', minItems: 1, maxItems: maxBasketItems }, { nested: line }),
  );
