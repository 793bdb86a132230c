import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { workNames, workTable } from '../work/work-table.js';
import { backoffMsOf, jobs } from './jobs.js';

describe('A job whose row counts no attempts', () => {
  it.each(workNames.filter((name) => workTable[name].attempts === undefined))(
    'outlasts five days of an absent server: %s',
    (name) => {
      const fiveDaysMs = 5 * 24 * 3_600_000;
      expect(jobs[name].attempts * backoffMsOf(name, 100)).toBeGreaterThan(fiveDaysMs);
    },
  );
});

describe('The wait before a retry', () => {
  it('doubles, up to half a minute', () => {
    const waits = [1, 2, 3, 4, 5, 6, 2000].map((tries) => backoffMsOf('mail.send', tries));
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });
});

describe('docs/jobs.md', () => {
  it('names every job with its queue, and none too many', () => {
    const page = readFileSync(new URL('../../../../../docs/jobs.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `([\w.]+)` +\| (\w+) +\|/gm)].map(([, name, queue]) => [name, queue]);
    expect(rows).toEqual(Object.entries(jobs).map(([name, { queue }]) => [name, queue]));
  });
});
