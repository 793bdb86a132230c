import { CallbackError } from './payment-provider.js';

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The gateway echoes the fields with HTML entities, and hashes them decoded. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return namedEntities[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** The gateway sends about forty. A body with more is forged, and is refused before it is parsed. */
const maxFields = 100;

function assertFewFields(rawBody: Buffer): void {
  let fields = 1;
  for (let at = rawBody.indexOf('&'); at >= 0; at = rawBody.indexOf('&', at + 1)) fields += 1;
  if (fields > maxFields) throw new CallbackError(`The callback has more than ${maxFields} fields`);
}

/**
 * The fields of a posted form, with entities decoded and a final line break cut off.
 *
 * @throws {CallbackError} for more than 100 fields, and when a field comes twice, in any case: it would be
 * unclear which one counts.
 */
export function readCmiFields(rawBody: Buffer): Record<string, string> {
  assertFewFields(rawBody);
  const fields: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(rawBody.toString('utf8'))) {
    const folded = name.toLowerCase();
    if (seen.has(folded)) throw new CallbackError(`The callback holds ${name} twice`);
    seen.add(folded);
    fields[name] = decodeEntities(value.replace(/\n$/, ''));
  }
  return fields;
}
