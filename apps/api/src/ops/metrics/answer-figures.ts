import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Counter, Histogram } from 'prom-client';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';
import type { RoutedRequest } from '../../endpoint/routed-request.js';
import { WorkPendingError } from '../../endpoint/waiting/work-pending-error.js';

/** How an answer of interest ended: `unavailable` may succeed on a retry, `aborted` lost its client. */
const outcomes = ['done', 'refused', 'limited', 'unavailable', 'failed', 'aborted'] as const;
type Outcome = (typeof outcomes)[number];

/** Where customers come closer to a part: the family of each endpoint, and the endpoint's name within it. */
const steps = {
  'POST /api/analyze': ['baskets', 'analyze'],
  'POST /api/quotes/calculate': ['baskets', 'calculate'],
  'POST /api/quotes/batch': ['baskets', 'batch'],
  'POST /api/quotes': ['quotes', 'save'],
  'POST /api/orders': ['orders', 'place'],
  'POST /api/payments/checkout': ['payments', 'checkout'],
} as const;

const families = {
  baskets: 'Baskets and parts that were asked for their price, by outcome.',
  quotes: 'Quotes that were to be saved, by outcome.',
  orders: 'Orders that were to be placed, by outcome.',
  payments: 'Payments that were to be opened, by outcome.',
} as const;

/** Figures of answers: each endpoint's times, refusals by rate, and what became of baskets, quotes, orders, payments. */
@Injectable()
export class AnswerFigures {
  private readonly seconds: Histogram<'method' | 'route' | 'status' | 'reason'>;
  private readonly limited: Counter<'rule' | 'method' | 'route'>;
  private readonly counters: Record<keyof typeof families, Counter<'step' | 'outcome'>>;

  constructor({ registry }: ProcessFigures) {
    const registers = [registry];
    this.seconds = new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer a request.',
      labelNames: ['method', 'route', 'status', 'reason'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    });
    this.limited = new Counter({
      name: 'http_rate_limited_total',
      help: 'Requests refused with 429, by the rule that refused them.',
      labelNames: ['rule', 'method', 'route'],
      registers,
    });
    const labelNames = ['step', 'outcome'] as const;
    const counters = Object.entries(families).map(([family, help]) => [
      family,
      new Counter({ name: `${family}_total`, help, labelNames, registers }),
    ]);
    this.counters = Object.fromEntries(counters) as typeof this.counters;
    // From zero on, so that the first one counts as an increase.
    for (const [family, step] of Object.values(steps)) {
      for (const outcome of outcomes) this.counters[family].inc({ step, outcome }, 0);
    }
  }

  /** Counts an answer that has ended after `seconds`. */
  count(request: RoutedRequest, response: ServerResponse, seconds: number): void {
    // The route's pattern, not the path: paths hold ids and would make unlimited labels.
    const route = request.route?.path ?? 'none';
    const { method = '' } = request;
    const labels = { method, route, status: response.statusCode };
    // An alert counts failures, not answers that say when work begins.
    const isPending = refusalOf(response) instanceof WorkPendingError;
    this.seconds.observe(isPending ? { ...labels, reason: 'workPending' } : labels, seconds);
    if (response.statusCode === 429) this.limited.inc({ rule: ruleOf(response), method, route });
    const step = steps[`${method} ${route}` as keyof typeof steps] as
      (typeof steps)[keyof typeof steps] | undefined;
    if (step !== undefined) this.counters[step[0]].inc({ step: step[1], outcome: outcomeOf(response) });
  }
}

/** What the error filter has sent. */
function refusalOf(response: ServerResponse): unknown {
  // Only Express gives a response its locals.
  return ((response as Partial<Response>).locals ?? {}).refusal as unknown;
}

/** The rule is known by the sentence that tells it. */
function ruleOf(response: ServerResponse): string {
  const refusal = refusalOf(response);
  const told = refusal instanceof ServiceError ? refusal.told : '';
  const name = typeof told === 'string' ? '' : told.code.split('.').at(-1)!;
  return name === 'RATE_LIMITED' || name === '' ? 'callsPerMinute' : name;
}

function outcomeOf({ statusCode, writableFinished }: ServerResponse): Outcome {
  if (!writableFinished) return 'aborted';
  if (statusCode < 400) return 'done';
  if (statusCode === 429) return 'limited';
  if (statusCode < 500) return 'refused';
  return statusCode === 500 ? 'failed' : 'unavailable';
}
