import { describe, expect, it } from '@jest/globals';
import { broadestPoint, contoursOf, turnedPoint } from './shadow-contours.js';

describe('the contours of a shadow', () => {
  it.each([
    [
      'a box',
      [
        [0, 3],
        [0, 3],
      ],
      [
        [
          [0, 0],
          [3, 0],
          [3, 2],
          [0, 2],
        ],
      ],
    ],
    [
      'an L',
      [
        [0, 3],
        [0, 1],
      ],
      [
        [
          [0, 0],
          [3, 0],
          [3, 1],
          [1, 1],
          [1, 2],
          [0, 2],
        ],
      ],
    ],
    [
      'a ring, its hole the other way round',
      [
        [0, 3],
        [0, 1, 2, 3],
        [0, 3],
      ],
      [
        [
          [0, 0],
          [3, 0],
          [3, 3],
          [0, 3],
        ],
        [
          [2, 1],
          [1, 1],
          [1, 2],
          [2, 2],
        ],
      ],
    ],
    [
      'two cells that touch by a corner, each for itself',
      [
        [0, 1],
        [1, 2],
      ],
      [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
        [
          [1, 1],
          [2, 1],
          [2, 2],
          [1, 2],
        ],
      ],
    ],
  ])('%s', (_name, rows, contours) => {
    expect(contoursOf({ rows }).map(fromLowest)).toEqual(contours.map(fromLowest));
  });

  it('hold a point that the part covers, wherever it is turned', () => {
    const rows = [
      [0, 1],
      [0, 5],
      [0, 1],
    ];
    expect(broadestPoint(rows)).toEqual([2.5, 1.5]);
    const box = { x: 5, y: 3 };
    expect(([0, 1, 2, 3] as const).map((turns) => turnedPoint([1, 0], box, turns))).toEqual([
      [1, 0],
      [3, 1],
      [4, 3],
      [0, 4],
    ]);
  });
});

/** A closed line, begun at the point that sorts first. */
function fromLowest(line: readonly (readonly number[])[]): (readonly number[])[] {
  const first = line
    .map((point, index) => ({ point, index }))
    .toSorted((a, b) => a.point[0]! - b.point[0]! || a.point[1]! - b.point[1]!)[0]!.index;
  return [...line.slice(first), ...line.slice(0, first)];
}
