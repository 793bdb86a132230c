import { Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  type ThrottlerRequest,
  ThrottlerStorage,
} from '@nestjs/throttler';
import type { Settings } from '@shared/config/env.js';
import { ServiceError } from '@shared/contract/errors.js';
import type { Request, Response } from 'express';
import { callerOf } from './caller.decorator.js';
import { SETTINGS } from '@shared/config/settings.token.js';

/**
 * One bucket an endpoint and client: the user where there is a session, else the address.
 *
 * The storages only count within a window; the verdict is taken here, so that a client is let in
 * again when its window ends, with either storage.
 */
@Injectable()
export class RateGuard extends ThrottlerGuard {
  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() storage: ThrottlerStorage,
    reflector: Reflector,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super(options, storage, reflector);
  }

  protected override async getTracker(request: Request): Promise<string> {
    return callerOf(request)?.userId ?? (await super.getTracker(request));
  }

  protected override async handleRequest(props: ThrottlerRequest): Promise<boolean> {
    const { context, ttl, throttler, getTracker, generateKey } = props;
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const limit = Math.max(1, Math.floor(props.limit * this.settings.rateLimitScale));
    const key = generateKey(context, await getTracker(request, context), throttler.name ?? 'default');
    const { totalHits, timeToExpire } = await this.storageService.increment(
      key,
      ttl,
      Number.MAX_SAFE_INTEGER,
      ttl,
      throttler.name ?? 'default',
    );
    response.setHeader('RateLimit-Policy', `"default";q=${limit};w=${ttl / 1000}`);
    response.setHeader('RateLimit', `"default";r=${Math.max(0, limit - totalHits)};t=${timeToExpire}`);
    if (totalHits <= limit) return true;
    throw new ServiceError('RATE_LIMITED', {
      headers: { 'Retry-After': String(timeToExpire) },
      details: { hint: `At most ${limit} calls per minute; retry in ${timeToExpire} s.` },
    });
  }
}
