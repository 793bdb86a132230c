import { describe, expect, it } from '@jest/globals';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { polymers } from '../../contract/enums.js';
import { emptyDraft, ticksPerCentime } from '../rule.js';
import { wholeLine } from '@testing/fixtures/whole-line.js';
import { copyCost } from './copy-cost.js';

describe('copyCost', () => {
  it.each(polymers.map((polymer, index) => [polymer, [120, 140, 150, 180, 220][index]] as const))(
    '%s: ten grams and an hour',
    (polymer, centimesPerGram) => {
      const line = wholeLine({ polymer, milligramsPerCopy: 10_000n, secondsPerCopy: 3600n });
      const centimes = BigInt(10 * (centimesPerGram ?? 0) + 1200);
      expect(copyCost(ma20261, line, emptyDraft)).toEqual({ copyCostTicks: centimes * ticksPerCentime });
    },
  );

  it('keeps a milligram and a second without rounding', () => {
    const line = wholeLine({ polymer: 'pla', milligramsPerCopy: 1n, secondsPerCopy: 1n });
    // 0.12 centimes of material and a third of a centime of machine time.
    expect(copyCost(ma20261, line, emptyDraft)).toEqual({ copyCostTicks: 4320n + 12_000n });
  });
});
