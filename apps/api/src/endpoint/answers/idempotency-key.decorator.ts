import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { refusedField } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import { told } from '@shared/words/say.js';

const longestKey = 255;

/** A request that its client may retry without the work being done twice. */
export interface RepeatableRequest {
  /** The `Idempotency-Key` header. */
  key: string;
  /** SHA-256 of endpoint and body, hex: equal for the same request. */
  fingerprint: string;
  /** Tells the client that this answer is an earlier one. */
  markReplayed: () => void;
}

/** Object members in alphabetical order, at every depth: their order in a JSON body has no meaning. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The request's `Idempotency-Key` with the fingerprint of its request; `null` without the header.
 *
 * @throws {ServiceError} VALIDATION_ERROR for a key that is empty, too long or not printable ASCII.
 */
function readIdempotencyKey(request: Request, response: Response): RepeatableRequest | null {
  const key = request.get('Idempotency-Key');
  if (key === undefined) return null;
  if (key.length < 1 || key.length > longestKey || !/^[\x20-\x7e]+$/.test(key)) {
    throw refusedField('Idempotency-Key', told('api.fields.printableKey', { min: 1, max: longestKey }));
  }
  const meaning = `${request.method} ${request.path}\n${JSON.stringify(request.body, sorted)}`;
  return {
    key,
    fingerprint: createHash('sha256').update(meaning).digest('hex'),
    markReplayed: () => response.setHeader('Idempotent-Replayed', 'true'),
  };
}

/** What {@link IdempotencyKey} injects; the API description knows by it which endpoints take the header. */
export function repeatableRequest(_: unknown, context: ExecutionContext): RepeatableRequest | null {
  const http = context.switchToHttp();
  return readIdempotencyKey(http.getRequest<Request>(), http.getResponse<Response>());
}

/** What {@link RequiredIdempotencyKey} injects; the API description knows by it which endpoints need the header. */
export function onceOnlyRequest(_: unknown, context: ExecutionContext): RepeatableRequest {
  const request = repeatableRequest(_, context);
  if (request === null) throw refusedField('Idempotency-Key', told('api.fields.keyRequired'));
  return request;
}

/** Injects the {@link RepeatableRequest}; `null` where the client sent no key. */
export const IdempotencyKey = createParamDecorator(repeatableRequest);

/** Injects the {@link RepeatableRequest} of an endpoint that refuses requests without a key. */
export const RequiredIdempotencyKey = createParamDecorator(onceOnlyRequest);
