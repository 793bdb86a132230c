import { nearFacesOf, partPlasticMm3, plasticOfLayers } from '@shared/domain/estimate/layer-plastic.js';
import { pacesOfLayers, secondsAt } from '@shared/domain/estimate/layer-seconds.js';
import type { PrintConstants } from '@shared/domain/estimate/print-constants.js';
import type { SupportFigures } from '@shared/domain/estimate/print-measures.js';
import { maxFlowMm3PerSecond } from '@shared/domain/estimate/speed-class.js';
import {
  type LayerSupport,
  supportPlasticMm3,
  supportsOfLayers,
} from '@shared/domain/estimate/support-plastic.js';
import { power } from './kernel-power.js';
import { solveLeastSquares } from './least-squares.js';
import { motionKeys, plasticKeys, priorConstants } from './prior-constants.js';
import type { SlicedPart } from './sliced-parts.js';

/** How far a constant may lie from its prior, as a factor; and how hard the prior holds it, harder one that was fitted before. */
const furthest = 4;
const priorSpread = 0.25;
const priorWeight = 0.02;
const fittedWeight = 0.08;
/** Relative errors beyond this count less and less. */
const softScale = 0.05;
const iterations = 12;

export const noSupports: SupportFigures = {
  footMm2: 0,
  supportLayers: [],
  supportBorderMm: [],
  contactLayers: [],
  contactOnPartLayers: [],
};

/** A part with its weight in the fit: parts made from one another share one. */
export interface WeightedPart {
  part: SlicedPart;
  weight: number;
}

/** Fits plastic first, then, with plastic known, motion. Deterministic. */
export function fitConstants(parts: readonly WeightedPart[]): PrintConstants {
  const plastic = fitPlastic(parts, plasticKeys, priorConstants, priorWeight);
  return fitMotion(parts, plastic, motionKeys, priorConstants, priorWeight);
}

/** Fits some constants anew, held near what they are, those of plastic first; all others stay. */
export function refit(
  parts: readonly WeightedPart[],
  constants: PrintConstants,
  keys: readonly (keyof PrintConstants)[],
): PrintConstants {
  const ofPlastic = plasticKeys.filter((key) => keys.includes(key));
  const ofMotion = motionKeys.filter((key) => keys.includes(key));
  const plastic = ofPlastic.length > 0 ? fitPlastic(parts, ofPlastic, constants, fittedWeight) : constants;
  return ofMotion.length > 0 ? fitMotion(parts, plastic, ofMotion, constants, fittedWeight) : plastic;
}

function fitPlastic(
  parts: readonly WeightedPart[],
  keys: readonly (keyof PrintConstants)[],
  held: PrintConstants,
  heldWeight: number,
): PrintConstants {
  const prepared = parts.map((one) => ({ ...one, faces: nearFacesOf(one.part.measures.layers) }));
  return fitKeys(keys, held, held, heldWeight, (constants) =>
    prepared.flatMap(({ part, weight, faces }) => {
      const { layers, supports } = part.measures;
      const mm3 = partPlasticMm3(plasticOfLayers(layers, faces, constants, power));
      const errors = [weight * logError(mm3, part.plain.mm3)];
      if (part.supported) {
        errors.push(
          weight *
            logError(
              mm3 + supportPlasticMm3(supportsOfLayers(supports, layers.layerHeightMm, constants)),
              part.supported.mm3,
            ),
        );
      }
      return errors;
    }),
  );
}

function fitMotion(
  parts: readonly WeightedPart[],
  plastic: PrintConstants,
  keys: readonly (keyof PrintConstants)[],
  held: PrintConstants,
  heldWeight: number,
): PrintConstants {
  const prepared = parts.map((one) => {
    const { layers, supports } = one.part.measures;
    const plastics = plasticOfLayers(layers, nearFacesOf(layers), plastic, power);
    return { ...one, plastics, carried: supportsOfLayers(supports, layers.layerHeightMm, plastic) };
  });
  return fitKeys(keys, plastic, held, heldWeight, (constants) =>
    prepared.flatMap(({ part, weight, plastics, carried }) => {
      const { layers } = part.measures;
      const seconds = (supports: readonly LayerSupport[]): number =>
        secondsAt(
          pacesOfLayers(layers, plastics, supports, constants),
          maxFlowMm3PerSecond.rigid,
          constants,
          power,
        ).total;
      const errors = [weight * logError(seconds([]), part.plain.seconds)];
      if (part.supported) errors.push(weight * logError(seconds(carried), part.supported.seconds));
      return errors;
    }),
  );
}

function fitKeys(
  keys: readonly (keyof PrintConstants)[],
  constants: PrintConstants,
  held: PrintConstants,
  heldWeight: number,
  errorsOf: (constants: PrintConstants) => number[],
): PrintConstants {
  const prior = keys.map((key) => held[key]);
  const withValues = (point: readonly number[]): PrintConstants => ({
    ...constants,
    ...Object.fromEntries(keys.map((key, k) => [key, point[k]])),
  });
  const pull = (value: number, k: number): number =>
    (heldWeight * (value - (prior[k] ?? 0))) / (priorSpread * (prior[k] ?? 1));
  const point = solveLeastSquares({
    start: prior,
    lower: prior.map((value) => value / furthest),
    upper: prior.map((value) => value * furthest),
    residuals: (values) => Float64Array.from([...errorsOf(withValues(values)), ...values.map(pull)]),
    softScale,
    iterations,
  });
  return withValues(point);
}

function logError(estimated: number, sliced: number): number {
  return Math.log(Math.max(estimated, 1e-9) / sliced);
}
