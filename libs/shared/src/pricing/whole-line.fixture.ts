import type { WholeLine } from './line.js';

/** One unremarkable line for specs, changed where a case needs it. */
export function wholeLine(change: Partial<WholeLine>): WholeLine {
  return {
    sku: 'pla-noir',
    polymer: 'pla',
    finish: 'standard',
    isRush: false,
    quantity: 1n,
    milligramsPerCopy: 10_000n,
    secondsPerCopy: 3600n,
    copiesPerPlate: 9n,
    extraColours: 0n,
    ...change,
  };
}
