import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pollUntilFound } from './poll-until-found.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pause = (ms: number): Promise<void> => {
  jest.advanceTimersByTime(ms);
  return Promise.resolve();
};

/** When work that takes so long is seen, and after how many looks. */
async function seen(workMs: number): Promise<{ atMs: number | null; looks: number }> {
  const startedMs = performance.now();
  const waitedMs = () => performance.now() - startedMs;
  let looks = 0;
  const look = () => {
    looks++;
    return Promise.resolve(waitedMs() >= workMs ? waitedMs() : null);
  };
  return { atMs: await pollUntilFound(look, 25_000, pause), looks };
}

describe('pollUntilFound', () => {
  it('does not pause when it is there', async () => {
    expect(await seen(0)).toEqual({ atMs: 0, looks: 1 });
  });

  it.each([10, 30, 70, 150, 400, 1_000, 1_900])('sees work of %i ms soon after its end', async (workMs) => {
    const { atMs } = await seen(workMs);
    expect(atMs! - workMs).toBeLessThan(Math.max(20, workMs / 4));
  });

  it('looks seldom at work that takes long', async () => {
    const { atMs, looks } = await seen(20_000);
    expect(atMs).toBeLessThan(20_500);
    expect(looks).toBeLessThan(60);
  });

  it('ends without a result after 25 s', async () => {
    const startedMs = performance.now();
    expect((await seen(Infinity)).atMs).toBeNull();
    expect(performance.now() - startedMs).toBeLessThan(25_600);
  });
});
