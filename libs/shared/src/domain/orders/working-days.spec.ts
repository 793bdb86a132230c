import { expect, it } from '@jest/globals';
import { workingDayAfter, shippingDay } from './working-days.js';

it.each([
  ['a Monday and three days', '2026-11-23T10:00:00Z', 3, '2026-11-26'],
  ['a Thursday: the weekend does not count', '2026-11-26T10:00:00Z', 3, '2026-12-01'],
  ['a Saturday', '2026-11-21T10:00:00Z', 1, '2026-11-23'],
  ['the Green March and the weekend after it', '2026-11-05T10:00:00Z', 1, '2026-11-09'],
  ['New Year', '2026-12-31T10:00:00Z', 1, '2027-01-04'],
  ['late in the evening it is tomorrow in Morocco', '2025-11-24T23:30:00Z', 1, '2025-11-26'],
  ['no day at all', '2026-11-23T10:00:00Z', 0, '2026-11-23'],
  ['a year of work', '2026-11-23T10:00:00Z', 250, '2027-11-15'],
  ['a year of work, from a Friday', '2026-01-02T10:00:00Z', 250, '2026-12-30'],
  ['a year and a half of work', '2026-11-27T10:00:00Z', 365, '2028-05-04'],
] as const)('%s', (_name, moment, days, day) => {
  expect(workingDayAfter(new Date(moment), days)).toBe(day);
});

it('is a working day however far it is', () => {
  for (const days of [1, 249, 250, 2500, 2501, 2750, 100_000]) {
    const day = new Date(workingDayAfter(new Date('2026-11-27T10:00:00Z'), days));
    expect([0, 6]).not.toContain(day.getUTCDay());
  }
});

it.each([
  ['a Thursday', '2026-11-26', 2, '2026-11-24'],
  ['a Monday: the weekend does not count', '2026-11-23', 1, '2026-11-20'],
  ['over the Green March', '2026-11-09', 1, '2026-11-05'],
  ['no transport at all', '2026-11-23', 0, '2026-11-23'],
  ['what had to leave before today', '2026-11-04', 2, '2026-11-03'],
] as const)('a parcel leaves for %s', (_name, promisedOn, days, day) => {
  expect(shippingDay(promisedOn, days, new Date('2026-11-03T10:00:00Z'))).toBe(day);
});
