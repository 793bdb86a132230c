import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { waitForAllowance } from './work-allowance.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe('waitForAllowance', () => {
  it.each([
    ['nothing taken', 0, 0, 15, 0],
    ['less than allowed', 10, 12, 15, 0],
    ['most of it in the last hour, which fades', 10, 40, 15, 30],
    ['all of it in this hour: the rest of that, and a part of the next', 30, 0, 15, 45 + 20],
  ])('%s', (_, thisHour, lastHour, sinceHour, waits) => {
    const taken = { thisHourMs: thisHour * minuteMs, lastHourMs: lastHour * minuteMs };
    expect(waitForAllowance(taken, 20 * minuteMs, sinceHour * minuteMs)).toBeCloseTo(waits * minuteMs, 3);
  });

  it('is over when the account may work again, and not long before', () => {
    const time = fc.double({ min: 0, max: 4 * hourMs, noNaN: true });
    fc.assert(
      fc.property(
        time,
        time,
        fc.double({ min: 0, max: hourMs * 0.999, noNaN: true }),
        (now, last, sinceMs) => {
          const allowedMs = 20 * minuteMs;
          const waitMs = waitForAllowance({ thisHourMs: now, lastHourMs: last }, allowedMs, sinceMs);
          expect(waitMs).toBeGreaterThanOrEqual(0);
          const laterMs = sinceMs + waitMs;
          const taken =
            laterMs < hourMs ? { now, last, at: laterMs } : { now: 0, last: now, at: laterMs - hourMs };
          const used = taken.now + taken.last * (1 - taken.at / hourMs);
          if (waitMs > 0) expect(used).toBeCloseTo(allowedMs, 0);
        },
      ),
    );
  });
});
