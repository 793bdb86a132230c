import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { Page } from '../endpoint/page.js';
import { pageJson } from '../endpoint/page-json.js';
import { Turns } from '../endpoint/turns.js';

/**
 * Wraps what handlers return as `{ success: true, data }`, pages with their `nextCursor`; files and answers already
 * sent pass unchanged.
 */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly turns: Turns) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      mergeMap(async (data) => {
        if (data instanceof StreamableFile || response.headersSent || response.statusCode === 204)
          return data;
        if (data instanceof Page) return this.pageFile(data);
        return { success: true, data: data ?? null };
      }),
    );
  }

  private async pageFile(page: Page<unknown>): Promise<StreamableFile> {
    const body = await this.turns.take(() => pageJson(page));
    return new StreamableFile(body, { type: 'application/json; charset=utf-8', length: body.length });
  }
}
