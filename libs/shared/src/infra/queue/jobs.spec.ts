import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { workNames } from '../work/work-table.js';
import { MailDeferredError } from '../mail/mail-deferred-error.js';
import { backoffMsOf, jobs, triesUntilSettled } from './jobs.js';

describe('A job of a row', () => {
  it.each(workNames)('outlasts five days of an absent server: %s', (name) => {
    const fiveDaysMs = 5 * 24 * 3_600_000;
    expect(triesUntilSettled * backoffMsOf(name, 100)).toBeGreaterThan(fiveDaysMs);
  });
});

describe('The wait before a retry', () => {
  it('doubles, up to half a minute', () => {
    const waits = [1, 2, 3, 4, 5, 6, 2000].map((tries) => backoffMsOf('mail.send', tries));
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('is two minutes of a storage that has been away for more than ten', () => {
    const waits = [7, 24, 25, 2000].map((tries) => backoffMsOf('analysis.measure', tries));
    expect(waits).toEqual([30_000, 30_000, 120_000, 120_000]);
  });

  it('is from a minute to a quarter of an hour for a mail that its server does not take', () => {
    const error = new MailDeferredError('452 4.2.2 mailbox full');
    const waits = [1, 2, 3, 4, 5, 6, 2000].map((tries) => backoffMsOf('mail.send', tries, error));
    expect(waits).toEqual([60_000, 120_000, 240_000, 480_000, 900_000, 900_000, 900_000]);
    expect(backoffMsOf('mail.send', 6, new Error('ECONNREFUSED'))).toBe(30_000);
  });
});

describe('docs/jobs.md', () => {
  it('names every job with its queue, and none too many', () => {
    const page = readFileSync(new URL('../../../../../docs/jobs.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `([\w.]+)` +\| (\w+) +\|/gm)].map(([, name, queue]) => [name, queue]);
    expect(rows).toEqual(Object.entries(jobs).map(([name, { queue }]) => [name, queue]));
  });
});
