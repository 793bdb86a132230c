import { describe, expect, it } from '@jest/globals';
import { setImmediate as settled } from 'node:timers/promises';
import { WorkTurns } from './work-turns.js';

describe('WorkTurns', () => {
  it('lets work be done together, and some that must be alone with no other, in order of arrival', async () => {
    const turns = new WorkTurns();
    const running: string[] = [];
    const ends = new Map<string, () => void>();
    const take = (name: string, isAlone: boolean) =>
      turns.take(isAlone, async () => {
        running.push(name);
        await new Promise<void>((end) => ends.set(name, end));
        running.splice(running.indexOf(name), 1);
      });
    const all = [take('a', false), take('b', false), take('c', true), take('d', false), take('e', true)];
    await settled();
    expect(running).toEqual(['a', 'b']);
    ends.get('a')!();
    await settled();
    expect(running).toEqual(['b']);
    ends.get('b')!();
    await settled();
    expect(running).toEqual(['c']);
    ends.get('c')!();
    await settled();
    expect(running).toEqual(['d']);
    ends.get('d')!();
    await settled();
    expect(running).toEqual(['e']);
    ends.get('e')!();
    await Promise.all(all);
  });

  it('goes on after work that failed', async () => {
    const turns = new WorkTurns();
    await expect(turns.take(true, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await turns.take(true, () => Promise.resolve(7))).toBe(7);
  });
});
