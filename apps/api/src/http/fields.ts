import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { finishes, locales, technologies } from '@shared/contract/enums.js';
import { maxQuantity } from '@shared/contract/limits.js';
import { applyDecorators } from '@nestjs/common';

/** The field may be left out; `null` is no value of it. */
export const Optional = () => ValidateIf((_, value) => value !== undefined);

/** The field may be left out or `null`: a value that can be taken away. */
export const Nullable = () => ValidateIf((_, value) => value !== undefined && value !== null);

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
  );

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
    Matches(/^(?!\.)(?!.*\.\.)/, { message: 'must not begin with a dot or hold two in a row' }),
  );

/** A text without line breaks or other control characters. */
export const SingleLine = (min: number, max: number) =>
  applyDecorators(Text(min, max), Matches(/^\P{Cc}*$/u, { message: 'must be one line of text' }));

/** A Moroccan phone number. */
export const Phone = () =>
  applyDecorators(
    IsString(),
    Matches(/^(\+212|0)(5|6|7)\d{8}$/, { message: 'phone must be a Moroccan number such as 0612345678' }),
  );

/** `standard`, `smooth` or `polished`. */
export const FinishField = () => IsIn(finishes);

/** `fdm`. */
export const TechnologyField = () => IsIn(technologies);

/** `fr` or `en`. */
export const LocaleField = () => IsIn(locales);

/** A whole number above 0 that JSON carries exactly. */
export const PositiveInteger = () => applyDecorators(IsInt(), Min(1), Max(Number.MAX_SAFE_INTEGER));

/** 1 to 1000 copies. */
export const Quantity = () => applyDecorators(IsInt(), Min(1), Max(maxQuantity));

/** `true` or `false`. */
export const Flag = () => IsBoolean();

/** Cuts spaces at both ends before the checks. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Query strings are text: reads digits as a number, leaves the rest for the checks to refuse. */
export const QueryInteger = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
  );

/** Every entry of the list is an object, so that the checks of its fields can run. */
export const IsObjectList = () => IsObject({ each: true, message: 'each entry must be an object' });
