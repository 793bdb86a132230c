import type { ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { type Tracer, TRACER } from '@shared/infra/tracing/tracer.js';
import type { RoutedRequest } from '../../endpoint/routed-request.js';

/** Makes each request a step: of its caller's trace if it names one, else of a trace of its own. */
@Injectable()
export class RequestTracer {
  constructor(@Inject(TRACER) private readonly tracer: Tracer) {}

  readonly use = (request: RoutedRequest, response: ServerResponse, next: () => void): void => {
    const { method = '', headers, id } = request;
    const span = this.tracer.begin({
      name: method,
      kind: 'server',
      parent: typeof headers.traceparent === 'string' ? headers.traceparent : undefined,
      attributes: { 'http.request.method': method, 'request.id': id as string },
    });
    response.on('close', () => {
      const route = request.route?.path ?? 'none';
      span.end({
        name: `${method} ${route}`,
        attributes: { 'http.route': route, 'http.response.status_code': response.statusCode },
        error: response.statusCode >= 500 ? `status ${response.statusCode}` : undefined,
      });
    });
    span.within(next);
  };
}
