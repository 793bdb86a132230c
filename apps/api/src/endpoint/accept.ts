import type { Request } from 'express';

/** Whether a request names HTML, as browsers do, and wants nothing else of ours more. */
export function asksForPage(request: Request): boolean {
  const isNamed = /text\/html/i.test(request.headers.accept ?? '');
  return isNamed && request.accepts(['text/html', 'application/json']) === 'text/html';
}
