import { document, operations, type PlacedOperation } from '../../openapi/judge.js';

export type Schema = Readonly<Record<string, unknown>>;

/** A parameter of an operation, in its path or query. */
export interface FuzzParameter {
  name: string;
  isInPath: boolean;
  isRequired: boolean;
  schema: Schema;
}

/** An operation of the API description, with what is needed to make a request of it. */
export interface FuzzOperation {
  placed: PlacedOperation;
  parameters: FuzzParameter[];
  /** `null` where it takes no body. */
  body: { contentType: string; schema: Schema } | null;
  isRepeatable: boolean;
  needsSession: boolean;
}

interface DescribedParameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Schema;
}

interface DescribedOperation {
  parameters?: DescribedParameter[];
  security?: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** What a reference within the description stands for. */
export function resolve(schema: Schema): Schema {
  if (typeof schema.$ref !== 'string') return schema;
  const found = schema.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document);
  return found as Schema;
}

/** Asked by the fuzzer itself: each answer begins the figures that it reads anew. */
const ownPath = '/metrics';

function toFuzzOperation(placed: PlacedOperation): FuzzOperation {
  const { parameters = [], security = [], requestBody } = placed.operation as unknown as DescribedOperation;
  const [content] = Object.entries(requestBody?.content ?? {});
  return {
    placed,
    parameters: parameters
      .filter(({ $ref }) => $ref === undefined)
      .map(({ name = '', in: where, required = false, schema = {} }) => ({
        ...{ name, schema },
        isInPath: where === 'path',
        isRequired: required,
      })),
    body: content === undefined ? null : { contentType: content[0], schema: content[1].schema },
    isRepeatable: parameters.some(({ $ref }) => $ref?.endsWith('IdempotencyKey') ?? false),
    needsSession: security.length > 0 && security.every((one) => 'session' in one),
  };
}

/** Every operation that the fuzzer sends. */
export const fuzzOperations: FuzzOperation[] = operations
  .filter(({ path }) => path !== ownPath)
  .map(toFuzzOperation);
