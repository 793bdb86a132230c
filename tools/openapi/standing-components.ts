import { refusalReasons } from '@shared/domain/contract/errors.js';
import { errorStatuses } from '../../apps/api/src/http/error-status.js';
import type { JsonSchema } from '../../apps/api/src/endpoint/fields/field-schema.js';
import { apiVersion } from '../../apps/api/src/http/response-headers.js';

const text = (description: string, example: string, isAlways = false): JsonSchema => ({
  description,
  ...(isAlways && { required: true }),
  schema: { type: 'string' },
  example,
});

const rateLimit = text(
  'Calls left (`r`) and seconds until the window ends (`t`).',
  '"default";r=59;t=60',
  true,
);
const ratePolicy = text('Calls (`q`) in a window of seconds (`w`).', '"default";q=60;w=60', true);
/** For refusals that may come before the call is counted. */
const ifCounted = (header: JsonSchema): JsonSchema => ({ ...header, required: false });

/** Headers of answers. */
export const headers: Record<string, JsonSchema> = {
  RequestId: text(
    'Identifies the request in our logs; a valid id sent by the client is kept.',
    '0198c1f2-7d3a-7c41',
    true,
  ),
  ApiVersion: {
    description: 'Version of this description.',
    required: true,
    schema: { type: 'string', const: apiVersion },
  },
  RateLimit: rateLimit,
  RateLimitPolicy: ratePolicy,
  RateLimitIfCounted: ifCounted(rateLimit),
  RateLimitPolicyIfCounted: ifCounted(ratePolicy),
  RetryAfter: {
    description: 'Seconds to wait before the request is repeated.',
    schema: { type: 'string', pattern: '^\\d+$' },
    example: '60',
  },
  IdempotentReplayed: {
    description: '`true` where this answer is an earlier one to the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
  },
  SetCookie: text(
    'Sets or clears `auth.session_token`: HttpOnly, SameSite=Lax, Path=/, and Secure over https. It lasts as long as the browser, or 7 days with `rememberMe`.',
    'auth.session_token=…; Path=/; HttpOnly; SameSite=Lax',
  ),
  SetSignUpCookie: text(
    'Sets `auth.sign_up` (over https `__Host-auth.sign_up`) for 7 days: HttpOnly, SameSite=Lax, Path=/, and Secure over https. Keep it until the e-mail is verified.',
    'auth.sign_up=…; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800',
    true,
  ),
  ContentDisposition: text('The name to save the file under.', 'inline; filename="DV-2026-0001.pdf"', true),
  ETag: text('The version of what was sent.', '"b0c3Vx1mZyq8Wn5dTf2hKa7Rs4L"', true),
  Location: text('Where the browser is redirected.', 'http://localhost:3000/', true),
};

/** Headers of requests. */
export const parameters: Record<string, JsonSchema> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes the request idempotent for 24 hours: the same key and body get the same answer, with `Idempotent-Replayed: true`. Printable ASCII.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
  },
  RequiredIdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'A new key for each; repeated with the same key and body within 24 hours, the request has the same answer, with `Idempotent-Replayed: true`, and is not carried out again. Printable ASCII.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
    example: 'refund-of-2026-11-22-1',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description:
      'The `ETag` of the version that the client holds: if it is the current one, the answer is 304.',
    schema: { type: 'string', maxLength: 1024 },
  },
  SignUpCookie: {
    name: 'auth.sign_up',
    in: 'cookie',
    required: false,
    description:
      'The cookie that the sign-up set; over https its name is `__Host-auth.sign_up`. Without it the answer is 403 `passwordNotChosen`.',
    schema: { type: 'string', pattern: '^[\\w-]{43}$' },
  },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description: 'Id of this request; one is generated if it is absent or does not match.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
  },
};

/** What every failure may hold in `details`. */
export const errorSchemas: Record<string, JsonSchema> = {
  RefusalReason: {
    type: 'string',
    enum: [...refusalReasons],
    description: 'Why a well-formed request is refused.',
  },
  FieldError: {
    type: 'object',
    description: 'One fault of one field.',
    required: ['field', 'code', 'message'],
    properties: {
      field: { type: 'string', description: 'A dotted path.', examples: ['items.0.materialId'] },
      code: {
        type: 'string',
        description: 'What is wrong, for programs; its meaning never changes, and more codes may be added.',
        examples: ['required'],
      },
      message: { type: 'string' },
      reason: { $ref: '#/components/schemas/RefusalReason' },
    },
  },
  ErrorDetails: {
    type: 'object',
    description: 'Free-form, with these common members; `{}` if empty.',
    properties: {
      errors: {
        type: 'array',
        items: { $ref: '#/components/schemas/FieldError' },
        description: 'Every fault found.',
      },
      reason: { $ref: '#/components/schemas/RefusalReason' },
      hint: { type: 'string', description: 'How to correct the request.' },
    },
    additionalProperties: true,
  },
};

/** How a caller proves who it is. */
export const securitySchemes: Record<string, JsonSchema> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'auth.session_token',
    description: 'Set by signing in, or by following the link that verifies an e-mail.',
  },
  metricsToken: {
    type: 'http',
    scheme: 'bearer',
    description: '`METRICS_TOKEN`, where the service has one.',
  },
};

const codes = Object.entries(errorStatuses)
  .map(([code, status]) => `\`${code}\` (${status})`)
  .join(', ');
const reasons = refusalReasons.map((reason) => `\`${reason}\``).join(', ');

export const introduction = `
Upload an STL, OBJ or 3MF file, get a price computed from its geometry, save it as a numbered quote, place an order, pay by card.

**Envelope.** Every JSON answer is \`{ "success": true, "data": … }\` or \`{ "success": false, "error": { "code", "message", "details" } }\`. \`code\` and \`details.reason\` are for programs and keep their meaning; \`message\` and \`details.hint\` are for people.

**Session.** Signing in sets the cookie \`auth.session_token\`; send it back with every call. There are no API keys. Every call acts on the caller's own records only.

**Checks** come in this order, and the first that fails answers: route (404), origin (403), session (401), rate (429), fields (400), ownership (403, 404), business rules (400). Fields that are not listed are dropped. JSON bodies hold at most 256 KB, objects of 200 members, lists of 1,000 entries; a refusal names at most 50 faults.

**Empty values.** Where something is made, and in queries, an optional field that is absent, \`null\` or, for a text, \`''\` is the same. Where something is changed, \`null\`, or \`''\` for a text, clears the value, and an absent field stays as it is.

**Rates** are counted by the minute, for each endpoint and customer (or IP address, without a session). After a 429, wait for the seconds in \`Retry-After\`.

**Lists** take \`limit\` (1 to 100) and \`after\`. Where more entries follow, the answer has a \`nextCursor\`: beside \`data\` where that is an array, inside it where it is an object. Send it back as \`after\`. A list without either ends at 200 entries.

**Money** is in Moroccan dirhams (MAD), tax included, to the centime. Moments are ISO 8601 in UTC. Delivery is included in every price.

**Codes:** ${codes}. An unknown route or method is \`NOT_FOUND\`, whose \`hint\` says what to try.

**Reasons:** ${reasons}.
`.trim();
