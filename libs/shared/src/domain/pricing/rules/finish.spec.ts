import { describe, expect, it } from '@jest/globals';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { emptyDraft, ticksPerCentime } from '../rule.js';
import { wholeLine } from '@testing/fixtures/whole-line.js';
import { finish } from './finish.js';

describe('finish', () => {
  it.each([
    ['standard', 1000n, 1000n],
    ['smooth', 1000n, 1850n],
    ['polished', 1000n, 2950n],
    ['smooth', 10n, 514n], // 13.5 centimes round up
    ['polished', 2n, 1204n], // 3.5 centimes round up
  ] as const)('%s on %d centimes', (name, costCentimes, unitCentimes) => {
    const draft = { ...emptyDraft, copyCostTicks: costCentimes * ticksPerCentime };
    expect(finish(ma20261, wholeLine({ finish: name }), draft)).toEqual({ unitCentimes });
  });

  it('rounds a fraction of a centime once, half-up', () => {
    const half = { ...emptyDraft, copyCostTicks: ticksPerCentime / 2n };
    expect(finish(ma20261, wholeLine({}), half)).toEqual({ unitCentimes: 1n });
    const less = { ...emptyDraft, copyCostTicks: ticksPerCentime / 2n - 1n };
    expect(finish(ma20261, wholeLine({}), less)).toEqual({ unitCentimes: 0n });
  });
});
