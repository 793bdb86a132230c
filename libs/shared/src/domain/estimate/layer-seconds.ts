import type { LayerPlastic } from './layer-plastic.js';
import type { Power } from './power.js';
import type { MotionConstants } from './print-constants.js';
import type { LayerFigures } from './print-measures.js';
import { saturateGently } from './saturation.js';
import { type LayerSupport, noSupport } from './support-plastic.js';

/** Plastic in a mm of line, mm³: 0.45 mm wide and 0.2 mm high with round sides; in the first layer 0.5 mm wide. */
const lineMm3PerMm = 0.0814;
const firstLineMm3PerMm = 0.0914;
/** Mean speed set for a kind of line, mm/s; sparse infill runs at the limit of flow. */
const wallSpeed = 142;
const solidSpeed = 165;
const sparseSpeed = 184;
const supportSpeed = 120;
const denseSupportSpeed = 96;
const firstLayerSpeed = 45;
/** Share of what corners and short lines lose at full speed that they lose at the first layer's. */
const firstLayerLost = 0.2;
/** A layer is slowed down until it takes this long, but not below the least speed. */
const leastLayerSeconds = 8;
const leastSpeed = 20;
/** Part of the jumps' time that the slicer counts when it decides on slowing down: their way at full speed. */
const jumpsCounted = 0.28;

/** Sharp corners of outlines shorter than this count less. */
const farContourMm = 20;
/** Length from which on outlines run at full speed; the least that the slicer prints; and a usual short one. */
const longLoopMm = 41;
const leastLoopMm = 4;
const usualShortLoopMm = 12;
/** Lifts for a sharp corner of walls that are one line: a tooth of a comb has four, and half a lift, as the way is short. */
const liftsACorner = 0.12;
/** What one right angle adds to the seconds of corners. */
const sharpCornerSeconds = 0.036;

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
  /** What corners and short lines lose, and what gentle corners do, which cost next to nothing in a slow layer. */
  lost: number;
  lostGently: number;
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
  for (const { nominal, cooled, lost, lostGently, jumps, plasticMm3 } of paces) {
    const slowed = Math.max(nominal, plasticMm3 / maxFlowMm3PerSecond, cooled);
    // Slower lines lose less in corners, but never so much that slowing down would save time.
    const share = slowed > nominal ? power(nominal / slowed, constants.coolingPower) : 1;
    const seconds =
      Math.max(nominal + lost + lostGently, slowed + (lost + lostGently * share) * share) + jumps;
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
  const lines = linesOf(plastic, support, layer === 0 ? firstLineMm3PerMm : lineMm3PerMm);
  const corners = cornerSeconds(layers, layer, constants) * plastic.wallShare;
  const lostGently = constants.wallCorners * corners * gentleShare(layers, layer);
  const lost = lostSeconds(layers, layer, plastic, support, corners, constants) - lostGently;
  const lostShare = layer === 0 ? firstLayerLost : 1;
  const jumps = jumpSeconds(layers, layer, plastic, support, constants);
  return {
    nominal: layer === 0 ? lines.lengthMm / firstLayerSpeed : lines.seconds,
    cooled: Math.min(leastLayerSeconds - jumpsCounted * jumps, lines.lengthMm / leastSpeed),
    lost: lostShare * lost,
    lostGently: lostShare * lostGently,
    jumps,
    plasticMm3: plastic.wallMm3 + plastic.solidMm3 + plastic.sparseMm3 + support.plasticMm3,
  };
}

