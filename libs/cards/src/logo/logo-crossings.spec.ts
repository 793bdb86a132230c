import { describe, expect, it } from '@jest/globals';
import type { Contour } from '@cards/plane.js';
import { crossesMoreThan } from './logo-crossings.js';

const at = (x: number, y: number): Contour => [
  [x, y],
  [x + 2, y],
  [x, y + 2],
];
/** With the corner in the middle of `at(0, 0)`: two of its edges cross the long one. */
const pointing: Contour = [
  [0.5, 0.5],
  [4, 1],
  [1, 4],
];

describe('The crossings of a logo', () => {
  it.each<[string, number, Contour[]]>([
    ['of triangles apart', 0, [at(0, 0), at(5, 0), at(0, 5)]],
    [
      'of neighbours with a common edge',
      0,
      [
        at(0, 0),
        [
          [2, 0],
          [2, 2],
          [0, 2],
        ],
      ],
    ],
    ['of neighbours with a common corner', 0, [at(0, 0), at(2, 0)]],
    ['of one triangle twice', 0, [at(0, 0), at(0, 0)]],
    [
      'of one inside the other',
      0,
      [
        at(0, 0),
        [
          [0.2, 0.2],
          [0.4, 0.2],
          [0.2, 0.4],
        ],
      ],
    ],
    ['of a corner that points into another', 2, [at(0, 0), pointing]],
    [
      'of three',
      4,
      [
        at(0, 0),
        pointing,
        at(10, 0),
        at(0, 10),
        [
          [9, 1],
          [10.5, 0.5],
          [9, 2],
        ],
      ],
    ],
  ])('%s are counted', (_, count, triangles) => {
    expect(crossesMoreThan(count, triangles)).toBe(false);
    if (count > 0) expect(crossesMoreThan(count - 1, [...triangles].reverse())).toBe(true);
  });
});
