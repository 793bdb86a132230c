import type { Request } from 'express';

interface RouteLayer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
  match(path: string): boolean;
}

function layersOf(request: Request): RouteLayer[] {
  return (request.app as unknown as { router: { stack: RouteLayer[] } }).router.stack;
}

function methodsOf(layer: RouteLayer): string[] {
  return Object.keys(layer.route?.methods ?? {}).map((method) => method.toUpperCase());
}

/** What to try instead: the methods that the path does take, or where to look. */
export function hintForUnknownRoute(request: Request): string {
  let path: string;
  try {
    path = decodeURI(request.path);
  } catch {
    return 'The address holds a malformed escape such as %ZZ.';
  }
  const layers = layersOf(request).filter((layer) => layer.route !== undefined && layer.match(path));
  const methods = [...new Set(layers.flatMap(methodsOf))].filter((method) => method !== request.method);
  if (methods.length > 0) return `${path} takes ${methods.join(', ')}, not ${request.method}.`;
  return 'Check the path: the endpoints stand under /api, and carry no version and no trailing parts.';
}
