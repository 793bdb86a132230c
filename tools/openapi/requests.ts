import {
  describedFields,
  type FieldFacts,
  type JsonSchema,
} from '../../apps/api/src/endpoint/fields/field-schema.js';
import type { Endpoint } from './endpoints.js';
import type { ExampleRequest } from '@testing/openapi/example-request.js';
import type { Sources } from './sources.js';
import { described } from './type-schema.js';

type Dto = new () => object;

const keyParameter = ({ needsKey }: Endpoint): string =>
  `#/components/parameters/${needsKey ? 'RequiredIdempotencyKey' : 'IdempotencyKey'}`;

/** Describes what endpoints take: bodies become named components, queries and paths become parameters. */
export class Requests {
  readonly components = new Map<string, JsonSchema>();

  constructor(private readonly sources: Sources) {}

  /** The component of a DTO. */
  bodySchema(dto: Dto): JsonSchema {
    const name = dto.name.replace(/Dto$/, 'Request');
    if (!this.components.has(name)) {
      const fields = [...describedFields(dto)];
      const required = fields.filter(([, { isOptional }]) => !isOptional).map(([field]) => field);
      this.components.set(name, {
        type: 'object',
        ...(required.length > 0 && { required }),
        properties: Object.fromEntries(
          fields.map(([field, facts]) => [field, this.fieldSchema(dto, field, facts)]),
        ),
      });
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private fieldSchema(dto: Dto, field: string, { schema, nested }: FieldFacts): JsonSchema {
    const comment = this.sources.describe(dto.name, field);
    const preset = (new dto() as Record<string, unknown>)[field];
    const whole = {
      ...schema,
      ...(nested !== undefined && this.nestedSchema(schema, nested())),
      ...(preset !== undefined && { default: preset }),
    };
    return described(field, whole, comment);
  }

  /** Of a list its entries, else the field itself. */
  private nestedSchema({ type }: JsonSchema, dto: Dto): JsonSchema {
    return type === 'array' ? { items: this.bodySchema(dto) } : this.bodySchema(dto);
  }

  /** Path, query and header parameters of an endpoint. */
  parametersOf(endpoint: Endpoint, example: ExampleRequest): JsonSchema[] {
    const path = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      description: pathDescription(name, endpoint),
      schema: { type: 'string' },
      example: example.path?.[name],
    }));
    const { queryDto } = endpoint;
    const query = queryDto === null ? [] : [...describedFields(queryDto)];
    return [
      ...path,
      ...query.map(([name, facts]) => {
        const { description, ...schema } = this.fieldSchema(queryDto!, name, facts);
        return {
          ...{ name, in: 'query', required: !facts.isOptional },
          ...(description !== undefined && { description }),
          schema,
          ...(example.query?.[name] !== undefined && { example: example.query[name] }),
        };
      }),
      ...(endpoint.isRepeatable ? [{ $ref: keyParameter(endpoint) }] : []),
      ...(endpoint.isVersioned ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
      ...(endpoint.takesSignUpCookie ? [{ $ref: '#/components/parameters/SignUpCookie' }] : []),
      { $ref: '#/components/parameters/RequestId' },
    ];
  }

  /** What the request's body may be, or `null` where there is none. */
  bodyOf({ bodyDto, bodies }: Endpoint, { body }: ExampleRequest): JsonSchema | null {
    if (bodyDto !== null) {
      const isRequired = [...describedFields(bodyDto).values()].some(({ isOptional }) => !isOptional);
      const json = { schema: this.bodySchema(bodyDto), ...(body !== undefined && { example: body }) };
      return { required: isRequired, content: { 'application/json': json } };
    }
    if (bodies.length === 0) return null;
    const example = body !== undefined && { example: body };
    const content = bodies.map(({ contentType, schema }) => [contentType, { schema, ...example }] as const);
    return { required: true, content: Object.fromEntries(content) };
  }
}

/** Operators see the records of all customers. */
function pathDescription(name: string, { isForOperators }: Endpoint): string {
  if (isForOperators && name === 'id') return 'Id of the record, of any customer.';
  return pathParameters[name] ?? 'Names the record.';
}

const pathParameters: Record<string, string> = {
  id: 'Id of the record; one that does not exist and one of another customer are refused alike, except quotes.',
  key: 'Key of the file. Its slashes stand as they are: follow `url` of the upload.',
  provider: 'The configured payment provider.',
};
