import type { ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { ProcessFigures } from '@shared/infra/metrics/process-figures.js';
import { told } from '@shared/words/say.js';
import { Registry } from 'prom-client';
import { pausedWork, stillWorking } from '../../endpoint/waiting/work-pending-error.js';
import type { RoutedRequest } from '../../endpoint/routed-request.js';
import { AnswerFigures } from './answer-figures.js';

const request = { method: 'POST', route: { path: '/api/quotes/calculate' } } as unknown as RoutedRequest;
const answer = (statusCode: number, refusal?: ServiceError) =>
  ({ statusCode, writableFinished: true, locals: { refusal } }) as unknown as ServerResponse;

describe('Times of answers', () => {
  it('tell work that waits its turn from failures, and leave all else as it is', async () => {
    const registry = new Registry();
    const figures = new AnswerFigures({ registry } as ProcessFigures);
    const message = told('api.messages.cardBeingMade');
    figures.count(request, answer(503, stillWorking(message, 12)), 1);
    figures.count(request, answer(503, pausedWork(message)), 1);
    figures.count(request, answer(503, new ServiceError('DATABASE_ERROR', { retryAfterSeconds: 5 })), 1);
    figures.count(request, answer(200), 1);
    const text = await registry.metrics();
    const counts = text.split('\n').filter((line) => line.startsWith('http_request_seconds_count'));
    const labels = 'method="POST",route="/api/quotes/calculate"';
    expect(counts.sort()).toEqual([
      `http_request_seconds_count{${labels},status="200"} 1`,
      `http_request_seconds_count{${labels},status="503",reason="workPending"} 2`,
      `http_request_seconds_count{${labels},status="503"} 1`,
    ]);
    expect(text).toContain('baskets_total{step="calculate",outcome="unavailable"} 3');
  });
});
