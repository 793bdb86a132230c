import { describe, expect, it, jest } from '@jest/globals';
import { KeptReading } from './kept-reading.js';

describe('figures that cost a query', () => {
  it('are read once for all who ask at a time, and kept', async () => {
    let reads = 0;
    const kept = new KeptReading(() => Promise.resolve(++reads));
    expect(await Promise.all([kept.value(), kept.value()])).toEqual([1, 1]);
    expect(await kept.value()).toBe(1);
    const later = performance.now() + 5_001;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => later);
    expect(await kept.value()).toBe(2);
    clock.mockRestore();
  });

  it('are absent while they cannot be had, and one reading at a time is tried', async () => {
    let reads = 0;
    let answer: (value: string) => void = () => undefined;
    const kept = new KeptReading(() => {
      reads += 1;
      return new Promise<string>((resolve) => (answer = resolve));
    });
    expect(await kept.value()).toBeNull();
    expect(await kept.value()).toBeNull();
    expect(reads).toBe(1);
    answer('there');
    await Promise.resolve();
    expect(await kept.value()).toBe('there');
  });

  it('are read again after a failure', async () => {
    const read = jest
      .fn<() => Promise<number>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(7);
    const kept = new KeptReading(read);
    expect(await kept.value()).toBeNull();
    expect(await kept.value()).toBe(7);
  });
});
