import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { type Tracer, TRACER } from '@shared/infra/tracing/tracer.js';

/** Makes each request a step: of its caller's trace if it names one, else of a trace of its own. */
@Injectable()
export class RequestTracer implements NestMiddleware {
  constructor(@Inject(TRACER) private readonly tracer: Tracer) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const { method, headers, id } = request;
    const span = this.tracer.begin({
      name: method,
      kind: 'server',
      parent: typeof headers.traceparent === 'string' ? headers.traceparent : undefined,
      attributes: { 'http.request.method': method, 'request.id': id as string },
    });
    response.once('close', () => {
      const { path: route = 'none' } = (request.route ?? {}) as { path?: string };
      span.end({
        name: `${method} ${route}`,
        attributes: { 'http.route': route, 'http.response.status_code': response.statusCode },
        error: response.statusCode >= 500 ? `status ${response.statusCode}` : undefined,
      });
    });
    span.within(next);
  }
}
