import { oneVisibleLine, visibleText } from '../endpoint/fields/visible-text.js';
import { type InterfaceDocument, resolved, type Schema } from './interface-document.js';

/** A schema's type in a word or two: `string`, `list of integer`, `string or null`. */
export function typeOf(document: InterfaceDocument, schema: Schema): string {
  if (schema.items !== undefined) return `list of ${typeOf(document, resolved(document, schema.items))}`;
  const { type, anyOf } = resolved(document, schema);
  if (type === undefined && anyOf !== undefined)
    return anyOf.map((one) => typeOf(document, one)).join(' or ');
  return [type ?? 'any'].flat().join(' or ');
}

const grouped = (value: number): string =>
  value === Number.MAX_SAFE_INTEGER ? '2⁵³ − 1' : value.toLocaleString('en');

/** A unit in the singular or the plural. */
function numbered(value: number, unit: 'character' | 'entry'): string {
  if (value === 1) return unit;
  return unit === 'entry' ? 'entries' : 'characters';
}

function rangeOf(
  low: number | undefined,
  high: number | undefined,
  unit: '' | 'character' | 'entry',
): string[] {
  const counted = (value: number): string =>
    `${grouped(value)}${unit === '' ? '' : ` ${numbered(value, unit)}`}`;
  if (low !== undefined && high !== undefined) return [`${grouped(low)} to ${counted(high)}`];
  if (high !== undefined) return [`at most ${counted(high)}`];
  return low === undefined ? [] : [`at least ${counted(low)}`];
}

/** Patterns that are easier to read in words. */
const patternWords = new Map([
  [oneVisibleLine.described, 'one line with a visible character'],
  [visibleText.described, 'a visible character'],
]);

/** What a schema allows and presets, each in a few words of Markdown. */
export function boundsOf(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, format, pattern } = schema;
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return [
    ...(values === undefined ? [] : [values.map((value) => `\`${String(value)}\``).join(', ')]),
    ...rangeOf(minLength, maxLength, 'character'),
    ...rangeOf(minimum, maximum, ''),
    ...rangeOf(minItems, maxItems, 'entry'),
    ...(format === undefined || format === 'password' || format === 'binary' ? [] : [format]),
    ...(pattern === undefined ? [] : [patternWords.get(pattern) ?? `\`${pattern}\``]),
    ...(schema.default === undefined ? [] : [`default \`${JSON.stringify(schema.default)}\``]),
  ];
}
