import type { Told } from '@shared/domain/contract/told.js';
import type { Request } from 'express';
import { told } from '@shared/words/say.js';

interface RouteLayer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
  match(path: string): boolean;
}

function layersOf(request: Request): RouteLayer[] {
  return (request.app as unknown as { router: { stack: RouteLayer[] } }).router.stack;
}

/** A route with at least so many methods is the framework's catch-all, not an endpoint. */
const catchAllMethods = 8;

function methodsOf(layer: RouteLayer): string[] {
  return Object.keys(layer.route?.methods ?? {}).map((method) => method.toUpperCase());
}

/** What to try instead: the methods that the path has, or a hint to check the path. */
export function hintForUnknownRoute(request: Request): Told {
  const path = decodeURI(request.path);
  const methods = layersOf(request)
    .filter((layer) => layer.route !== undefined && layer.match(path))
    .map(methodsOf)
    .filter((ofLayer) => ofLayer.length < catchAllMethods)
    .flat()
    // A path that nearly matches (another case, an escape) is also found under the request's own method.
    .filter((method) => method !== request.method);
  if (methods.length === 0) return told('api.hints.checkPath');
  const taken = [...new Set(methods)].join(', ');
  return told('api.hints.otherMethod', { path, methods: taken, method: request.method });
}
