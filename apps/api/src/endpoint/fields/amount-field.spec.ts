import { describe, expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import { Amount, centimesOf } from './amount-field.js';

class Priced {
  @Amount()
  declare amount: unknown;
}

function faultsOf(amount: unknown): string[] {
  const priced = new Priced();
  priced.amount = amount;
  return validateSync(priced).flatMap(({ constraints = {} }) => Object.keys(constraints));
}

describe('Amount', () => {
  it.each([
    [0.01, 1],
    [0.29, 29],
    [4833.17, 483_317],
    [139_253_617.86, 13_925_361_786],
    [545_358_168.68, 54_535_816_868],
    [1_000_000_000, 100_000_000_000],
  ])('takes %d MAD for %d centimes', (amount, centimes) => {
    expect(faultsOf(amount)).toEqual([]);
    expect(centimesOf(amount)).toBe(centimes);
  });

  it.each([0.001, 10.005, 139_253_617.861])('takes %d for no amount to the centime', (amount) => {
    expect(faultsOf(amount)).toContain('hasWholeCentimes');
  });

  it.each([0, -1, 1_000_000_000.01, Number.NaN, '10', null])('refuses %p', (amount) => {
    expect(faultsOf(amount)).not.toEqual([]);
  });
});
