import type { Request } from 'express';

/** Where calls like this one are counted, and how many a client may make in a window. */
export interface RateRule {
  place: string;
  /** Before `RATE_LIMIT_SCALE`. */
  limit: number;
  windowMs: number;
}

const rules = new WeakMap<Request, RateRule>();

/** Notes by which rule a request was counted. */
export function noteRateRule(request: Request, rule: RateRule): void {
  rules.set(request, rule);
}

export function rateRuleOf(request: Request): RateRule | undefined {
  return rules.get(request);
}
