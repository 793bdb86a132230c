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
});
