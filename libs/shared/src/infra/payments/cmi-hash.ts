import { createHash } from 'node:crypto';

/** Fields that the hash leaves out, in any case. */
const unsigned = ['hash', 'encoding'];

/** A name split for the order below, once for all its comparisons. */
interface SortedName {
  name: string;
  parts: readonly (number | string)[];
}

function takeApart(name: string): SortedName {
  const parts = name.toUpperCase().match(/\d+|\D/g) ?? [];
  return { name, parts: parts.map((part) => (/^\d/.test(part) ? Number(part) : part)) };
}

const codeOf = (part: number | string): number => String(part).charCodeAt(0);

/** Case-insensitive natural order: runs of digits count as numbers, all else by its upper-case code. */
function compareNames({ parts: left }: SortedName, { parts: right }: SortedName): number {
  for (const [index, part] of left.entries()) {
    const counterpart = right[index];
    if (counterpart === undefined) return 1;
    const areNumbers = typeof part === 'number' && typeof counterpart === 'number';
    const difference = areNumbers ? part - counterpart : codeOf(part) - codeOf(counterpart);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** `\` and `|` would otherwise run into the separator. */
function escape(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('|', '\\|');
}

/**
 * The gateway's hash, version 3: the values of all fields in the case-insensitive natural order of their
 * names, escaped and joined by `|`, the store key last; SHA-512, base64.
 *
 * It covers values, not names: the reader of a callback must check the shape of each field.
 */
export function cmiHash(fields: Readonly<Record<string, string>>, storeKey: string): string {
  const values = Object.keys(fields)
    .filter((name) => !unsigned.includes(name.toLowerCase()))
    .map(takeApart)
    .sort(compareNames)
    .map(({ name }) => fields[name] ?? '');
  const signed = [...values, storeKey].map(escape).join('|');
  return createHash('sha512').update(signed, 'utf8').digest('base64');
}
