import { effect } from '@preact/signals';
import type { Finish } from '@shared/domain/contract/enums.js';
import type { MaterialView } from '@shared/domain/contract/catalogue.js';
import { catalogue } from '../service/tariff.js';
import type { BasketLine } from './basket.js';
import { amendBasket, basket } from './basket-store.js';

/** The material that a line has until the customer chooses: the first PLA in stock; none while the stock is unknown. */
export function usualMaterial(): MaterialView | undefined {
  const { materials } = catalogue.value;
  return materials.find(({ materialType }) => materialType === 'pla') ?? materials[0];
}

/** What a new line is, until the customer chooses: as the last line, else of the usual material. */
export function newLine(
  partId: string,
  last: Pick<BasketLine, 'materialId' | 'finish'> | undefined,
): BasketLine {
  const materialId = last?.materialId ?? usualMaterial()?.id ?? '';
  const finish: Finish = last?.finish ?? 'standard';
  return { id: crypto.randomUUID(), partId, materialId, finish, quantity: 1, isRush: false };
}

/** Gives lines that were added before the materials were known the usual one, once it is. */
export function completeLines(): void {
  effect(() => {
    const materialId = usualMaterial()?.id;
    if (materialId === undefined || basket.value.lines.every((line) => line.materialId !== '')) return;
    amendBasket((before) => ({
      ...before,
      lines: before.lines.map((line) => (line.materialId === '' ? { ...line, materialId } : line)),
    }));
  });
}
