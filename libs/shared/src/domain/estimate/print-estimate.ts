import { bandsOf, type EstimateBands } from './estimate-band.js';
import { nearFacesOf, partPlasticMm3, plasticOfLayers } from './layer-plastic.js';
import { pacesOfLayers, type PrintSeconds, secondsAt } from './layer-seconds.js';
import type { Power } from './power.js';
import { printConstants, type PrintConstants } from './print-constants.js';
import type { PrintMeasures } from './print-measures.js';
import { supportPlasticMm3, supportsOfLayers } from './support-plastic.js';
import { maxFlowMm3PerSecond, type SpeedClass } from './speed-class.js';

/** Plastic and machine time of one copy, supports included; stored with a file's analysis. */
export interface PrintEstimate {
  /** Plastic that leaves the nozzle. */
  extrudedMm3: number;
  /** The supports' share of it. */
  supportMm3: number;
  secondsBySpeedClass: Record<SpeedClass, number>;
  /** Of a rigid material. */
  longestLayerSeconds: number;
  /** Its uncertainty; missing in estimates stored before version 10 of the kernel. */
  bands?: EstimateBands;
}

/**
 * Estimates a print from the figures of its layers: where the slicer would lay plastic in each, and how long the
 * printer would take to lay it. `docs/pricing.md` describes the model and its accuracy.
 *
 * Never below zero, and finite for all finite measures. `power` decides its last bits: what is stored or shown has the
 * kernel's.
 */
export function estimatePrint(
  measures: PrintMeasures,
  power: Power,
  constants: PrintConstants = printConstants,
): PrintEstimate {
  const { layers, supports } = measures;
  const plastics = plasticOfLayers(layers, nearFacesOf(layers), constants, power);
  const supportLayers = supportsOfLayers(supports, layers.layerHeightMm, constants);
  const supportMm3 = supportPlasticMm3(supportLayers);
  const paces = pacesOfLayers(layers, plastics, supportLayers, constants);
  const seconds = (speedClass: SpeedClass): PrintSeconds =>
    secondsAt(paces, maxFlowMm3PerSecond[speedClass], constants, power);
  const [rigid, flexible] = [seconds('rigid'), seconds('flexible')];
  const found = {
    extrudedMm3: partPlasticMm3(plastics) + supportMm3,
    supportMm3,
    secondsBySpeedClass: { rigid: rigid.total, flexible: flexible.total },
  };
  return { ...found, longestLayerSeconds: rigid.longestLayer, bands: bandsOf(measures, found, power) };
}

/** Mass of extruded plastic in grams. */
export function gramsOf(extrudedMm3: number, densityGPerCm3: number): number {
  return (extrudedMm3 / 1000) * densityGPerCm3;
}
