import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { jobs } from './jobs.js';

describe('docs/jobs.md', () => {
  it('names every job with its queue, and none too many', () => {
    const page = readFileSync(new URL('../../../../../docs/jobs.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `([\w.]+)` +\| (\w+) +\|/gm)].map(([, name, queue]) => [name, queue]);
    expect(rows).toEqual(Object.entries(jobs).map(([name, { queue }]) => [name, queue]));
  });
});
