/** Every series of numbers that customers see, and the prefix of each. */
export const numberSeries = {
  quote: 'DV',
  order: 'CMD',
  project: 'PR',
  invoice: 'FA',
  creditNote: 'AV',
  plate: 'PL',
} as const;
export type NumberSeries = keyof typeof numberSeries;
