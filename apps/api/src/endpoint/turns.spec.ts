import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Turns } from './turns.js';

describe('Turns', () => {
  it('runs one work at a time, in the order asked, also after one has failed', async () => {
    const turns = new Turns();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await nextTurn();
      log.push(`${name} ends`);
      if (name === 'b') throw new Error('b fails');
      return name;
    };
    const done = await Promise.allSettled(['a', 'b', 'c'].map((name) => turns.take(work(name))));
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('refuses more than a hundred that wait, and takes new ones when they have ended', async () => {
    const turns = new Turns();
    const over = Promise.withResolvers<void>();
    const taken = Array.from({ length: 100 }, () => turns.take(() => over.promise));
    await expect(turns.take(() => Promise.resolve())).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    over.resolve();
    await Promise.all(taken);
    await expect(turns.take(() => Promise.resolve('taken'))).resolves.toBe('taken');
  });
});