function linesOf(
  plastic: LayerPlastic,
  support: LayerSupport,
  solidMm3PerMm: number,
): { lengthMm: number; seconds: number } {
  const wallMm = plastic.wallLineMm;
  const solidMm = plastic.solidMm3 / solidMm3PerMm;
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
  const { solidMm3 } = plastic;
  return (
    constants.wallPerMm3 * plastic.wallMm3 +
    constants.wallCorners * corners +
    constants.shortLoopPerMm * shortLoopMm(layers, layer) * plastic.wallShare +
    solidMm3 *
      (constants.steepPerMm3 * plastic.steepShare +
        constants.gentlePerMm3 * plastic.gentleShare +
        constants.flatPerMm3 * plastic.flatShare) +
    constants.flatBorder * plastic.flatSolidBorderMm +
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
  constants: MotionConstants,
): number {
  const { solidMm3, solidity, insideBorderMm } = plastic;
  const contours = layers.contours[layer] ?? 0;
  const lengthMm = layers.contourLengthMm[layer] ?? 0;
  const shortMm = shortLoopMm(layers, layer);
  const sharpCorners = layers.sharpCorners[layer] ?? 0;
  const thinShare = thinShareOf(layers, layer);
  const singleShare = thinShare * singleLinesOf(layers, layer);
  const sparseBorderMm = insideBorderMm * (1 - solidity);
  return (
    constants.jumpLayer +
    constants.jumpContour *
      (outlinesApart(contours, lengthMm, shortMm, { thinShare, singleShare }) +
        liftsACorner * singleShare * sharpCorners) +
    constants.jumpSteep * solidMm3 * plastic.steepShare +
    constants.jumpGentle * solidMm3 * plastic.gentleShare +
    constants.jumpSharp * sharpCorners * farShareOf(contours, lengthMm) * (1 - thinShare) +
    constants.jumpFlatBorder * plastic.flatBorderMm +
    constants.jumpSparseBorder * wideBorderMm(plastic) * (1 - solidity) +
    (sparseBorderMm > 0
      ? constants.jumpCurvedBorder * sparseBorderMm * curvedShare(contours, lengthMm, shortMm, sharpCorners)
      : 0) +
    constants.jumpSparseRoot * Math.sqrt(plastic.sparseMm3) +
    constants.jumpPatchBorder * insideBorderMm * solidity * (1 - solidity) +
    (support.lineMm + support.denseMm > 0 ? constants.jumpSupportLayer : 0) +
    constants.jumpSupportBorder * support.narrowBorderMm
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

/** Share of the corners' time that gentle ones cost. */
function gentleShare(layers: LayerFigures, layer: number): number {
  const cornersSeconds = layers.cornerSeconds[layer] ?? 0;
  const sharpSeconds = sharpCornerSeconds * (layers.sharpCorners[layer] ?? 0);
  return cornersSeconds > 0 ? Math.max(0, 1 - sharpSeconds / cornersSeconds) : 0;
}

/** Share of the sharp corners that count, by the outlines' mean length. */
function farShareOf(contours: number, lengthMm: number): number {
  return contours > 0 ? Math.min(1, lengthMm / (farContourMm * contours)) : 0;
}

/**
 * Outlines beyond the first that the nozzle is lifted for. Those too short to be printed are none. The two sides of a wall that
 * holds nothing but walls are one where they are round, as both begin at the same place, and two where they have corners; of a
 * wall that is one line, they are one.
 */
function outlinesApart(
  contours: number,
  lengthMm: number,
  shortMm: number,
  { thinShare, singleShare }: { thinShare: number; singleShare: number },
): number {
  if (!(lengthMm > 0)) return 0;
  const printed = Math.min(contours, 1 + (lengthMm - shortMm) / longLoopMm + shortMm / leastLoopMm);
  return Math.max(0, printed * (1 - singleShare / 2) - 1) * (1 - thinShare / 2);
}

/** Share of the outlines that bound walls that hold nothing but walls. */
function thinShareOf(layers: LayerFigures, layer: number): number {
  const lengthMm = layers.contourLengthMm[layer] ?? 0;
  return lengthMm > 0 ? Math.min(1, (2 * Math.max(0, layers.thinWallMm[layer] ?? 0)) / lengthMm) : 0;
}

/** Share of thin walls that are one line, which ends, unlike the closed lines of others. */
function singleLinesOf(layers: LayerFigures, layer: number): number {
  const thinMm = layers.thinWallMm[layer] ?? 0;
  if (!(thinMm > 0)) return 0;
  const lines = (layers.thinWallLineMm[layer] ?? 0) / thinMm;
  return Math.min(1, Math.max(0, 2 - lines));
}

/**
 * Share of the outlines that are long and curved. Ends of sparse infill lie evenly along straight walls, most of which follow an
 * axis, and one line leads to the next; where a wall turns they come to lie too far apart, and the nozzle is lifted.
 */
function curvedShare(contours: number, lengthMm: number, shortMm: number, sharpCorners: number): number {
  if (!(lengthMm > 0)) return 0;
  const longContours = Math.max(1, contours - shortMm / usualShortLoopMm);
  const angularShare = sharpCorners / (4 * longContours);
  return Math.max(0, 1 - angularShare) * (1 - shortMm / lengthMm);
}

/** Border of the inside, of which narrow places count less: there one line of infill follows another. */
function wideBorderMm({ insideMm2, insideBorderMm }: LayerPlastic): number {
  return Math.min(insideBorderMm, insideMm2 / wideInsideMm);
}
