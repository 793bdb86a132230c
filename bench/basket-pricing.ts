/**
 * Speed of the price engine alone: baskets of 25 lines over five SKUs, no I/O.
 * `npm run tool bench:prices`
 */
import { finishes, polymers } from '@shared/domain/contract/enums.js';
import { calculateBasket } from '@shared/domain/pricing/basket.js';
import type { LineInput } from '@shared/domain/pricing/line.js';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { record } from './figures/figure.js';
import { quantile } from './figures/quantile.js';

const linesPerBasket = 25;
const warmUpBaskets = 2000;
const measuredBaskets = 10_000;

const basket: LineInput[] = Array.from({ length: linesPerBasket }, (_, index) => {
  const polymer = polymers[index % polymers.length] ?? 'pla';
  return {
    sku: `${polymer}-noir`,
    polymer,
    gramsPerCopy: 3.7 + index * 4.1,
    secondsPerCopy: 600 + index * 977,
    boxMm: { x: 11 + index * 7, y: 9 + index * 5, z: 20 },
    finish: finishes[index % finishes.length] ?? 'standard',
    quantity: 1 + index * 13,
    isRush: index % 10 === 0,
  };
});

const microseconds: number[] = [];
for (let run = -warmUpBaskets; run < measuredBaskets; run += 1) {
  const startedMs = performance.now();
  calculateBasket(ma20261, basket);
  if (run >= 0) microseconds.push((performance.now() - startedMs) * 1000);
}

const at = (share: number): string => quantile(microseconds, share).toFixed(0);
const meanMicroseconds = microseconds.reduce((sum, value) => sum + value, 0) / measuredBaskets;
record([
  {
    what: `a basket of ${linesPerBasket} measured lines, without I/O`,
    value: `p50 ${at(0.5)} µs, p99 ${at(0.99)} µs`,
    boundBy: 'sums in whole centimes and plates',
  },
]);
process.stdout.write(
  `${linesPerBasket}-line baskets: ${Math.round(1e6 / meanMicroseconds)}/s, p50 ${at(0.5)} µs, p99 ${at(0.99)} µs\n`,
);
