import type { SupportConstants } from './print-constants.js';
import type { SupportFigures } from './print-measures.js';

/** Plastic of the dense layers where supports meet the part. */
export function interfacePlasticMm3(supports: SupportFigures, constants: SupportConstants): number {
  return constants.contactMm * supports.contactAreaMm2 + constants.onPartMm * supports.contactOnPartMm2;
}

/** Supports of one layer. */
export interface LayerSupport {
  areaMm2: number;
  borderMm: number;
  plasticMm3: number;
}

/**
 * Supports of a layer: a dense foot on the bed, wider than what it carries; above it sparse lines, and more along their
 * border, where lines turn and small pieces grow.
 */
export function supportOfLayer(
  supports: SupportFigures,
  layer: number,
  heightMm: number,
  constants: SupportConstants,
): LayerSupport {
  const areaMm2 = layer === 0 ? supports.footMm2 : (supports.supportLayers[layer] ?? 0);
  const borderMm = supports.supportBorderMm[layer] ?? 0;
  const plasticMm3 =
    layer === 0
      ? heightMm * constants.footShare * areaMm2
      : heightMm * (constants.supportShare * areaMm2 + constants.supportBorder * borderMm);
  return { areaMm2, borderMm, plasticMm3 };
}

/** All plastic of the supports. */
export function supportPlasticMm3(
  supports: SupportFigures,
  heightMm: number,
  constants: SupportConstants,
): number {
  let layersMm3 = 0;
  for (let layer = 0; layer < supports.supportLayers.length; layer++)
    layersMm3 += supportOfLayer(supports, layer, heightMm, constants).plasticMm3;
  return layersMm3 + interfacePlasticMm3(supports, constants);
}
