/**
 * Centimes as the number of dirhams that JSON shows, e.g. 12345 as 123.45.
 * Its two decimals are exact up to `maxExactUnits` centimes.
 */
export function centimesToMad(centimes: number): number {
  return centimes / 100;
}
