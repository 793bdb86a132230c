import type { SupportConstants } from './print-constants.js';
import type { SupportFigures } from './print-measures.js';

/** Plastic of the dense layers where supports meet the part. */
export function interfacePlasticMm3(supports: SupportFigures, constants: SupportConstants): number {
  return constants.contactMm * supports.contactAreaMm2 + constants.onPartMm * supports.contactOnPartMm2;
}

/** All plastic of the supports. */
export function supportPlasticMm3(supports: SupportFigures, constants: SupportConstants): number {
  return constants.supportShare * supports.supportVolumeMm3 + interfacePlasticMm3(supports, constants);
}
