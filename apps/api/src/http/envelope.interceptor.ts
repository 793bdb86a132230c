import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { callerOf } from '../endpoint/caller/caller.decorator.js';
import { Page } from '../endpoint/lists/page.js';
import { pageJson } from '../endpoint/lists/page-json.js';
import { HeavyWorkTurns } from '../endpoint/waiting/heavy-work-turns.js';

/** Bytes of pages that one owner may leave unread: those of three of the longest. */
const mostUnread = 16_000_000;

/**
 * Wraps what handlers return as `{ success: true, data }`, pages with their `nextCursor`; files and answers already
 * sent pass unchanged.
 */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  /** Bytes of pages that are on their way, by whose they are: a client may read them as slowly as it likes. */
  private readonly unread = new Map<string, number>();

  constructor(private readonly turns: HeavyWorkTurns) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const response = http.getResponse<Response>();
    return next.handle().pipe(
      mergeMap(async (data) => {
        if (data instanceof StreamableFile || response.headersSent || response.statusCode === 204)
          return data;
        if (data instanceof Page) return this.pageFile(data, http.getRequest<Request>(), response);
        return { success: true, data: data ?? null };
      }),
    );
  }

  private async pageFile(page: Page<unknown>, request: Request, response: Response): Promise<StreamableFile> {
    const owner = callerOf(request)?.userId ?? request.ip ?? 'guests';
    const unreadBy = () => this.unread.get(owner) ?? 0;
    if (unreadBy() > mostUnread) throw new ServiceError('RATE_LIMITED', { retryAfterSeconds: 5 });
    const body = await this.turns.takeFirst(owner, () => pageJson(page));
    // Of a client that has left nothing is sent.
    if (!response.closed) this.unread.set(owner, unreadBy() + body.length);
    response.once('close', () => {
      if (unreadBy() > body.length) this.unread.set(owner, unreadBy() - body.length);
      else this.unread.delete(owner);
    });
    return new StreamableFile(body, { type: 'application/json; charset=utf-8', length: body.length });
  }
}
