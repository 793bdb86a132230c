import { describe, expect, it } from '@jest/globals';
import { Figures } from './figures.js';
import { languages } from './languages.js';
import { formatCalendarDay } from './moments.js';

const locales = ['fr', 'en', 'ar'] as const;
const figuresOf = (locale: (typeof locales)[number]): Figures =>
  new Figures(languages[locale].writing, languages[locale].messages.app.units);
const figures = { fr: figuresOf('fr'), en: figuresOf('en'), ar: figuresOf('ar') };

describe('a day of the calendar', () => {
  it.each([
    ['2026-11-21', '21 novembre 2026', '21 November 2026', '21 نونبر 2026'],
    ['2026-08-01', '1er août 2026', '1 August 2026', '1 غشت 2026'],
    ['2026-08-11', '11 août 2026', '11 August 2026', '11 غشت 2026'],
    ['2026-01-31', '31 janvier 2026', '31 January 2026', '31 يناير 2026'],
  ])('%s is written as in %s', (day, ...written) => {
    expect(locales.map((locale) => figures[locale].calendarDay(day))).toEqual(written);
    expect(locales.map((locale) => formatCalendarDay(day, locale))).toEqual(written);
  });
});

describe('the date of a moment', () => {
  // Morocco is an hour ahead of UTC: a new year has begun there.
  const moment = '2025-12-31T23:30:00Z';

  it('is the one in Morocco', () => {
    const written = ['1er janvier 2026', '1 January 2026', '1 يناير 2026'];
    expect(locales.map((locale) => figures[locale].day(moment))).toEqual(written);
  });

  it('has the hour there', () => {
    expect(figures.fr.moment(moment)).toBe('1er janv. 2026, 00:30');
    expect(figures.en.moment(moment)).toBe('1 Jan 2026, 00:30');
  });
});
