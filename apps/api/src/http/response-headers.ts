import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestIds } from '@shared/infra/work/request-ids.js';
import type { NextFunction, Request, Response } from 'express';

/** Version of the interface description. */
export const apiVersion = '1.0.0';

const saneRequestId = /^[A-Za-z0-9._-]{1,64}$/;

/** Gives each request an id. */
export function identify(request: IncomingMessage, _response: unknown, next: () => void): void {
  const given = request.headers['x-request-id'];
  request.id = typeof given === 'string' && saneRequestId.test(given) ? given : randomUUID();
  next();
}

/** Gives each answer the headers common to all. */
export function alwaysSentHeaders(request: Request, response: Response, next: NextFunction): void {
  const id = request.id as string;
  response.setHeader('X-Request-Id', id);
  response.setHeader('API-Version', apiVersion);
  response.setHeader('Cache-Control', 'no-store');
  // Only pages have versions, and compare them themselves; otherwise `If-None-Match: *` would turn any answer into 304.
  Object.defineProperty(request, 'fresh', { value: false });
  requestIds.run(id, next);
}
