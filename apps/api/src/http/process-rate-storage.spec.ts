import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ProcessRateStorage } from './process-rate-storage.js';

const minuteMs = 60_000;

describe('ProcessRateStorage', () => {
  let storage: ProcessRateStorage;
  const hit = async (key: string) => {
    const { totalHits, timeToExpire } = await storage.increment(key, minuteMs);
    return [totalHits, timeToExpire];
  };

  beforeEach(() => {
    jest.useFakeTimers();
    storage = new ProcessRateStorage();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('counts each key from its first call to the end of its window', async () => {
    expect(await hit('a')).toEqual([1, 60]);
    jest.advanceTimersByTime(20_500);
    expect(await hit('a')).toEqual([2, 40]);
    expect(await hit('b')).toEqual([1, 60]);
    jest.advanceTimersByTime(39_499);
    expect(await hit('a')).toEqual([3, 1]);
    jest.advanceTimersByTime(1);
    expect(await hit('a')).toEqual([1, 60]);
    expect(await hit('b')).toEqual([2, 21]);
  });

  it('begins no window of more than its length, at whatever fraction of a millisecond', async () => {
    const clock = jest.spyOn(performance, 'now');
    for (let place = 0; place < 1_000; place += 1) {
      clock.mockReturnValue(place * 7_919.123457);
      expect(await hit(`client ${place}`)).toEqual([1, 60]);
    }
    clock.mockRestore();
  });

  it('keeps no window that has ended', async () => {
    for (let client = 0; client < 1_000; client += 1) await hit(`client ${client}`);
    jest.advanceTimersByTime(minuteMs);
    await hit('another');
    expect(Reflect.get(storage, 'windows')).toHaveProperty('size', 1);
  });
});
