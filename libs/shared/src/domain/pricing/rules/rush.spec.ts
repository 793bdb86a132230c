import { describe, expect, it } from '@jest/globals';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { emptyDraft } from '../rule.js';
import { wholeLine } from '@testing/fixtures/whole-line.js';
import { isRushAvailable, rush } from './rush.js';

describe('rush', () => {
  it.each([
    ['35 % of the copies', 1n, 10_000n, 0n, 3500n],
    ['of the discounted copies', 10n, 10_000n, 3500n, 33_775n],
    ['half a centime up', 1n, 10_010n, 0n, 3504n],
    ['at least 30 MAD', 1n, 8571n, 0n, 3000n],
    ['30 MAD where the share is far less', 1n, 1000n, 0n, 3000n],
    ['more than 30 MAD from 85.72 MAD on', 1n, 8573n, 0n, 3001n],
  ])('%s', (_name, quantity, unitCentimes, discountCentimes, rushCentimes) => {
    const draft = { ...emptyDraft, unitCentimes, charges: { discount: -discountCentimes } };
    expect(rush(ma20261, wholeLine({ isRush: true, quantity }), draft)).toEqual({
      charges: { rush: rushCentimes },
    });
  });

  it('costs nothing where it was not asked for', () => {
    expect(rush(ma20261, wholeLine({ isRush: false }), { ...emptyDraft, unitCentimes: 10_000n })).toEqual({});
  });
});

describe('isRushAvailable', () => {
  it.each([
    ['eight hours in one copy', 28_800n, 1n, true],
    ['a second more', 28_801n, 1n, false],
    ['eight hours in eight copies', 3600n, 8n, true],
    ['the ninth copy', 3600n, 9n, false],
  ])('%s', (_name, secondsPerCopy, quantity, isAvailable) => {
    expect(isRushAvailable(ma20261, wholeLine({ secondsPerCopy, quantity }))).toBe(isAvailable);
  });
});
