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
  MinLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { domainToASCII, domainToUnicode } from 'node:url';
import { finishes, locales, pageLocales, technologies } from '@shared/domain/contract/enums.js';
import { maxBasketItems, maxQuantity, maxReferenceCharacters } from '@shared/domain/contract/limits.js';
import { applyDecorators } from '@nestjs/common';
import { readDateTime } from './date-time.js';
import { expects } from './expectation.js';
import { describeField, type JsonSchema } from './field-schema.js';
import { oneLine, oneVisibleLine, visibleText } from './visible-text.js';

/*
 * Each decorator checks a field and notes for the API description what it accepts, so that a bound is written
 * once.
 */

/** The field may be left out; `null`, or '' for a text, is the same. For bodies that make something, and for queries. */
export const Optional = () =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined),
    describeField({}, { isOptional: true, empty: 'absent' }),
  );

/** Of a change: left out, it stays as it is; `null`, or '' for a text, clears it and reaches the handler as `null`. */
export const Clearable = (type: 'string' | 'number' | 'boolean' | 'object' = 'string') =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined && value !== null),
    describeField({ type: [type, 'null'] }, { isOptional: true, empty: 'clears' }),
  );

/** Of a change: left out, it stays as it is; it cannot be cleared. */
export const Replaceable = () =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined),
    describeField({}, { isOptional: true, empty: 'refused' }),
  );

function hasLength(value: unknown, min: number, max: number): boolean {
  if (typeof value !== 'string' || value.length < min) return false;
  // Nothing to count: a character is one or two UTF-16 units.
  if (value.length <= max && min <= 1) return true;
  const length = Array.from(value).length;
  return length >= min && length <= max;
}

/** A string of `min` to `max` characters: code points, which is what the database's columns count. */
export const Text = (min: number, max: number) =>
  applyDecorators(
    IsString({ message: expects('api.fields.string') }),
    ValidateBy({
      name: 'textLength',
      validator: {
        validate: (value) => hasLength(value, min, max),
        defaultMessage: () => expects('api.fields.characters', { min, max }),
      },
    }),
    describeField({ type: 'string', ...(min > 0 && { minLength: min }), maxLength: max }),
  );

/** A string that matches; `expectation` says so, made by {@link expects}. */
export const Pattern = (pattern: RegExp, expectation: string, described = pattern.source) =>
  applyDecorators(
    Matches(pattern, { message: expectation }),
    describeField({ type: 'string', pattern: described }),
  );

/** A custom check, with its JSON Schema as far as that can express it. */
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

/** A moment, on a day that the calendar has. */
export const DateTime = () =>
  Check(
    'isDateTime',
    (value) => readDateTime(value) !== null,
    expects('api.fields.dateTime', { example: '2027-01-31T12:00:00Z' }),
    { type: 'string', format: 'date-time' },
  );

/** One of these strings. */
export const OneOf = (values: readonly string[]) =>
  applyDecorators(
    IsIn(values, { message: expects('api.fields.oneOf', { values: values.join(', ') }) }),
    describeField({ type: 'string', enum: values }),
  );

const rowId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of a row; `expectation` says of which, made by {@link expects}. */
export const Id = (expectation: string) => Pattern(rowId, expectation);

/** A string that names something of ours: a key, an SKU, an id. */
export const Reference = () => Text(1, maxReferenceCharacters);

/** Cuts spaces at both ends, but no line breaks and no invisible characters: an address with those is refused. */
function withoutOuterSpaces(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return text.slice(start, end);
}

