import ts from 'typescript';
import type { JsonSchema } from '../../apps/api/src/endpoint/fields/field-schema.js';
import { glossary } from './glossary.js';

const enumOf = (values: unknown[], type: string): JsonSchema =>
  values.length === 1 ? { type, const: values[0] } : { type, enum: values };

/**
 * Turns TypeScript types into JSON Schema: interfaces become named components, their TSDoc becomes
 * descriptions. Names say what types cannot: those that end in `At` are moments, and the glossary knows the whole
 * numbers.
 */
export class TypeSchemas {
  /** The interfaces met so far, by name. */
  readonly components = new Map<string, JsonSchema>();

  constructor(private readonly checker: ts.TypeChecker) {}

  of(type: ts.Type): JsonSchema {
    if (type.isUnion()) return this.ofUnion(type);
    const plain = ofPlain(type);
    if (plain !== null) return plain;
    if (this.checker.isArrayType(type)) {
      const [entry] = this.checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: this.of(entry!) };
    }
    if (type.symbol.name === 'Date') return { type: 'string', format: 'date-time' };
    const isNamed = (type.symbol.flags & ts.SymbolFlags.Interface) !== 0;
    return isNamed ? this.ofInterface(type) : this.ofObject(type);
  }

  private ofUnion({ types }: ts.UnionType): JsonSchema {
    const literals = types.filter((one) => one.isStringLiteral()).map((one) => one.value);
    const numbers = types.filter((one) => one.isNumberLiteral()).map((one) => one.value);
    const isBoolean = types.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2;
    const others = types.filter(
      (one) =>
        !one.isStringLiteral() &&
        !one.isNumberLiteral() &&
        !(isBoolean && one.flags & ts.TypeFlags.BooleanLiteral),
    );
    const schemas = [
      ...(literals.length > 0 ? [enumOf(literals, 'string')] : []),
      ...(numbers.length > 0
        ? [enumOf(numbers, numbers.every(Number.isInteger) ? 'integer' : 'number')]
        : []),
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...others.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)).map((one) => this.of(one)),
    ];
    return joined(schemas);
  }

  private ofInterface(type: ts.Type): JsonSchema {
    const name = type.symbol.name.replace(/View$/, '');
    if (!this.components.has(name)) {
      this.components.set(name, {});
      const description = textOf(type.symbol.getDocumentationComment(this.checker));
      this.components.set(name, { ...this.ofObject(type), ...(description && { description }) });
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private ofObject(type: ts.Type): JsonSchema {
    const index = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const members = this.checker.getPropertiesOfType(type);
    const required = members.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
    return {
      type: 'object',
      ...(required.length > 0 && { required: required.map(({ name }) => name) }),
      ...(members.length > 0 && {
        properties: Object.fromEntries(members.map((member) => [member.name, this.ofMember(member)])),
      }),
      ...(index !== undefined && { additionalProperties: this.of(index) }),
    };
  }

  private ofMember(member: ts.Symbol): JsonSchema {
    const schema = this.of(this.checker.getTypeOfSymbol(member));
    const isMoment = member.name.endsWith('At') && JSON.stringify(schema).includes('"string"');
    const comment = textOf(member.getDocumentationComment(this.checker));
    return described(member.name, { ...schema, ...(isMoment && { format: 'date-time' }) }, comment);
  }
}

/** A field's schema with its description: its own TSDoc, or what its name means everywhere. */
export function described(field: string, schema: JsonSchema, comment: string): JsonSchema {
  const meaning = glossary[field];
  const description = comment === '' ? meaning?.description : comment;
  const isNamed = schema.$ref !== undefined;
  if (description === undefined && !isNamed) {
    throw new Error(`The field ${field} needs TSDoc, or a line in tools/openapi/glossary.ts.`);
  }
  const isWhole = schema.type === 'number' && meaning?.type === 'integer';
  return {
    ...schema,
    ...(isWhole && { type: 'integer' }),
    ...(description !== undefined && { description }),
  };
}

function ofPlain(type: ts.Type): JsonSchema | null {
  if (type.isStringLiteral()) return enumOf([type.value], 'string');
  const { flags } = type;
  if (flags & ts.TypeFlags.BooleanLiteral)
    return enumOf([(type as unknown as { intrinsicName: string }).intrinsicName === 'true'], 'boolean');
  if (flags & ts.TypeFlags.String) return { type: 'string' };
  if (flags & ts.TypeFlags.Number) return { type: 'number' };
  if (flags & ts.TypeFlags.Null) return { type: 'null' };
  if (flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return {};
  return null;
}

/** One schema of several: plain types are listed, the rest are alternatives. */
function joined(schemas: JsonSchema[]): JsonSchema {
  const [only] = schemas;
  if (schemas.length === 1) return only!;
  const [first, second] = schemas as [JsonSchema, JsonSchema];
  const isNullable = schemas.length === 2 && [first.type, second.type].includes('null');
  const valued = first.type === 'null' ? second : first;
  if (!isNullable || valued.$ref !== undefined) return { anyOf: schemas };
  const values = valued.enum as unknown[] | undefined;
  return {
    ...valued,
    type: [valued.type as string, 'null'],
    ...(values !== undefined && { enum: [...values, null] }),
  };
}

/** The text of a TSDoc comment on one line; links read as code. */
export function textOf(parts: readonly ts.SymbolDisplayPart[]): string {
  return ts
    .displayPartsToString([...parts])
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
