import type { Polymer } from '../contract/enums.js';

/** How fast a polymer can be pushed through the nozzle. */
export const speedClasses = ['rigid', 'flexible'] as const;
export type SpeedClass = (typeof speedClasses)[number];

/** Every polymer's class. */
export const speedClassOf: Readonly<Record<Polymer, SpeedClass>> = {
  pla: 'rigid',
  petg: 'rigid',
  abs: 'rigid',
  asa: 'rigid',
  tpu: 'flexible',
};

/**
 * Most plastic a second, in mm³. Rigid: the limit of the machine profile we print with. Flexible:
 * a soft strand buckles between drive gear and nozzle, so slicers' TPU profiles stay near 4 mm³/s.
 */
export const maxFlowMm3PerSecond: Readonly<Record<SpeedClass, number>> = { rigid: 15, flexible: 4 };
