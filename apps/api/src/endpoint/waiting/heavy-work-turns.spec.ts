import { describe, expect, it } from '@jest/globals';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { HeavyWorkTurns } from './heavy-work-turns.js';

describe('HeavyWorkTurns', () => {
  it('runs one work at a time, in the order asked, also after one has failed', async () => {
    const turns = new HeavyWorkTurns();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await nextTurn();
      log.push(`${name} ends`);
      if (name === 'b') throw new Error('b fails');
      return name;
    };
    const done = await Promise.allSettled(['a', 'b', 'c'].map((name) => turns.take('amina', work(name))));
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('serves owners in turn, however much one of them asks for', async () => {
    const turns = new HeavyWorkTurns();
    const log: string[] = [];
    const ask = (owner: string, name: string) =>
      turns.take(owner, () => {
        log.push(name);
        return nextTurn();
      });
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('amina', name)),
      ...['b1', 'b2'].map((name) => ask('brahim', name)),
      ask('chadia', 'c1'),
      turns.takeFirst('amina', () => nextTurn(log.push('the end of a1'))),
    ]);
    expect(log).toEqual(['a1', 'the end of a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('runs each work in the context of its own request', async () => {
    const turns = new HeavyWorkTurns();
    const request = new AsyncLocalStorage<string>();
    const ask = (name: string) =>
      request.run(name, () => turns.take(name, () => nextTurn().then(() => request.getStore())));
    expect(await Promise.all([ask('a'), ask('b'), ask('c')])).toEqual(['a', 'b', 'c']);
  });

  it('refuses more than sixty that wait of one owner, and takes new ones when they have ended', async () => {
    const turns = new HeavyWorkTurns();
    const over = Promise.withResolvers<void>();
    // The first one runs.
    const taken = Array.from({ length: 61 }, () => turns.take('amina', () => over.promise));
    const refused = { code: 'RATE_LIMITED' };
    await expect(turns.take('amina', () => Promise.resolve())).rejects.toMatchObject(refused);
    const others = Array.from({ length: 540 }, (_, n) =>
      turns.take(`account ${n >> 1}`, () => Promise.resolve()),
    );
    await expect(turns.take('zineb', () => Promise.resolve())).rejects.toMatchObject(refused);
    over.resolve();
    await Promise.all([...taken, ...others]);
    await expect(turns.take('amina', () => Promise.resolve('taken'))).resolves.toBe('taken');
  });
});
