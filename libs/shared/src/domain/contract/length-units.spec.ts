import { expect, it } from '@jest/globals';
import { fittingUnits, uploadUnitOf } from './length-units.js';

it.each([
  ['a box of 3 inches', 3, 'millimeter', ['cm', 'in']],
  ['a box of 0.08 metres', 0.08, 'millimeter', ['m']],
  ['a box of 0.4 inches', 0.4, 'millimeter', ['in']],
  ['a grain', 0.001, 'millimeter', []],
  ['a box of 80 mm read as inches', 80 * 25.4, 'inch', ['mm']],
  ['a box of 80 mm read as metres', 80_000, 'meter', ['mm']],
  ['a box of 8 cm read as metres', 8_000, 'meter', ['cm', 'in']],
  ['a table of 1.2 m', 1_200, 'millimeter', []],
  ['a part whose file is in microns', 0.08, 'micron', []],
])('fittingUnits: %s', (_said, largestSideMm, readIn, expected) => {
  expect(fittingUnits(largestSideMm, readIn)).toEqual(expected);
});

it.each([
  ['millimeter', 'mm'],
  ['centimeter', 'cm'],
  ['meter', 'm'],
  ['inch', 'in'],
  ['micron', null],
  ['foot', null],
])('uploadUnitOf: %s is %s', (name, unit) => {
  expect(uploadUnitOf(name)).toBe(unit);
});
