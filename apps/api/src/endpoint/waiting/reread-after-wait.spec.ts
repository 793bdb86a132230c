import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { rereadAfterWait } from './reread-after-wait.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it.each([
  [1_900, 'before'],
  [2_100, 'after'],
])('what took %d ms to read is that of %s', async (ms, expected) => {
  const answers = ['before', 'after'];
  const read = async () => {
    const answer = answers.shift();
    if (answer === 'before') await new Promise((resolve) => setTimeout(resolve, ms));
    return answer;
  };
  const found = rereadAfterWait(read);
  await jest.advanceTimersByTimeAsync(ms);
  expect(await found).toBe(expected);
});
