import { readFileSync } from 'node:fs';

/** JSON Schema as the document uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

interface Content {
  schema: Schema;
  example?: unknown;
}

export interface Answer {
  $ref?: string;
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, Content>;
}

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  security: Record<string, []>[];
  'x-rate-limit-per-minute'?: number;
  'x-operators-only'?: boolean;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Content> };
  responses: Record<string, Answer>;
}

/** The parts of OpenAPI 3.1 that the document uses. */
export interface InterfaceDocument {
  info: { title: string; version: string; summary: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
    parameters: Record<string, Parameter>;
    headers: Record<string, { description: string }>;
  };
}

/** The document as `npm run tool openapi` made it. */
export function interfaceDocument(): InterfaceDocument {
  const file = new URL('./openapi.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as InterfaceDocument;
}

/** The target of a reference, or the object itself. */
export function resolved<T extends { $ref?: string }>(document: InterfaceDocument, thing: T): T {
  if (thing.$ref === undefined) return thing;
  return thing.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document) as T;
}
