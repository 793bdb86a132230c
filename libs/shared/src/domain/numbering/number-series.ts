/** Every series of numbers that customers see, and the prefix of each. */
export const numberSeries = {
  quote: 'DV',
  order: 'CMD',
  project: 'PR',
  invoice: 'FA',
} as const;
export type NumberSeries = keyof typeof numberSeries;

/** Where the business keeps its books: the year of a number is the year there. */
export const businessTimeZone = 'Africa/Casablanca';

const yearThere = new Intl.DateTimeFormat('en', { timeZone: businessTimeZone, year: 'numeric' });

/** The year of a moment in Morocco. */
export function businessYear(moment: Date): number {
  return Number(yearThere.format(moment));
}

/** `DV-2026-0007`; wider than four digits past 9999. */
export function formatNumber(series: NumberSeries, year: number, place: number): string {
  return `${numberSeries[series]}-${year}-${String(place).padStart(4, '0')}`;
}
