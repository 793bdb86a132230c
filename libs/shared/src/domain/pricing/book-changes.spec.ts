import { describe, expect, it } from '@jest/globals';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { bookChanges } from './book-changes.js';

describe('What a price book changes of another', () => {
  it('is nothing for a copy under another name', () => {
    expect(bookChanges(ma20261, { ...ma20261, version: 'MA-2026-2' })).toEqual([]);
  });

  it('is each figure that differs, by its path, and brackets that come and go', () => {
    const after = {
      ...ma20261,
      serviceFeeCentimes: 25_00,
      plate: { ...ma20261.plate, gapMm: 5 },
      quantityBrackets: ma20261.quantityBrackets.slice(0, 5),
    };
    expect(bookChanges(ma20261, after)).toEqual([
      { field: 'plate.gapMm', before: 6, after: 5 },
      { field: 'serviceFeeCentimes', before: 2000, after: 2500 },
      { field: 'quantityBrackets.5.fromCopy', before: 100, after: null },
      { field: 'quantityBrackets.5.percentOff', before: 25, after: null },
    ]);
  });
});
