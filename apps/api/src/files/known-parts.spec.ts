import { describe, expect, it } from '@jest/globals';
import { kernelVersion } from '@kernel/version.js';
import { KnownParts } from './known-parts.js';
import type { PartRow } from './part-rows.js';

const dayS = 86_400;
const key = 'uploads/amina/part.stl';
const part = { name: 'measured' };

const row = (change: Partial<PartRow> = {}): PartRow => ({
  key,
  content_hash: 'a'.repeat(64),
  format: 'stl',
  created_s: Date.now() / 1000 - dayS,
  further_skus: [],
  body_sku: null,
  status: 'done',
  is_retried: false,
  kernel_version: kernelVersion,
  finished_at: '2026-11-30 10:00:00+00',
  ...change,
});

function keptOf(change: Partial<PartRow>): KnownParts<typeof part> {
  const known = new KnownParts<typeof part>();
  known.keep('amina', row(change), part);
  return known;
}

describe('known parts', () => {
  it('are found by their owner alone', () => {
    const known = keptOf({});
    expect(known.find('amina', key)).toBe(part);
    expect(known.find('karim', key)).toBeUndefined();
    expect(known.find('amina', 'uploads/amina/other.stl')).toBeUndefined();
  });

  it('are those of files that are there for another day', () => {
    expect(keptOf({ created_s: Date.now() / 1000 - 28.9 * dayS }).find('amina', key)).toBe(part);
    expect(keptOf({ created_s: Date.now() / 1000 - 29.1 * dayS }).find('amina', key)).toBeUndefined();
  });

  it.each<[string, Partial<PartRow>]>([
    ['waits to be measured', { status: 'pending' }],
    ['has no measures yet', { status: null, kernel_version: null }],
    ['failed', { status: 'failed' }],
    ['was measured by another kernel', { kernel_version: 'older' }],
  ])('are none that %s', (_name, change) => {
    expect(keptOf(change).find('amina', key)).toBeUndefined();
  });
});
