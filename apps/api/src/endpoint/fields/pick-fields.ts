import type { FieldFault } from '@shared/domain/contract/errors.js';
import { describedFields, type FieldFacts } from './field-schema.js';
import { told } from '@shared/words/say.js';

type Dto = new () => object;
type Fields = Record<string, unknown>;

/** A DTO of the known fields of a body or query, cut to sizes that any check can handle, and the faults found so far. */
interface PickedFields {
  picked: object;
  /** Faults already found: the checks' results for these fields are dropped. */
  faults: FieldFault[];
}

/** Characters of a text whose field names no bound, such as a password. */
const longestUnbounded = 4_096;

function isPlainObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText({ schema: { type } }: FieldFacts): boolean {
  return type === 'string' || (Array.isArray(type) && type.includes('string'));
}

/** Cuts a text that is too long, leaving it too long: its checks stay fast and still refuse it. */
function cutText(text: string, { schema, isTrimmed }: FieldFacts): string {
  const characters = typeof schema.maxLength === 'number' ? schema.maxLength : longestUnbounded;
  // A character beyond the bound, each of up to two UTF-16 units.
  const units = 2 * (characters + 1);
  if (text.length <= units) return text;
  const counted = isTrimmed === true ? text.trim() : text;
  return counted.length <= units ? text : counted.slice(0, units).toWellFormed();
}

/** A value that is neither text nor of a described shape: objects and arrays are emptied. */
function flat(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return isPlainObject(value) ? {} : value;
}

const fieldsOf = new WeakMap<Dto, ReadonlyMap<string, FieldFacts>>();

/** {@link describedFields}, read once a class. */
function knownFields(dto: Dto): ReadonlyMap<string, FieldFacts> {
  const fields = fieldsOf.get(dto) ?? describedFields(dto);
  fieldsOf.set(dto, fields);
  return fields;
}

/** Picks the fields of one DTO out of what a client sent. */
class FieldPicker {
  readonly faults: FieldFault[] = [];

  constructor(private readonly isQuery: boolean) {}

  pick(dto: Dto, sent: Fields, parent: string): object {
    const picked = new dto() as Fields;
    for (const [field, facts] of knownFields(dto)) {
      if (!Object.hasOwn(sent, field) || sent[field] === undefined) continue;
      const path = parent === '' ? field : `${parent}.${field}`;
      const value = this.isEmpty(sent[field], facts)
        ? this.emptyValue(facts, path)
        : this.value(sent[field], facts, path);
      if (value !== undefined) picked[field] = value;
    }
    return picked;
  }

  /** Only for fields that may be empty: the checks judge required ones. */
  private isEmpty(value: unknown, facts: FieldFacts): boolean {
    if (facts.empty === undefined) return false;
    if (value === null) return true;
    if (typeof value !== 'string' || !(this.isQuery || isText(facts))) return false;
    return (facts.isTrimmed === true ? value.trim() : value) === '';
  }

  private emptyValue({ empty }: FieldFacts, path: string): null | undefined {
    if (empty === 'refused') this.faults.push({ field: path, message: told('api.fields.notClearable') });
    return empty === 'clears' ? null : undefined;
  }

  private value(sent: unknown, facts: FieldFacts, path: string): unknown {
    const hasShape = facts.schema.type === 'array' || facts.nested !== undefined;
    if (sent === null && hasShape) {
      this.faults.push({ field: path, message: told('api.fields.required') });
      return undefined;
    }
    if (facts.schema.type === 'array') return this.list(sent, facts, path);
    if (facts.nested !== undefined) return this.object(facts.nested(), sent, path);
    if (typeof sent !== 'string') return flat(sent);
    const text = cutText(sent, facts);
    return facts.readText === undefined ? text : facts.readText(text);
  }

  private object(dto: Dto, sent: unknown, path: string): object | undefined {
    if (isPlainObject(sent)) return this.pick(dto, sent, path);
    this.faults.push({ field: path, message: told('api.fields.object') });
    return undefined;
  }

  private list(sent: unknown, { schema, nested }: FieldFacts, path: string): unknown[] | undefined {
    const { minItems = 0, maxItems = 0 } = schema as { minItems?: number; maxItems?: number };
    if (!Array.isArray(sent)) this.faults.push({ field: path, message: told('api.fields.array') });
    else if (sent.length > maxItems) {
      this.faults.push({
        field: path,
        message: told('api.fields.entries', { min: minItems, max: maxItems }),
      });
    } else {
      return sent.map((entry: unknown, place) => {
        if (nested === undefined)
          return typeof entry === 'string' ? cutText(entry, { schema: {}, isOptional: false }) : flat(entry);
        // A refused entry keeps its place, so that later entries keep their numbers.
        return this.object(nested(), entry, `${path}.${place}`) ?? new (nested())();
      });
    }
    return undefined;
  }
}

/**
 * A DTO of the fields that it describes, picked out of what a client sent: unknown ones are dropped, empty ones are read as
 * `field-schema.ts` says, over-long lists and texts are cut. Later steps then cost no more than the DTO's bounds allow.
 */
export function pickFields(dto: Dto, sent: unknown, isQuery = false): PickedFields {
  const picker = new FieldPicker(isQuery);
  const picked = isPlainObject(sent) ? picker.pick(dto, sent, '') : new dto();
  return { picked, faults: picker.faults };
}
