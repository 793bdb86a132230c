import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operatorEmail, runFuzz } from '@testing/fuzz/http/run-fuzz.js';
import type { TestStack } from '@testing/stack/stack.js';
import { errorStatuses } from '../src/http/error-status.js';
import { startStack } from './stack.js';

let stack: TestStack;

beforeAll(async () => {
  stack = await startStack({ env: { RATE_LIMIT_SCALE: '1000000', OPERATOR_EMAILS: operatorEmail } });
});

afterAll(() => stack.stop());

describe('A short run of fuzz:http', () => {
  it('finds nothing in 800 damaged requests of every operation, many of which are accepted', async () => {
    const { pid } = stack.api;
    const { sent, byStatus, findings } = await runFuzz(stack, {
      requests: 800,
      seed: 7,
      statuses: errorStatuses,
    });
    expect({ sent, findings }).toEqual({ sent: 800, findings: [] });
    expect(byStatus['200']).toBeGreaterThan(100);
    expect(byStatus['400']).toBeGreaterThan(100);
    expect(byStatus['404']).toBeGreaterThan(20);
    expect(stack.api.pid).toBe(pid);
  }, 300_000);
});
