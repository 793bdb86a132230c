import { describe, expect, it } from '@jest/globals';
import { transferKey } from './transfer-reference.js';

describe('The key of a transfer’s reference', () => {
  it.each([
    ['CMD-2026-0012', 'CMD20260012'],
    ['cmd 2026 0012', 'CMD20260012'],
    ['  Cmd–2026—0012 ', 'CMD20260012'],
    ['CMD\u2011202\u202f6\u00a00012', 'CMD20260012'],
    ['CMD\u22122026\u00ad0012', 'CMD20260012'],
    ['ＣＭＤ－２０２６－００１２', 'CMD20260012'],
    ['virement é 7', 'VIREMENTÉ7'],
    ['virement e\u0301 7', 'VIREMENTÉ7'],
  ])('of %j is %s', (reference, key) => {
    expect(transferKey(reference)).toBe(key);
  });

  it.each([
    ['CMD-2026-0012', 'CMD-2026-0013'],
    ['VIR/2026/81', 'VIR 2026 81'],
    ['---', '- -'],
  ])('tells %j from %j', (one, other) => {
    expect(transferKey(one)).not.toBe(transferKey(other));
  });

  it('is never empty, and no longer than its column', () => {
    expect(transferKey('—')).toBe('—');
    expect(transferKey('ß'.repeat(255))).toBe('S'.repeat(255));
    expect(transferKey('\ufdfa'.repeat(255))).toHaveLength(255);
  });

  it('of a key is the key', () => {
    for (const reference of ['cmd 2026 0012', '—', 'ﬁn de mois', 'VIR 2026-81'])
      expect(transferKey(transferKey(reference))).toBe(transferKey(reference));
  });
});
