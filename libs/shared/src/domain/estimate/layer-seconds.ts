import type { LayerPlastic } from './layer-plastic.js';
import type { Power } from './power.js';
import type { MotionConstants } from './print-constants.js';
import type { LayerFigures } from './print-measures.js';
import { saturateGently } from './saturation.js';
import { type LayerSupport, noSupport } from './support-plastic.js';

/** Plastic in a mm of line, mm³: 0.45 mm wide and 0.2 mm high with round sides. */
const lineMm3PerMm = 0.0814;
/** Mean speed set for a kind of line, mm/s; sparse infill runs at the limit of flow. */
const wallSpeed = 142;
const solidSpeed = 165;
const sparseSpeed = 184;
const supportSpeed = 120;
const denseSupportSpeed = 96;
const firstLayerSpeed = 45;
/** A layer is slowed down until it takes this long, but not below the least speed. */
const leastLayerSeconds = 8;
const leastSpeed = 20;
/** Part of the jumps' time that the slicer counts when it decides on slowing down. */
const jumpsCounted = 0.2;

/** Outlines shorter than this are left without lifting the nozzle. */
const farContourMm = 20;

/** Half the width from which on an inside counts as wide. */
const wideInsideMm = 3;

/** Machine time of a print. */
export interface PrintSeconds {
  total: number;
  longestLayer: number;
}

/** What a layer takes before the limits of cooling and flow, seconds. */
interface LayerPace {
  /** Of lines at their set speed. */
  nominal: number;
  /** The least of lines that are slowed down for cooling. */
  cooled: number;
  /** What corners and short lines lose. */
  lost: number;
  jumps: number;
  plasticMm3: number;
}

/** What every layer of a print with its supports takes, whatever the limit of flow. */
export function pacesOfLayers(
  layers: LayerFigures,
  plastics: readonly LayerPlastic[],
  supports: readonly LayerSupport[],
  constants: MotionConstants,
): LayerPace[] {
  const paces: LayerPace[] = [];
  for (let layer = 0; layer < plastics.length; layer++) {
    const plastic = plastics[layer];
    if (!plastic) continue;
    const support = layer < supports.length ? (supports[layer] ?? noSupport) : noSupport;
    paces.push(paceOf(layers, layer, plastic, support, constants));
  }
  return paces;
}

/** Seconds of a print at a limit of flow. */
export function secondsAt(
  paces: readonly LayerPace[],
  maxFlowMm3PerSecond: number,
  constants: MotionConstants,
  power: Power,
): PrintSeconds {
  let total = 0;
  let longestLayer = 0;
  for (const { nominal, cooled, lost, jumps, plasticMm3 } of paces) {
    const slowed = Math.max(nominal, plasticMm3 / maxFlowMm3PerSecond, cooled);
    // Slower lines lose less in corners, but never so much that slowing down would save time.
    const share = slowed > nominal ? power(nominal / slowed, constants.coolingPower) : 1;
    const seconds = Math.max(nominal + lost, slowed + lost * share) + jumps;
    total += seconds;
    longestLayer = Math.max(longestLayer, seconds);
  }
  return { total, longestLayer };
}

/** Lines at their nominal speed; what corners and short lines lose on top of it; jumps between lines. */
function paceOf(
  layers: LayerFigures,
  layer: number,
  plastic: LayerPlastic,
  support: LayerSupport,
  constants: MotionConstants,
): LayerPace {
  const lines = linesOf(plastic, support);
  const corners = cornerSeconds(layers, layer, constants) * plastic.wallShare;
  const jumps = jumpSeconds(layers, layer, plastic, support, corners, constants);
  return {
    nominal: layer === 0 ? lines.lengthMm / firstLayerSpeed : lines.seconds,
    cooled: Math.min(leastLayerSeconds - jumpsCounted * jumps, lines.lengthMm / leastSpeed),
    lost: lostSeconds(layers, layer, plastic, support, corners, constants),
    jumps,
    plasticMm3: plastic.wallMm3 + plastic.solidMm3 + plastic.sparseMm3 + support.plasticMm3,
  };
}

