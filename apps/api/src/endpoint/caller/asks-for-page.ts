import type { Request } from 'express';

/** Whether the request's `Accept` names `text/html` and does not prefer JSON to it. */
export function asksForPage(request: Request): boolean {
  const isNamed = /text\/html/i.test(request.headers.accept ?? '');
  return isNamed && request.accepts(['text/html', 'application/json']) === 'text/html';
}
