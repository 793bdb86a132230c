import type { JsonSchema } from '../../apps/api/src/endpoint/fields/field-schema.js';
import { apiVersion } from '../../apps/api/src/http/response-headers.js';
import { failure, redirect, refusalsOf, success, unchanged } from './answers.js';
import { type Endpoint, readEndpoints } from './endpoints.js';
import type { ExampleRequest } from '@testing/openapi/example-request.js';
import { exampleRequests, lookUp, recordedAnswers } from '@testing/openapi/examples.js';
import { Requests } from './requests.js';
import { Sources } from './sources.js';
import { errorSchemas, headers, introduction, parameters, securitySchemes } from './standing-components.js';

const lowerFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `OrdersController.place` is `ordersPlace`. */
function operationIdOf({ controller, handler }: Endpoint): string {
  return lowerFirst(controller.replace(/Controller$/, '')) + upperFirst(handler);
}

/** `SavedQuotesController` is `Saved quotes`. */
function tagOf({ controller }: Endpoint): string {
  const words = controller
    .replace(/Controller$/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`);
  return upperFirst(words.toLowerCase());
}

/** Groups in the order in which a client meets them; others follow. */
const tagOrder = [
  ...['Auth', 'Catalog', 'Files', 'Quotes', 'Saved quotes', 'Addresses', 'Orders', 'Payments'],
  ...['Projects', 'Cards', 'Account', 'Contact', 'Health', 'Metrics', 'Operator orders'],
];

const rankOf = (endpoint: Endpoint): number => {
  const rank = tagOrder.indexOf(tagOf(endpoint));
  return rank < 0 ? tagOrder.length : rank;
};

function securityOf({ access, path }: Endpoint): JsonSchema[] {
  if (path === '/metrics') return [{}, { metricsToken: [] }];
  if (access === 'public') return [];
  return access === 'optional' ? [{}, { session: [] }] : [{ session: [] }];
}

/** The first sentence of a TSDoc comment, and the rest. */
function split(comment: string): { summary: string; description: string } {
  const [, first = comment, rest = ''] = /^(.+?\.)\s+(.+)$/.exec(comment) ?? [];
  return { summary: first.replace(/\.$/, ''), description: rest };
}

class DocumentBuilder {
  private readonly sources = new Sources();
  private readonly requests = new Requests(this.sources);
  private readonly answers = recordedAnswers();
  private readonly sharedFailures = new Map<string, JsonSchema>();

  private exampleOf(operationId: string): ExampleRequest {
    const example = exampleRequests[operationId];
    if (example === undefined)
      throw new Error(`libs/testing/src/openapi/examples.ts has no request for ${operationId}.`);
    return example((where) => lookUp(this.answers, where));
  }

  /** Those that name no field or reason of the endpoint are shared. */
  private failuresOf(endpoint: Endpoint, request: ExampleRequest): [string, JsonSchema][] {
    return [...refusalsOf(endpoint)].map(([status, refusals]) => {
      const whole = failure(status, refusals, { endpoint, request });
      const isOwn = refusals.some(([code, reasons]) => reasons.length > 0 || code === 'VALIDATION_ERROR');
      if (isOwn) return [String(status), whole];
      const codes = refusals.map(([code]) => code).join('-');
      const name = `${status}-${codes}${endpoint.rateLimit === null ? '-uncounted' : ''}`;
      this.sharedFailures.set(name, whole);
      return [String(status), { $ref: `#/components/responses/${name}` }];
    });
  }

  private operation(endpoint: Endpoint): JsonSchema {
    const operationId = operationIdOf(endpoint);
    const { controller, handler, status, sends, redirects, rateLimit, isVersioned } = endpoint;
    const example = this.exampleOf(operationId);
    const body = this.requests.bodyOf(endpoint, example);
    const isEnveloped = sends === null && status !== 204;
    const answer = isEnveloped
      ? this.sources.schemaOfAnswer(controller, handler)
      : { data: {}, isPage: false };
    const comment = this.sources.describe(controller, handler);
    const words = split(comment);
    if (words.description === '')
      throw new Error(`${controller}.${handler} needs TSDoc of two sentences: summary and description.`);
    return {
      operationId,
      tags: [tagOf(endpoint)],
      ...words,
      security: securityOf(endpoint),
      ...(endpoint.isForOperators && { 'x-operators-only': true }),
      ...(rateLimit !== null && { 'x-rate-limit-per-minute': rateLimit }),
      parameters: this.requests.parametersOf(endpoint, example),
      ...(body !== null && { requestBody: body }),
      responses: Object.fromEntries([
        [String(status), success(endpoint, answer, this.answers[operationId])],
        ...(redirects === null ? [] : [['302', redirect(redirects)] as const]),
        ...(isVersioned ? [['304', unchanged] as const] : []),
        ...this.failuresOf(endpoint, example),
      ]),
    };
  }

  build(): JsonSchema {
    const endpoints = readEndpoints().sort((a, b) => rankOf(a) - rankOf(b));
    const paths: Record<string, Record<string, JsonSchema>> = {};
    for (const endpoint of endpoints) {
      (paths[endpoint.path] ??= {})[endpoint.method] = this.operation(endpoint);
    }
    const tags = new Map(endpoints.map((one) => [tagOf(one), this.sources.describeClass(one.controller)]));
    const byName = (entries: Iterable<[string, JsonSchema]>) =>
      Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
    return {
      openapi: '3.1.0',
      info: {
        title: 'Instant FDM',
        version: apiVersion,
        summary: 'Instant quotes and orders of FDM 3D prints.',
        description: introduction,
        contact: { name: 'Instant FDM; its page is /contact' },
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: '/', description: 'The service that sends this description.' }],
      tags: [...tags].map(([name, description]) => ({ name, description })),
      paths,
      components: {
        schemas: byName([
          ...Object.entries(errorSchemas),
          ...this.requests.components,
          ...this.sources.schemas.components,
        ]),
        responses: byName(this.sharedFailures),
        headers,
        parameters,
        securitySchemes,
      },
    };
  }
}

/** The description of the interface, read from the code: an OpenAPI 3.1 document. */
export function buildDocument(): JsonSchema {
  return new DocumentBuilder().build();
}
