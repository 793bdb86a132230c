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

/** More than any endpoint takes: the framework's own answer to whatever is left over. */
const catchAllMethods = 8;

function methodsOf(layer: RouteLayer): string[] {
  return Object.keys(layer.route?.methods ?? {}).map((method) => method.toUpperCase());
}

/** What to try instead: the methods that the path does take, or where to look. */
export function hintForUnknownRoute(request: Request): Told {
  const path = decodeURI(request.path);
  const methods = layersOf(request)
    .filter((layer) => layer.route !== undefined && layer.match(path))
    .map(methodsOf)
    .filter((ofLayer) => ofLayer.length < catchAllMethods)
    .flat()
    // A path that only nearly matches (another case, an escape) is found under its own method, too.
    .filter((method) => method !== request.method);
  if (methods.length === 0) return told('api.hints.checkPath');
  const taken = [...new Set(methods)].join(', ');
  return told('api.hints.otherMethod', { path, methods: taken, method: request.method });
}
