import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Histogram } from 'prom-client';

/** Seconds from a request's arrival to its answer, by route and status. */
export const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer a request.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [],
});

/** Times every request. */
@Injectable()
export class RequestTimer implements NestMiddleware {
  use(request: Request, response: Response, next: NextFunction): void {
    const stop = requestSeconds.startTimer({ method: request.method });
    response.once('close', () => {
      // The route's pattern, not the path: paths hold ids and would make unlimited labels.
      const { path = 'none' } = (request.route ?? {}) as { path?: string };
      stop({ route: path, status: response.statusCode });
    });
    next();
  }
}
