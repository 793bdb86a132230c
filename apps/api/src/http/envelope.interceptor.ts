import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { Page } from './page.js';

/** Wraps what handlers return as `{ success: true, data }`, pages with their `nextCursor`; files and answers already sent stay bare. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((data) => {
        if (data instanceof StreamableFile || response.headersSent || response.statusCode === 204)
          return data;
        if (data instanceof Page) return pageEnvelope(data);
        return { success: true, data: data ?? null };
      }),
    );
  }
}

function pageEnvelope({ entries, nextCursor }: Page<unknown>): object {
  return { success: true, data: entries, ...(nextCursor !== undefined && { nextCursor }) };
}
