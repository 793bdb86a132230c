import type { NextFunction, Request, Response } from 'express';

/** Where orders and projects were before `/ops/api`; programs may still call them there. Pages have the same paths. */
const former = /^\/ops\/(orders|requests)(?=[/?]|$)/;

/** Passes calls of the former addresses on to `/ops/api`. */
export function passFormerAddresses(request: Request, _: Response, next: NextFunction): void {
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
  if (!isPage) request.url = request.url.replace(former, '/ops/api/$1');
  next();
}
