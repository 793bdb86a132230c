import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  type ThrottlerRequest,
  ThrottlerStorage,
} from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { within } from '@shared/infra/queue/within.js';
import { callerOf } from '../endpoint/caller/caller.decorator.js';
import { RateCounter, type RateVerdict } from './rate-counter.js';
import { noteRateRule, type RateRule } from '../endpoint/limits/rate-rule.js';
import { UncountedInOutage } from '../endpoint/limits/rate-limit.decorator.js';

/** Of the counter, for what is not counted in an outage: a store that stands still must not delay the answer that says so. */
const counterMs = 1_000;

/** Requests refused for lack of a session: counted, but without rate headers until there are too many. */
const withoutSession = new WeakSet<Request>();

const placeOf = (context: ExecutionContext): string =>
  `${context.getClass().name}-${context.getHandler().name}-default`;

/** Of those who called last: to hash takes as long as to count. */
const keys = new LRUCache<string, string>({
  max: 10_000,
  memoMethod: (placeAndTracker) => hash('sha256', placeAndTracker),
});

const keyOf = (place: string, tracker: string): string => keys.memo(`${place}-${tracker}`);

/** One bucket for each endpoint and client: the user if there is a session, else the address. */
@Injectable()
export class RateGuard extends ThrottlerGuard {
  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() storage: ThrottlerStorage,
    reflector: Reflector,
    private readonly counter: RateCounter,
  ) {
    super(options, storage, reflector);
  }

  /**
   * Counts a call that has no session, by its address.
   *
   * @throws {ServiceError} RATE_LIMITED when the address has made too many.
   */
  async countRefused(context: ExecutionContext): Promise<void> {
    withoutSession.add(context.switchToHttp().getRequest<Request>());
    // The base class must have read its options: at start only guards have.
    await super.canActivate(context);
  }

  /** Counts a call without a session from this address like an earlier one, which this rule counted. */
  async countAgain(ip: string, { place, limit, windowMs }: RateRule): Promise<RateVerdict> {
    const key = keyOf(place, await super.getTracker({ ip }));
    return this.counter.count({ key, limit, windowMs });
  }

  protected override generateKey(context: ExecutionContext, tracker: string): string {
    return keyOf(placeOf(context), tracker);
  }

  protected override async getTracker(request: Request): Promise<string> {
    return callerOf(request)?.userId ?? (await super.getTracker(request));
  }

  protected override async handleRequest(props: ThrottlerRequest): Promise<boolean> {
    const { context, ttl, limit, throttler, getTracker, generateKey } = props;
    const request = context.switchToHttp().getRequest<Request>();
    const key = generateKey(context, await getTracker(request, context), throttler.name ?? 'default');
    // Endpoints that share a bucket are counted by another key.
    if (request.method === 'GET' && generateKey === this.commonOptions.generateKey)
      noteRateRule(request, { place: placeOf(context), limit, windowMs: ttl });
    const counting = this.counter.count({ key, limit, windowMs: ttl });
    const places = [context.getHandler(), context.getClass()];
    const isUncounted = this.reflector.getAllAndOverride(UncountedInOutage, places) === true;
    const counted = await (isUncounted ? within(counting, counterMs).catch(() => null) : counting);
    if (counted === null) return true;
    const { headers, refusal } = counted;
    const response = context.switchToHttp().getResponse<Response>();
    if (refusal !== null || !withoutSession.has(request)) response.set(headers);
    if (refusal !== null) throw refusal;
    return true;
  }
}
