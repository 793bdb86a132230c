import type { Random } from '../random.js';
import { resolve, type Schema } from './operations.js';

/** Values that name something the service has: without them every request would end at "there is no such file". */
export type ValuePools = Readonly<Record<string, readonly unknown[]>>;

const letters = 'abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.éèàçûœ’ظضقكم鍵🏠';

function text(random: Random, min: number, max: number): string {
  const characters = Array.from(letters);
  const length = min + random.below(Math.min(max - min, 40) + 1);
  return Array.from({ length }, () => random.pick(characters)).join('');
}

/** Accepted texts of the patterns and formats that the description has. */
const shaped: Record<string, readonly string[]> = {
  phone: ['0612345678', '+212712345678', '0512345678'],
  postalCode: ['20250', '10000'],
  password: ['Filament2026', 'Un autre M0t'],
  confirmPassword: ['Filament2026'],
  newPassword: ['Filament2026'],
  deadline: ['2099-01-31T12:00:00Z', '2096-02-29T00:00:00+01:00'],
  referenceUrl: ['https://example.com/a?b=c', ''],
  image: ['https://example.com/a.png', ''],
  callbackURL: ['/after'],
  redirectTo: ['/reset'],
};

function ofList(values: readonly unknown[], random: Random): unknown {
  return random.pick(values);
}

function numberOf({ type, minimum = 1, maximum = 100 }: Schema, random: Random): number {
  const [low, high] = [Number(minimum), Math.min(Number(maximum), Number(minimum) + 2_000)];
  const value = low + random.below(Math.floor(high - low) + 1);
  return type === 'integer' ? value : value + random.below(100) / 100;
}

/** A value that the description accepts, mostly. */
export function validValue(name: string, given: Schema, pools: ValuePools, random: Random): unknown {
  const schema = resolve(given);
  const pool = pools[name] ?? shaped[name];
  if (pool !== undefined && pool.length > 0 && random.below(10) > 0) return ofList(pool, random);
  if (Array.isArray(schema.enum)) return ofList(schema.enum as unknown[], random);
  if ('const' in schema) return schema.const;
  const [type] = [schema.type].flat() as string[];
  if (type === 'object') return validObject(schema, pools, random);
  if (type === 'array') {
    const {
      minItems = 0,
      maxItems = 5,
      items = {},
    } = schema as { minItems?: number; maxItems?: number; items?: Schema };
    const length = minItems + random.below(Math.min(maxItems - minItems, 4) + 1);
    return Array.from({ length }, () => validValue(name, items, pools, random));
  }
  if (type === 'boolean') return random.below(2) === 0;
  if (type === 'integer' || type === 'number') return numberOf(schema, random);
  return text(random, Number(schema.minLength ?? 0), Number(schema.maxLength ?? 40));
}

/** An object with all that it must have, and half of what it may. */
export function validObject(given: Schema, pools: ValuePools, random: Random): Record<string, unknown> {
  const { properties = {}, required = [] } = resolve(given) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([field]) => required.includes(field) || random.below(2) === 0)
      .map(([field, schema]) => [field, validValue(field, schema, pools, random)]),
  );
}
