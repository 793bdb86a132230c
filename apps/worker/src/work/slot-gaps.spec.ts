import { describe, expect, it } from '@jest/globals';
import { SlotGaps } from './slot-gaps.js';

describe('the gap before a job', () => {
  it('is the time since its slot was left, while jobs wait', () => {
    const gaps = new SlotGaps();
    expect([gaps.begin(0, 0), gaps.begin(0, 0)]).toEqual([0, 0]);
    gaps.end(100);
    gaps.end(104);
    expect([gaps.begin(106, 20), gaps.begin(167, 104)]).toEqual([6, 63]);
  });

  it('is the usual one where the slot had nothing to do, or was not to do anything', () => {
    const gaps = new SlotGaps();
    gaps.begin(0, 0);
    gaps.end(10);
    expect(gaps.begin(500, 499)).toBe(0);
    for (let at = 1_000; at < 101_000; at += 1_000) {
      gaps.end(at);
      expect(gaps.begin(at + 4, at - 1)).toBe(4);
    }
    gaps.end(200_000);
    expect(gaps.begin(200_020, 200_019)).toBe(4);
    gaps.end(300_000);
    expect(gaps.begin(301_001, 0)).toBe(4);
  });
});
