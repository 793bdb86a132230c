import type { Told } from '../contract/told.js';
import type { LineRefusal } from './line-refusal.js';
import type { LineColour } from './part-line.js';

function unavailable(field: 'fileKey' | 'materialId', message: Told): LineRefusal {
  return { field, reason: 'materialUnavailable', message };
}

/** The refusal of a SKU that is not in stock. */
export function colourNotInStock(): LineRefusal {
  return unavailable('materialId', { code: 'refusals.notInStock' });
}

/**
 * Why a part cannot be had in a colour: it is printed in one plastic, with every colour in it in stock. A card's other
 * colours were chosen beside its body's: another would make text of the body's colour, and cost less.
 *
 * @param further colours on the part beside its own; `null` for one that is not in stock
 * @param bodySku SKU that a card of several colours was made for; `null` for a part of any colour
 */
export function colourRefusals(
  colour: LineColour,
  further: readonly (LineColour | null)[],
  bodySku: string | null,
): LineRefusal[] {
  const refusals = further.includes(null) ? [unavailable('fileKey', { code: 'refusals.soldOutColour' })] : [];
  const other = further.find((one) => one !== null && one.polymer !== colour.polymer);
  if (other) {
    const params = { polymer: other.polymer.toUpperCase() };
    refusals.push(unavailable('materialId', { code: 'refusals.samePlasticAsFile', params }));
  } else if (bodySku !== null && bodySku !== colour.sku) {
    refusals.push(unavailable('materialId', { code: 'refusals.cardColour', params: { sku: bodySku } }));
  }
  return refusals;
}
