import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { CachedValue } from './cached-value.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('A held value', () => {
  it('is read anew when its time is up, though the clock was set back by an hour', async () => {
    let reads = 0;
    const held = new CachedValue(() => Promise.resolve({ read: ++reads }), 20);
    expect(await held.get()).toEqual({ read: 1 });
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    await sleep(40);
    expect(held.now()).toBeNull();
    expect(await held.get()).toEqual({ read: 2 });
  });
});
