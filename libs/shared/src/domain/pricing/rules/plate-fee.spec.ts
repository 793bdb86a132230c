import { describe, expect, it } from '@jest/globals';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { wholeLine } from '@testing/fixtures/whole-line.js';
import { plateFees } from './plate-fee.js';

const black = (quantity: bigint, copiesPerPlate: bigint) => wholeLine({ quantity, copiesPerPlate });
const white = (quantity: bigint, copiesPerPlate: bigint) =>
  wholeLine({ sku: 'pla-blanc', quantity, copiesPerPlate });
const rushed = (quantity: bigint, copiesPerPlate: bigint) =>
  wholeLine({ isRush: true, quantity, copiesPerPlate });

describe('plateFees', () => {
  it.each([
    ['a plate for one copy', [black(1n, 9n)], [1000n]],
    ['a full plate', [black(9n, 9n)], [1000n]],
    ['one copy more', [black(10n, 9n)], [2000n]],
    ['two lines on one plate, by the space they take', [black(1n, 4n), black(6n, 8n)], [250n, 750n]],
    ['thirds fill a plate exactly', [black(1n, 3n), black(2n, 6n), black(4n, 12n)], [334n, 333n, 333n]],
    ['a full plate and one copy: none above its own plate', [black(9n, 9n), black(1n, 9n)], [1000n, 1000n]],
    ['another colour has its own plate', [black(1n, 9n), white(1n, 9n)], [1000n, 1000n]],
    [
      'rushed lines share among themselves',
      [black(1n, 9n), rushed(1n, 9n), rushed(1n, 9n)],
      [1000n, 500n, 500n],
    ],
  ])('%s', (_name, lines, shared) => {
    expect(plateFees(ma20261, lines).map((fee) => fee.sharedCentimes)).toEqual(shared);
  });

  it('tells what each line would pay alone', () => {
    const fees = plateFees(ma20261, [black(12n, 9n), black(1n, 49n)]);
    expect(fees).toEqual([
      { sharedCentimes: 1970n, aloneCentimes: 2000n },
      { sharedCentimes: 30n, aloneCentimes: 1000n },
    ]);
  });
});
