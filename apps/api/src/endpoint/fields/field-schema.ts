/** Keywords of JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * What `null`, or `''` for a text, means for a field. On create: the same as leaving it out (`absent`). On change: it
 * removes the value (`clears`), or is refused if the field must have one (`refused`). Required fields have no such
 * meaning: their checks decide.
 */
type EmptyMeaning = 'absent' | 'clears' | 'refused';

/** What is known of a field beside its checks. */
export interface FieldFacts {
  schema: JsonSchema;
  isOptional: boolean;
  empty?: EmptyMeaning;
  /** Spaces at both ends do not count. */
  isTrimmed?: boolean;
  /** What the checks and the handler get for a text. */
  readText?: (text: string) => unknown;
  /** The class of its entries, or of the field itself: described as its own schema. */
  nested?: () => new () => object;
}

type Facts = Map<string, FieldFacts>;
const factsKey = Symbol('fieldFacts');

function factsOf(dto: object): Facts {
  const facts = (Reflect.getOwnMetadata(factsKey, dto) as Facts | undefined) ?? (new Map() as Facts);
  Reflect.defineMetadata(factsKey, facts, dto);
  return facts;
}

/** Records what a field's check accepts; the records of several checks add up. */
export function describeField(schema: JsonSchema, facts: Partial<FieldFacts> = {}): PropertyDecorator {
  return (target, property) => {
    const fields = factsOf(target.constructor);
    const before = fields.get(String(property)) ?? { schema: {}, isOptional: false };
    fields.set(String(property), { ...before, ...facts, schema: { ...before.schema, ...schema } });
  };
}

/** The fields of a DTO class in their order, those of its parent last, each with what {@link describeField} noted. */
export function describedFields(dto: new () => object): ReadonlyMap<string, FieldFacts> {
  const parent = Object.getPrototypeOf(dto) as (new () => object) | null;
  const inherited = parent === null || parent === Function.prototype ? [] : describedFields(parent);
  return new Map([...factsOf(dto), ...inherited]);
}
