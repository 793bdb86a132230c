import { computed } from '@preact/signals';
import type { CardColour } from '@cards/design/card-design.js';
import type { CardColours } from '@cards/design/to-design.js';
import type { MaterialView } from '@shared/domain/contract/catalogue.js';
import { usualMaterial } from '../basket/line-defaults.js';
import { catalogue } from '../service/tariff.js';
import { draft } from './card-draft.js';

/** The card's own colour: the chosen one, else the usual one; `null` until the stock is known. */
export const bodyMaterial = computed((): MaterialView | null => {
  const chosen = catalogue.value.materials.find(({ id }) => id === draft.value.materialId);
  return chosen ?? usualMaterial() ?? null;
});

/** Colours of the card's plastic, which text and mark may have. */
export const fittingMaterials = computed(() =>
  catalogue.value.materials.filter(({ materialType }) => materialType === bodyMaterial.value?.materialType),
);

const colourOf = ({ id, name, previewColor }: MaterialView): CardColour => ({
  sku: id,
  name,
  hex: previewColor.toLowerCase(),
});

/** The chosen colour of text or mark; the card's where it is none in stock. */
export function materialOf(sku: string): MaterialView | null {
  return fittingMaterials.value.find(({ id }) => id === sku) ?? null;
}

/** The colours that the card is drawn in; `null` until the stock is known. */
export const colours = computed((): CardColours | null => {
  const body = bodyMaterial.value;
  if (body === null) return null;
  const { textColorId, markColorId } = draft.value;
  const of = (sku: string): CardColour => colourOf(materialOf(sku) ?? body);
  return { body: colourOf(body), text: of(textColorId), mark: of(markColorId) };
});
