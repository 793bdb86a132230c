import type { SupportConstants } from './print-constants.js';
import type { SupportFigures } from './print-measures.js';

/** Plastic of the dense layers where supports meet the part. */
export function interfacePlasticMm3(supports: SupportFigures, constants: SupportConstants): number {
  return constants.contactMm * supports.contactAreaMm2 + constants.onPartMm * supports.contactOnPartMm2;
}

/** Plastic of a layer of supports: sparse lines, and more round their border, which follows a coarse grid. */
export function supportLayerMm3(areaMm2: number, heightMm: number, constants: SupportConstants): number {
  return (
    heightMm *
    (constants.supportShare * areaMm2 + constants.supportBorderMm * Math.sqrt(Math.max(0, areaMm2)))
  );
}

/** All plastic of the supports. */
export function supportPlasticMm3(
  supports: SupportFigures,
  heightMm: number,
  constants: SupportConstants,
): number {
  const layersMm3 = Array.from(supports.supportLayers).reduce(
    (sum, areaMm2) => sum + supportLayerMm3(areaMm2, heightMm, constants),
    0,
  );
  return layersMm3 + interfacePlasticMm3(supports, constants);
}
