/** Every series of numbers that customers see, and the prefix of each. */
const numberSeries = {
  quote: 'DV',
  order: 'CMD',
  project: 'PR',
  invoice: 'FA',
  creditNote: 'AV',
  plate: 'PL',
} as const;
export type NumberSeries = keyof typeof numberSeries;

/** `DV-2026-0007`; wider than four digits past 9999. */
export function formatNumber(series: NumberSeries, year: number, place: number): string {
  return `${numberSeries[series]}-${year}-${String(place).padStart(4, '0')}`;
}