function linesOf(plastic: LayerPlastic, support: LayerSupport): { lengthMm: number; seconds: number } {
  const wallMm = plastic.wallLineMm;
  const solidMm = plastic.solidMm3 / lineMm3PerMm;
  const sparseMm = plastic.sparseMm3 / lineMm3PerMm;
  const { lineMm, denseMm } = support;
  return {
    lengthMm: wallMm + solidMm + sparseMm + lineMm + denseMm,
    seconds:
      wallMm / wallSpeed +
      solidMm / solidSpeed +
      sparseMm / sparseSpeed +
      lineMm / supportSpeed +
      denseMm / denseSupportSpeed,
  };
}

function lostSeconds(
  layers: LayerFigures,
  layer: number,
  plastic: LayerPlastic,
  support: LayerSupport,
  corners: number,
  constants: MotionConstants,
): number {
  const { solidMm3, solidity } = plastic;
  return (
    constants.wallPerMm3 * plastic.wallMm3 +
    constants.wallCorners * corners +
    constants.shortLoopPerMm * shortLoopMm(layers, layer) * plastic.wallShare +
    solidMm3 *
      (constants.steepPerMm3 * plastic.steepShare +
        constants.gentlePerMm3 * plastic.gentleShare +
        constants.flatPerMm3 * plastic.flatShare) +
    constants.flatBorder * plastic.flatBorderMm +
    constants.solidCorners * corners * solidity +
    constants.solidRoot * Math.sqrt(solidMm3) +
    constants.sparsePerMm3 * plastic.sparseMm3 +
    constants.sparseRoot * Math.sqrt(plastic.sparseMm3) +
    constants.supportLost * support.lineMm +
    constants.denseLost * support.denseMm +
    constants.supportBorderLost * support.borderMm
  );
}

function jumpSeconds(
  layers: LayerFigures,
  layer: number,
  plastic: LayerPlastic,
  support: LayerSupport,
  corners: number,
  constants: MotionConstants,
): number {
  const { solidMm3, solidity, insideBorderMm } = plastic;
  const contours = layers.contours[layer] ?? 0;
  const farShare = farShareOf(contours, layers.contourLengthMm[layer] ?? 0);
  return (
    constants.jumpLayer +
    constants.jumpContour * Math.max(0, contours - 1) * farShare * plastic.wallShare +
    constants.jumpSteep * solidMm3 * plastic.steepShare +
    constants.jumpGentle * solidMm3 * plastic.gentleShare +
    constants.jumpSharp * (layers.sharpCorners[layer] ?? 0) * farShare +
    constants.jumpFlatBorder * plastic.flatBorderMm +
    constants.jumpSparseBorder * wideBorderMm(plastic) * (1 - solidity) +
    constants.jumpSparseRoot * Math.sqrt(plastic.sparseMm3) +
    constants.jumpPatchBorder * insideBorderMm * solidity * (1 - solidity) +
    constants.jumpSolidCorners * corners * solidity +
    (support.lineMm + support.denseMm > 0 ? constants.jumpSupportLayer : 0) +
    constants.jumpSupportBorder * support.borderMm
  );
}

/** Outlines that are printed slowly because they are short. */
function shortLoopMm(layers: LayerFigures, layer: number): number {
  return Math.min(layers.shortLoopMm[layer] ?? 0, layers.contourLengthMm[layer] ?? 0);
}

/** What the corners of one wall cost. Where they lie close there is no speed to lose between them. */
function cornerSeconds(layers: LayerFigures, layer: number, constants: MotionConstants): number {
  const mostSeconds = constants.cornersMostPerMm * (layers.contourLengthMm[layer] ?? 0);
  return mostSeconds > 0 ? mostSeconds * saturateGently((layers.cornerSeconds[layer] ?? 0) / mostSeconds) : 0;
}

/** Share of the jumps between outlines that count: from wall to wall of a thin pin the nozzle hardly moves. */
function farShareOf(contours: number, lengthMm: number): number {
  return contours > 0 ? Math.min(1, lengthMm / (farContourMm * contours)) : 0;
}

/** Border of the inside, of which narrow places count less: there one line of infill follows another. */
function wideBorderMm({ insideMm2, insideBorderMm }: LayerPlastic): number {
  return Math.min(insideBorderMm, insideMm2 / wideInsideMm);
}
