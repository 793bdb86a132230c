import { createHash } from 'node:crypto';

/** Fields that the hash leaves out, in any case. */
const unsigned = ['hash', 'encoding'];

/** Natural order whatever the case: runs of digits count as numbers, all else by its upper-case code. */
function compareNames(one: string, other: string): number {
  const left = partsOf(one);
  const right = partsOf(other);
  for (const [index, part] of left.entries()) {
    const counterpart = right[index];
    if (counterpart === undefined) return 1;
    const isNumber = /^\d/.test(part) && /^\d/.test(counterpart);
    const difference = isNumber
      ? Number(part) - Number(counterpart)
      : part.charCodeAt(0) - counterpart.charCodeAt(0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

function partsOf(name: string): string[] {
  return name.toUpperCase().match(/\d+|\D/g) ?? [];
}

/** `\` and `|` would otherwise run into the separator. */
function escape(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('|', '\\|');
}

/**
 * The gateway's hash, version 3: the values of all fields in the natural order of their names whatever
 * the case, escaped and joined by `|`, the store key last; SHA-512, base64.
 *
 * It covers values, not names: who reads a callback must check the shape of each field.
 */
export function cmiHash(fields: Readonly<Record<string, string>>, storeKey: string): string {
  const values = Object.keys(fields)
    .filter((name) => !unsigned.includes(name.toLowerCase()))
    .sort(compareNames)
    .map((name) => fields[name] ?? '');
  const signed = [...values, storeKey].map(escape).join('|');
  return createHash('sha512').update(signed, 'utf8').digest('base64');
}
