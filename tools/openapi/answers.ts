import { type ErrorCode, type RefusalReason } from '@shared/domain/contract/errors.js';
import { describedFields, type JsonSchema } from '../../apps/api/src/endpoint/fields/field-schema.js';
import { errorStatuses } from '../../apps/api/src/http/error-status.js';
import type { Refusals } from '../../apps/api/src/endpoint/answers/answers.decorator.js';
import type { Endpoint } from './endpoints.js';
import { type Refused, refusalExample } from './refusal-examples.js';
import { say } from '@shared/words/say.js';

const header = (name: string): JsonSchema => ({ $ref: `#/components/headers/${name}` });
const standing = { 'X-Request-Id': header('RequestId'), 'API-Version': header('ApiVersion') };
const limited = { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimitPolicy') };
const maybeLimited = {
  RateLimit: header('RateLimitIfCounted'),
  'RateLimit-Policy': header('RateLimitPolicyIfCounted'),
};
const retry = { 'Retry-After': header('RetryAfter') };

/** Codes that come with the kind of an endpoint, beside those that it states. */
function usualRefusals(endpoint: Endpoint): Refusals {
  const { method, access, rateLimit, bodyDto, queryDto, bodies, isRepeatable } = endpoint;
  // A body that is no object, or too large a one, is refused also where none is needed.
  const readsBody = method !== 'get' && bodies.length === 0;
  const hasBasket = bodyDto !== null && describedFields(bodyDto).get('items')?.nested !== undefined;
  return {
    ...(((bodyDto ?? queryDto) !== null || readsBody) && { VALIDATION_ERROR: [] }),
    ...(hasBasket && { EMPTY_ITEMS: [] }),
    INVALID_INPUT: isRepeatable ? ['idempotencyKeyReused'] : [],
    ...(access === 'session' && { UNAUTHORIZED: [], SESSION_EXPIRED: [] }),
    ...(method !== 'get' && { FORBIDDEN: [] }),
    ...(isRepeatable && { CONFLICT: [] }),
    ...(rateLimit !== null && { RATE_LIMITED: [] }),
    INTERNAL_ERROR: [],
    DATABASE_ERROR: [],
  };
}

type Refusal = [code: ErrorCode, reasons: readonly RefusalReason[]];

/** Every refusal of an endpoint, by status. */
export function refusalsOf(endpoint: Endpoint): Map<number, Refusal[]> {
  const usual = usualRefusals(endpoint);
  const byStatus = new Map<number, Refusal[]>();
  for (const code of Object.keys(errorStatuses) as ErrorCode[]) {
    const [ofKind, own] = [usual[code], endpoint.refusals[code]];
    if ((ofKind ?? own) === undefined) continue;
    const reasons = [...(own ?? []), ...(ofKind ?? [])];
    const status = errorStatuses[code];
    const statuses = code === 'EXTERNAL_SERVICE_ERROR' ? [status, 503] : [status];
    for (const one of statuses) byStatus.set(one, [...(byStatus.get(one) ?? []), [code, reasons]]);
  }
  return byStatus;
}

/** Refusals that may come before the call is counted: those of the origin, the session, and unavailable services. */
const mayPrecedeCounting = (code: ErrorCode): boolean =>
  ['UNAUTHORIZED', 'SESSION_EXPIRED', 'FORBIDDEN'].includes(code) || errorStatuses[code] >= 500;

/** The rate headers, if a refusal of this status has them. */
function rateHeaders({ rateLimit }: Endpoint, codes: ErrorCode[]): JsonSchema {
  const isOfSession = codes.every((code) => code === 'UNAUTHORIZED' || code === 'SESSION_EXPIRED');
  if (rateLimit === null || isOfSession) return {};
  return codes.some(mayPrecedeCounting) ? maybeLimited : limited;
}

/** The failure envelope of one status, with the codes and reasons that are possible. */
export function failure(status: number, refusals: Refusal[], refused: Refused): JsonSchema {
  const codes = refusals.map(([code]) => code);
  const reasons = refusals.flatMap(([, ofCode]) => ofCode);
  const lines = refusals.map(([code, ofCode]) => {
    const because = ofCode.length === 0 ? '' : ` Reasons: ${ofCode.map((one) => `\`${one}\``).join(', ')}.`;
    return `\`${code}\`: ${say('en', `api.errors.${code}`)}${because}`;
  });
  const details = { $ref: '#/components/schemas/ErrorDetails' };
  const narrowed = { allOf: [details, { properties: { reason: { type: 'string', enum: reasons } } }] };
  const error = {
    type: 'object',
    required: ['code', 'message', 'details'],
    properties: {
      code: { type: 'string', enum: codes },
      message: { type: 'string', description: 'For people; may be reworded.' },
      details: reasons.length === 0 ? details : narrowed,
    },
  };
  return {
    description: lines.join('\n\n'),
    headers: {
      ...standing,
      ...rateHeaders(refused.endpoint, codes),
      ...([409, 429, 503].includes(status) && retry),
      ...(codes.includes('SESSION_EXPIRED') && { 'Set-Cookie': header('SetCookie') }),
    },
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['success', 'error'],
          properties: { success: { type: 'boolean', const: false }, error },
        },
        examples: Object.fromEntries(
          refusals.map(([code, [reason]]) => [code, { value: refusalExample(code, reason, refused) }]),
        ),
      },
    },
  };
}

