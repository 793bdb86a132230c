import type { Schema } from '@client/service-client.js';
import type { DemoPart } from './demo-parts.js';

function row([part = '', material = '', ...figures]: string[]): string {
  return `  ${part.padEnd(24)}${material.padEnd(18)}${figures.map((figure) => figure.padStart(9)).join('')}`;
}

/** A priced basket as lines of text. */
export function basketTable(
  parts: DemoPart[],
  materials: Schema<'Material'>[],
  { items, totals }: Schema<'Batch'>,
): string[] {
  const lines = items.map(({ quote }, index) => {
    const { filename, quantity } = parts[index]!;
    const { estimatedWeight, estimatedPrintTime, total } = quote;
    const figures = [estimatedWeight.toFixed(1), estimatedPrintTime.toFixed(2), total.toFixed(2)];
    return row([filename, materials[index]!.nameFr, String(quantity), ...figures]);
  });
  const sums: [string, number][] = [
    ['Lines', totals.subtotal],
    ['Service fee', totals.setup],
    ['Order minimum', totals.minimumAdjustment],
    ['Delivery', totals.shipping],
    ['Total, tax included', totals.total],
  ];
  return [
    '',
    row(['part', 'material', 'qty', 'g', 'h', 'MAD TTC']),
    ...lines,
    '',
    ...sums.map(([label, amount]) => `  ${label.padEnd(22)}${amount.toFixed(2).padStart(10)} MAD`),
    `  Sharing plates saved ${totals.plateCredit.toFixed(2)} MAD; the machines run ${totals.machineHours} h.`,
    '',
  ];
}
