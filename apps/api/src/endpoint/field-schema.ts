/** Keywords of JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * What `null`, or `''` for a text, means of a field: on create the same as leaving it out (`absent`); on change it
 * takes the value away (`clears`), or is refused where there must always be one (`refused`). A field that must be sent
 * has no say: its checks judge what comes.
 */
export type EmptyMeaning = 'absent' | 'clears' | 'refused';

/** What is known of a field beside its checks. */
export interface FieldFacts {
  schema: JsonSchema;
  isOptional: boolean;
  empty?: EmptyMeaning;
  /** Spaces at both ends do not count. */
  isTrimmed?: boolean;
  /** The class of its entries, or its own: described as a schema by itself. */
  nested?: () => new () => object;
}

type Facts = Map<string, FieldFacts>;
const factsKey = Symbol('fieldFacts');

function factsOf(dto: object): Facts {
  const facts = (Reflect.getOwnMetadata(factsKey, dto) as Facts | undefined) ?? (new Map() as Facts);
  Reflect.defineMetadata(factsKey, facts, dto);
  return facts;
}

/** Notes what a field's check accepts, beside the check; the notes of several checks add up. */
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
