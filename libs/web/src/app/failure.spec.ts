import { describe, expect, it } from '@jest/globals';
import { CallFailure, dataOf } from './failure.js';

const refused = async (
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Promise<CallFailure> => {
  const response = new Response(null, { status, headers });
  const call = Promise.resolve({ error: { error: { code, message: 'M', details: {} } }, response });
  const failure: unknown = await dataOf(call).catch((error: unknown) => error);
  if (!(failure instanceof CallFailure)) throw new Error('The call did not fail.');
  return failure;
};

describe('A failure', () => {
  it.each([
    ['a limit', 429, 'RATE_LIMITED', {}, true],
    ['a restart', 503, 'SERVICE_UNAVAILABLE', {}, true],
    ['the same request in flight', 409, 'CONFLICT', { 'Retry-After': '1' }, true],
    ['a conflict that stays', 409, 'CONFLICT', {}, false],
    ['a refusal', 400, 'INVALID_INPUT', {}, false],
  ])('of %s passes, or not', async (_name, status, code, headers, isPassing) => {
    expect((await refused(status, code, headers)).isPassing).toBe(isPassing);
  });

  it.each([
    ['12', 12],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['', 1],
    ['soon', 1],
    ['Infinity', 1],
  ])('with Retry-After %p asks for %i s', async (header, seconds) => {
    expect((await refused(503, 'BUSY', { 'Retry-After': header })).retryAfterSeconds).toBe(seconds);
  });

  it('with a date to retry after asks for the time until then', async () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    const { retryAfterSeconds } = await refused(503, 'BUSY', { 'Retry-After': inAMinute });
    expect(retryAfterSeconds).toBeGreaterThan(50);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('without Retry-After asks for no time', async () => {
    expect((await refused(503, 'BUSY')).retryAfterSeconds).toBeNull();
  });
});
