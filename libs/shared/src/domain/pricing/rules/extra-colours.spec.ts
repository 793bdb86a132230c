import { describe, expect, it } from '@jest/globals';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { emptyDraft } from '../rule.js';
import { wholeLine } from '@testing/fixtures/whole-line.js';
import { extraColours } from './extra-colours.js';

describe('extraColours', () => {
  it.each([
    [0n, 50n, 0n],
    [1n, 8n, 1500n],
    [1n, 9n, 3000n],
    [2n, 50n, 21_000n],
  ])('%d further colours on %d cards, eight a plate: %d centimes', (colours, quantity, centimes) => {
    const line = wholeLine({ extraColours: colours, quantity, copiesPerPlate: 8n });
    expect(extraColours(ma20261, line, emptyDraft)).toEqual({ charges: { extraColours: centimes } });
  });
});
