import type { Schema } from '@client/service-client.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { calculateBasket } from '@shared/domain/pricing/basket.js';
import { lineOfPart } from '@shared/domain/pricing/part-line.js';
import { toBasketTotals } from '@shared/domain/pricing/quote.js';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import { outcomeInNode } from '@testing/browser/node-outcome.js';
import type { DemoPart } from './demo-parts.js';

/**
 * A basket's total as a visitor's browser reckons it: measured by the kernel here, priced by the published tariff. No
 * byte of a part leaves the machine.
 *
 * @throws Error on a part that has no price
 */
export async function priceOnDevice(
  tariff: Tariff,
  parts: readonly DemoPart[],
  materials: readonly Schema<'Material'>[],
  destinationId: string,
): Promise<number> {
  const kernel = loadMeshKernel();
  const inputs = [];
  for (const [index, { filename, content, quantity }] of parts.entries()) {
    const measured = await outcomeInNode(kernel, filename, new Uint8Array(content));
    if (measured.outcome !== 'measured') throw new Error(`${filename} cannot be measured.`);
    const { id: sku, materialType: polymer } = materials[index]!;
    const choices = { finish: 'standard', quantity, isRush: false } as const;
    const { input, refusals } = lineOfPart(measured.findings, choices, { sku, polymer }, [], tariff.book);
    if (input === null || refusals.length > 0) throw new Error(`${filename} has no price.`);
    inputs.push(input);
  }
  const city = tariff.destinations.find(({ id }) => id === destinationId);
  const price = calculateBasket(tariff.book, inputs, {
    deliveryDaysMax: city?.deliveryDaysMax,
    paces: tariff.paces,
  });
  return toBasketTotals(price).total;
}
