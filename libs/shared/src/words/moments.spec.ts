import { describe, expect, it } from '@jest/globals';
import { formatBusinessDay, formatBusinessMoment } from './moments.js';

describe('formatBusinessDay', () => {
  it.each([
    ['2026-11-21T12:00:00Z', '21 novembre 2026', '21 November 2026'],
    ['2026-08-01T12:00:00Z', '1er août 2026', '1 August 2026'],
    // An hour ahead of UTC at that time: the new year came first in Casablanca.
    ['2025-12-31T23:30:00Z', '1er janvier 2026', '1 January 2026'],
    ['2025-12-31T22:30:00Z', '31 décembre 2025', '31 December 2025'],
  ])('writes %s as it is in Morocco', (moment, french, english) => {
    expect(formatBusinessDay(new Date(moment), 'fr')).toBe(french);
    expect(formatBusinessDay(new Date(moment), 'en')).toBe(english);
  });
});

describe('formatBusinessDay in Arabic', () => {
  it('has the names of months that Morocco uses', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      formatBusinessDay(new Date(Date.UTC(2026, month, 21, 12)), 'ar'),
    );
    const names = 'يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر';
    expect(months).toEqual(names.split(' ').map((name) => `21 ${name} 2026`));
  });
});

describe('formatBusinessMoment', () => {
  it('tells the hour there', () => {
    const moment = new Date('2025-12-31T23:30:00Z');
    expect(formatBusinessMoment(moment, 'fr')).toBe('1er janvier 2026 à 00:30');
    expect(formatBusinessMoment(moment, 'en')).toBe('1 January 2026 at 00:30');
  });
});
