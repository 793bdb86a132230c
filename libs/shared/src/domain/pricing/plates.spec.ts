import { describe, expect, it } from '@jest/globals';
import { copiesPerPlate, platesFor } from './plates.js';

describe('copiesPerPlate', () => {
  it.each([
    ['fills the bed', 256, 256, 1n],
    ['a tolerance too long', 256.01, 10, 16n],
    ['two side by side, six millimetres apart', 125, 256, 2n],
    ['not quite two', 125.1, 256, 1n],
    ['noise in the last digits costs no row', 125.000004, 256, 2n],
    ['either way round', 256, 125, 2n],
    ['a grid', 80, 60, 9n],
    ['business cards', 85, 55, 8n],
    ['small ones', 5, 5, 529n],
    ['a needle', 0.4, 5, 920n],
  ])('%s: %d × %d mm', (_name, x, y, copies) => {
    expect(copiesPerPlate({ x, y }, 6)).toBe(copies);
  });
});

describe('platesFor', () => {
  it.each([
    ['nothing', [], 0n],
    [
      'thirds are exact',
      [
        [1n, 3n],
        [1n, 3n],
        [1n, 3n],
      ],
      1n,
    ],
    [
      'a hair above one plate',
      [
        [1n, 3n],
        [1n, 3n],
        [1n, 3n],
        [1n, 1681n],
      ],
      2n,
    ],
    [
      'sevenths, elevenths and thirteenths',
      [
        [3n, 7n],
        [3n, 11n],
        [299n, 1001n],
      ],
      1n,
    ],
    [
      'beyond doubles',
      [
        [9_007_199_254_740_991n, 1n],
        [1n, 9n],
      ],
      9_007_199_254_740_992n,
    ],
  ] as const)('%s', (_name, loads, plates) => {
    expect(platesFor(loads.map(([quantity, perPlate]) => ({ quantity, copiesPerPlate: perPlate })))).toBe(
      plates,
    );
  });
});