/** No control, space or format character, so none that hides its neighbours or changes their direction. */
const plainAddress = /^[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * The domain as mail servers take it: some letters have other forms or are written in ASCII, and a mailbox would have many
 * addresses.
 */
function inOneSpelling(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  const isPlain = /^[\x20-\x7e]*$/.test(domain) && !/(^|\.)xn--/.test(domain);
  if (isPlain || !plainAddress.test(domain)) return address;
  // Without one, no server has it: it is refused.
  return address.slice(0, at) + domainToUnicode(domainToASCII(domain));
}

/** An e-mail address; compared and stored without outer spaces, in lower case, its domain in one spelling. */
export const Email = () =>
  applyDecorators(
    describeField({}, { readText: (text) => inOneSpelling(withoutOuterSpaces(text).toLowerCase()) }),
    Text(1, 255),
    IsEmail({ ignore_max_length: true }, { message: expects('api.fields.email') }),
    Check(
      'isPlainAddress',
      (value) => plainAddress.test(String(value)),
      expects('api.fields.plainEmail'),
      {},
    ),
    // A quoted local part could hold them.
    Pattern(/^(?!\.)(?!.*\.\.)/, expects('api.fields.emailDots')),
    describeField({ format: 'email' }, { isTrimmed: true }),
  );

/** Whatever was a good password once. */
export const AnyPassword = () =>
  applyDecorators(
    IsString({ message: expects('api.fields.string') }),
    MinLength(1, { message: expects('api.fields.required') }),
    describeField({ type: 'string', format: 'password', minLength: 1 }),
  );

/**
 * A text without line breaks, other control characters, or those that turn the direction of what follows. Unless it
 * may be empty, one of its characters can be seen: which ones does not matter.
 */
export const OneLine = (min: number, max: number) =>
  applyDecorators(
    Text(min, max),
    min === 0
      ? Pattern(oneLine.check, expects('api.fields.oneLine'), oneLine.described)
      : Pattern(oneVisibleLine.check, expects('api.fields.visibleLine'), oneVisibleLine.described),
  );

/** A file's name on quotes, orders and invoices: anything but one visible line is refused. */
export const FileName = () => OneLine(1, maxReferenceCharacters);

/** A text of several lines with at least one visible character. */
export const Words = (min: number, max: number) =>
  applyDecorators(
    Text(min, max),
    Pattern(visibleText.check, expects('api.fields.visibleText'), visibleText.described),
  );

/** A Moroccan phone number. */
export const Phone = () =>
  applyDecorators(
    IsString({ message: expects('api.fields.string') }),
    Pattern(/^(\+212|0)(5|6|7)\d{8}$/, expects('api.fields.phone', { example: '0612345678' })),
  );

/** `standard`, `smooth` or `polished`. */
export const FinishField = () => OneOf(finishes);

/** `fdm`. */
export const TechnologyField = () => OneOf(technologies);

/** `fr` or `en`: of documents. */
export const LocaleField = () => OneOf(locales);

/** `fr`, `en` or `ar`: of accounts and pages. */
export const PageLocaleField = () => OneOf(pageLocales);

const between = (least: number, most: number) => [
  Min(least, { message: expects('api.fields.atLeast', { limit: least }) }),
  Max(most, { message: expects('api.fields.atMost', { limit: most }) }),
];

/** A whole number from `min` to `max`. */
export const WholeNumber = (min: number, max: number) =>
  applyDecorators(
    IsInt({ message: expects('api.fields.integer') }),
    ...between(min, max),
    describeField({ type: 'integer', minimum: min, maximum: max }),
  );

/** A whole number above 0 that JSON carries exactly. */
export const PositiveInteger = () => WholeNumber(1, Number.MAX_SAFE_INTEGER);

/** 1 to 1000 copies. */
export const Quantity = () => WholeNumber(1, maxQuantity);

/** `true` or `false`. */
export const Flag = () =>
  applyDecorators(IsBoolean({ message: expects('api.fields.boolean') }), describeField({ type: 'boolean' }));

/** `true`, and nothing else. */
export const MustBeTrue = () =>
  applyDecorators(
    Equals(true, { message: expects('api.fields.true') }),
    describeField({ type: 'boolean', const: true }),
  );

/** Cuts spaces at both ends before the checks. */
export const Trimmed = () => describeField({}, { isTrimmed: true, readText: (text) => text.trim() });

/** Query strings are text: reads digits as a number; the checks refuse the rest. */
export const QueryInteger = () =>
  describeField({}, { readText: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text) });

/** A number between two bounds. */
export const Bounded = (low: number, high: number) =>
  applyDecorators(
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: expects('api.fields.number') }),
    ...between(low, high),
    describeField({ type: 'number', minimum: low, maximum: high }),
  );

/** An object whose fields are checked as `type` says. */
export const Nested = (type: () => new () => object) =>
  applyDecorators(
    IsObject({ message: expects('api.fields.object') }),
    ValidateNested(),
    describeField({ type: 'object' }, { nested: type }),
  );

/** Strings, at most so many, of which each is as `isOne` and `items` say. */
const Strings = (
  most: number,
  name: string,
  isOne: (value: unknown) => boolean,
  expectation: string,
  items: JsonSchema,
) =>
  applyDecorators(
    IsArray({ message: expects('api.fields.array') }),
    ArrayMaxSize(most, { message: expects('api.fields.entries', { min: 0, max: most }) }),
    Check(name, (value) => !Array.isArray(value) || value.every(isOne), expectation, {
      type: 'array',
      maxItems: most,
      items: { type: 'string', ...items },
    }),
  );

/** Strings that name things of ours, at most so many. */
export const References = (most: number) => {
  const [min, max] = [1, maxReferenceCharacters];
  const isOne = (value: unknown) => hasLength(value, min, max);
  const expectation = expects('api.fields.characters', { min, max });
  return Strings(most, 'areReferences', isOne, expectation, { minLength: min, maxLength: max });
};

/** Ids of rows, at most so many; `expectation` as that of {@link Id}. */
export const Ids = (most: number, expectation: string) =>
  Strings(most, 'areIds', (value) => typeof value === 'string' && rowId.test(value), expectation, {
    format: 'uuid',
  });

/** A list of objects, each checked as `entry` says. Of a longer list only the length is checked. */
export const Entries = (entry: () => new () => object, min: number, max: number) =>
  applyDecorators(
    IsArray({ message: expects('api.fields.array') }),
    ArrayMinSize(min, { message: expects('api.fields.entries', { min, max }) }),
    ArrayMaxSize(max, { message: expects('api.fields.entries', { min, max }) }),
    ValidateNested({ each: true }),
    describeField({ type: 'array', minItems: min, maxItems: max }, { nested: entry }),
  );

/** The lines of a basket: 1 to 25 objects, each checked as `line` says. */
export const BasketLines = (line: () => new () => object) => Entries(line, 1, maxBasketItems);

/** At most so many whole numbers from 0. */
export const WholeNumbers = (most: number, greatest: number) =>
  applyDecorators(
    IsArray({ message: expects('api.fields.array') }),
    ArrayMaxSize(most, { message: expects('api.fields.entries', { min: 0, max: most }) }),
    Check(
      'areWholeNumbers',
      (value) =>
        !Array.isArray(value) ||
        value.every((one) => Number.isSafeInteger(one) && one >= 0 && one <= greatest),
      expects('api.fields.integer'),
      { type: 'array', maxItems: most, items: { type: 'integer', minimum: 0, maximum: greatest } },
    ),
  );