/** What a success holds. */
interface AnswerSchema {
  data: JsonSchema;
  /** The envelope may hold a `nextCursor`. */
  isPage: boolean;
}

const nextCursor: JsonSchema = {
  type: 'string',
  description: 'Where more entries follow: send it as `after`.',
};

const isText = (contentType: string): boolean => /^text\/|\bxml$/.test(contentType);

function successContent(
  endpoint: Endpoint,
  { data, isPage }: AnswerSchema,
  example: unknown,
): JsonSchema | null {
  if (endpoint.sends !== null) {
    return Object.fromEntries(
      endpoint.sends.map((type) => [type, { schema: isText(type) ? { type: 'string' } : {} }]),
    );
  }
  if (endpoint.status === 204) return null;
  return {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'data'],
        properties: { success: { type: 'boolean', const: true }, data, ...(isPage && { nextCursor }) },
      },
      ...(example !== undefined && { example: { success: true, data: example } }),
    },
  };
}

function cookieHeader({ setsCookie, access }: Endpoint): JsonSchema {
  if (setsCookie === 'signUp') return { 'Set-Cookie': header('SetSignUpCookie') };
  const isSet = setsCookie === 'session' || access === 'optional';
  return isSet ? { 'Set-Cookie': header('SetCookie') } : {};
}

/** What an endpoint answers when all went well. */
export function success(endpoint: Endpoint, answer: AnswerSchema, example: unknown): JsonSchema {
  const content = successContent(endpoint, answer, example);
  const isFile = endpoint.sends?.some((type) => /pdf|octet|zip|csv|sheet|xml|3mf/.test(type)) ?? false;
  return {
    description: content === null ? 'Done; the body is empty.' : 'Done.',
    headers: {
      ...standing,
      ...(endpoint.rateLimit !== null && limited),
      ...(endpoint.isRepeatable && { 'Idempotent-Replayed': header('IdempotentReplayed') }),
      ...cookieHeader(endpoint),
      ...(endpoint.isVersioned && { ETag: header('ETag') }),
      ...(isFile && { 'Content-Disposition': header('ContentDisposition') }),
    },
    ...(content !== null && { content }),
  };
}

/** The answer to a client that holds the version. */
export const unchanged: JsonSchema = {
  description: 'The client holds this version; the body is empty.',
  headers: { ...standing, ...limited, ETag: header('ETag') },
};

/** Where a browser is sent on instead. */
export const redirect = (when: string): JsonSchema => ({
  description: when,
  headers: { ...standing, ...limited, Location: header('Location') },
});
