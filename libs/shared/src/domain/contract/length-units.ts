import { bedSideMm, minLargestSideMm } from './limits.js';

/** Units that the numbers of an STL or OBJ file may be in; 3MF files name their own. */
export const lengthUnits = ['mm', 'cm', 'm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** Each unit's size in millimetres. */
export const millimetresOf: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4 };

/** Each unit as 3MF files and analyses name it. */
const names: Readonly<Record<LengthUnit, string>> = {
  mm: 'millimeter',
  cm: 'centimeter',
  m: 'meter',
  in: 'inch',
};

/** The unit of that name as an upload takes it; `null` for one that only a 3MF file can name. */
export function uploadUnitOf(name: string): LengthUnit | null {
  return lengthUnits.find((unit) => names[unit] === name) ?? null;
}

/**
 * The units in which a part of another size than ours would be of a usual one: at least twice the smallest part's
 * side, and no more than the bed's.
 *
 * @param largestSideMm the part's longest side as it was read
 * @param readIn the name of the unit in which it was read
 */
export function fittingUnits(largestSideMm: number, readIn: string): LengthUnit[] {
  const own = uploadUnitOf(readIn);
  if (own === null) return [];
  return lengthUnits.filter((unit) => {
    const sideMm = (largestSideMm / millimetresOf[own]) * millimetresOf[unit];
    return unit !== own && sideMm >= minLargestSideMm * 2 && sideMm <= bedSideMm;
  });
}
