import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { projectRoot } from '@shared/infra/config/project-root.js';
import type { Answer } from '@testing/http-client.js';

interface ApiResponse {
  $ref?: string;
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { schema: object }>;
}

export interface ApiOperation {
  operationId: string;
  'x-operators-only'?: boolean;
  summary?: string;
  description?: string;
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<string, ApiResponse>;
}

/** An operation with the place where it stands. */
export interface PlacedOperation {
  method: string;
  path: string;
  operation: ApiOperation;
}

interface ApiDocument {
  paths: Record<string, Record<string, ApiOperation>>;
  components: {
    headers: Record<string, { required?: boolean; schema: object }>;
    schemas: Record<string, { properties?: object; required?: string[] }>;
  };
}

const documentText = readFileSync(join(projectRoot, 'apps/api/src/developers/openapi.json'), 'utf8');
export const document = JSON.parse(documentText) as ApiDocument;

/** Lets no object have members that its schema does not name: the description must be complete. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]));
  const isOpen = !('properties' in inner) || !('required' in inner) || 'additionalProperties' in inner;
  return isOpen ? inner : { ...inner, additionalProperties: false };
}

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;
const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv);
ajv.addSchema({ $id: 'api', ...(closed(document) as object) });
const compiled = new Map<string, ValidateFunction>();

function validate(pointer: string, value: unknown): string[] {
  const check = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
  compiled.set(pointer, check);
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Every operation of the document. */
export const operations: PlacedOperation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

/** The operation behind a request, or null where the document has none. */
export function operationFor(method: string, address: string): PlacedOperation | null {
  const [path = ''] = address.split('?');
  const candidates = operations.filter((one) => {
    const pattern = one.path.replaceAll('{key}', '.+').replaceAll(/\{\w+\}/g, '[^/]+');
    return one.method === method && new RegExp(`^${pattern}$`).test(path);
  });
  return candidates.sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0] ?? null;
}

/** Headers that clients act on: none is sent that the description does not have. */
const contractHeaders = [
  ...['RateLimit', 'RateLimit-Policy', 'Retry-After', 'Idempotent-Replayed', 'Set-Cookie', 'Location'],
  ...['Content-Disposition', 'Content-Language', 'ETag', 'Link', 'X-Request-Id', 'API-Version'],
];

function headerFaults({ headers = {} }: ApiResponse, answer: Answer): string[] {
  const undeclared = contractHeaders.filter((name) => answer.headers.has(name) && !(name in headers));
  const faults = Object.entries(headers).flatMap(([name, { $ref }]) => {
    const component = $ref.split('/').at(-1) ?? '';
    const value = answer.headers.get(name);
    if (value !== null) return validate(`/components/headers/${component}/schema`, value);
    return document.components.headers[component]?.required === true ? [`no header ${name}`] : [];
  });
  return [...faults, ...undeclared.map((name) => `header ${name} is not described`)];
}

function bodyFaults(pointer: string, response: ApiResponse, answer: Answer): string[] {
  const { content } = response;
  // A redirect may say in words where it leads.
  if (content === undefined && answer.status < 400 && answer.status >= 300) return [];
  if (content === undefined) return answer.text === '' ? [] : ['a body where there is none'];
  if ('*/*' in content) return [];
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  if (!(type in content)) return [`content type ${type}`];
  if (type !== 'application/json') return [];
  const { error, ...body } = JSON.parse(answer.text) as { error?: Answer['error'] };
  const whole = error === undefined ? body : { ...body, error };
  const faults = validate(`${pointer}/content/application~1json/schema`, whole);
  const reason = error?.details.reason;
  const isListed = reason === undefined || response.description.includes(`\`${reason}\``);
  return isListed ? faults : [...faults, `reason ${reason} is not listed`];
}

/** What the API description does not say of an answer: nothing, when both are right. */
export function faultsOf({ method, path, operation }: PlacedOperation, answer: Answer): string[] {
  const stated = operation.responses[String(answer.status)];
  const here = `${operation.operationId} ${answer.status}`;
  if (stated === undefined) return [`${here}: no such status: ${answer.text.slice(0, 200)}`];
  const pointer =
    stated.$ref?.slice(1) ?? `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${answer.status}`;
  const name = stated.$ref?.split('/').at(-1) ?? '';
  const shared = (document as unknown as { components: { responses: Record<string, ApiResponse> } })
    .components.responses;
  const response = stated.$ref === undefined ? stated : shared[name]!;
  const faults = [...headerFaults(response, answer), ...bodyFaults(pointer, response, answer)];
  return faults.map((fault) => `${here}: ${fault}`);
}
