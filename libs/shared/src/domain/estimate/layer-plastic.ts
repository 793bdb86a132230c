import type { PlasticConstants } from './print-constants.js';
import type { Power } from './power.js';
import type { LayerFigures } from './print-measures.js';
import { saturate, windowSums } from './saturation.js';

/** Surfaces near enough to each layer to make its inside solid: five layers of roof above, four of floor below. */
interface NearFaces {
  /** Horizontal area by slope, from the second bin to flat. */
  up1: Float64Array;
  up2: Float64Array;
  up3: Float64Array;
  up4: Float64Array;
  down1: Float64Array;
  down2: Float64Array;
  down3: Float64Array;
  down4: Float64Array;
  concaveUpMm: Float64Array;
  convexUpMm: Float64Array;
  concaveDownMm: Float64Array;
  convexDownMm: Float64Array;
}

/** Plastic of one layer in mm³, by what it is laid as. */
export interface LayerPlastic {
  wallMm3: number;
  /** Length of the walls' lines, in mm: lines that widen to fill a wall are no longer than others. */
  wallLineMm: number;
  solidMm3: number;
  sparseMm3: number;
  /** Share of the solid in strips along steep, along gentle slopes, and on flat faces; they sum to 1. */
  steepShare: number;
  gentleShare: number;
  flatShare: number;
  /** Share of the inside, within the walls, that is solid. */
  solidity: number;
  /** Share of two whole lines along every outline that is laid: less where the part is thinner. */
  wallShare: number;
  /** Cross-section inside the walls. */
  insideMm2: number;
  /** Length of the border of the inside, of edges that bound flat faces, and of the border of solid on flat faces. */
  insideBorderMm: number;
  flatBorderMm: number;
  flatSolidBorderMm: number;
}

/** Lines of wall in the width of `wallMm`. */
const wallLines = 2;
const topLayers = 5;
const bottomLayers = 4;
/** From the outline to the inner side of two walls. */
const wallDepthMm = 1.06;
/** Share of the area of the second and third slope bin that is wide enough for strips of solid; of the first, none. */
const steepStripShare = 0.8;
const gentlerStripShare = 0.9;

/** What flat faces gain along walls at most, by their area: on ledges narrower than half a millimetre nothing is laid. */
const mostGain = 5;

/** Faces of a smaller share of the layer are what rounding leaves of sums: they do not say how its solid lies. */
const leastFaces = 1e-6;

/** Border that flat solid has at most: beyond it the slicer's lines are as short as they get. */
const mostBorderMmPerMm2 = 1;

/** The same of all that lies inside the walls: what is narrower than half a millimetre is not filled. */
const mostInsideBorderMmPerMm2 = 4;

/** Along a border of sparse infill its lines take at least this share of what they take along that of a wide inside. */
const leastBorderShare = 0.55;

/** Collects for every layer the surfaces near it. No constant takes part, so that a fit does it once. */
export function nearFacesOf(layers: LayerFigures): NearFaces {
  const count = layers.areaMm2.length;
  const above = (figures: ArrayLike<number> = []): Float64Array =>
    windowSums(figures, count, 0, topLayers - 1);
  const below = (figures: ArrayLike<number> = []): Float64Array =>
    windowSums(figures, count, 1 - bottomLayers, 0);
  const thick = thickShares(layers);
  const [up1, up2, up3, up4] = layers.upAreaMm2.slice(1).map((figures) => weighed(figures, thick));
  const [down1, down2, down3, down4] = layers.downAreaMm2.slice(1).map((figures) => weighed(figures, thick));
  return {
    up1: above(up1),
    up2: above(up2),
    up3: above(up3),
    up4: above(up4),
    down1: below(down1),
    down2: below(down2),
    down3: below(down3),
    down4: below(down4),
    concaveUpMm: above(layers.concaveUpMm),
    convexUpMm: above(layers.convexUpMm),
    concaveDownMm: below(layers.concaveDownMm),
    convexDownMm: below(layers.convexDownMm),
  };
}

/** Share of each layer's outlines that have an inside behind them: a wall that holds nothing but walls has none. */
function thickShares({ areaMm2, thinWallMm, contourLengthMm }: LayerFigures): Float64Array | undefined {
  let shares: Float64Array | undefined;
  for (let layer = 0; layer < areaMm2.length; layer++) {
    const thinMm = at(thinWallMm, layer);
    if (!(thinMm > 0)) continue;
    shares ??= new Float64Array(areaMm2.length).fill(1);
    shares[layer] = 1 - (2 * thinMm) / Math.max(2 * thinMm, at(contourLengthMm, layer));
  }
  return shares;
}

/** Faces of each layer, less those of thin walls: these make nothing solid. */
function weighed(figures: ArrayLike<number>, shares: Float64Array | undefined): ArrayLike<number> {
  if (shares === undefined) return figures;
  const faces = new Float64Array(shares.length);
  for (let layer = 0; layer < shares.length; layer++) faces[layer] = at(shares, layer) * at(figures, layer);
  return faces;
}

/** Area on the bed that a layer is near enough to. */
function bedMm2Below(layers: LayerFigures, layer: number): number {
  return layer < bottomLayers ? at(layers.areaMm2, 0) : 0;
}

/** Flat faces that look up from the topmost of the five layers: this one is their first solid layer. */
function roofMm2Above(layers: LayerFigures, layer: number): number {
  const top = layer + topLayers - 1;
  return top < layers.areaMm2.length ? at(layers.upAreaMm2[4] ?? [], top) : 0;
}

/**
 * What the slicer lays in every layer. Walls follow the outline, shorter inside than outside, and fill what is
 * too narrow for two. Inside them is solid what lies near a surface above or below, the rest sparse. A flat
 * face is wider inside by the walls' depth where walls rise off it, and narrower where they fall away.
 */
export function plasticOfLayers(
  layers: LayerFigures,
  faces: NearFaces,
  constants: PlasticConstants,
  power: Power,
): LayerPlastic[] {
  const plastics: LayerPlastic[] = [];
  let solidityBelow = 1;
  for (let layer = 0; layer < layers.areaMm2.length; layer++) {
    const plastic = plasticOf(layers, layer, faces, solidityBelow, constants, power);
    solidityBelow = plastic.solidity;
    plastics.push(plastic);
  }
  return plastics;
}

/** All plastic of the part, without supports. */
export function partPlasticMm3(plastics: readonly LayerPlastic[]): number {
  return plastics.reduce((sum, { wallMm3, solidMm3, sparseMm3 }) => sum + wallMm3 + solidMm3 + sparseMm3, 0);
}

function plasticOf(
  layers: LayerFigures,
  layer: number,
  near: NearFaces,
  solidityBelow: number,
  constants: PlasticConstants,
  power: Power,
): LayerPlastic {
  const areaMm2 = Math.max(0, at(layers.areaMm2, layer));
  const thinMm2 = Math.min(areaMm2, Math.max(0, at(layers.thinWallMm2, layer)));
  const thinMm = Math.max(0, at(layers.thinWallMm, layer));
  const thickMm2 = areaMm2 - thinMm2;
  const lengthMm = at(layers.contourLengthMm, layer);
  const turns = at(layers.outlineTurns, layer);
  const reachMm2 =
    constants.wallMm * Math.max(0, lengthMm - 2 * thinMm) -
    constants.wallTurn * turns -
    constants.wallLoop * at(layers.contours, layer);
  const insideMm2 =
    thickMm2 > 0 ? thickMm2 * (1 - saturate(reachMm2 / thickMm2, constants.wallSharpness, power)) : 0;
  const solidity = solidityOf(layers, layer, near, insideMm2, constants, power);
  const wallsMm2 = Math.max(0, reachMm2) + 2 * constants.wallMm * thinMm;
  const bridgedMm2 = Math.min(insideMm2, roofMm2Above(layers, layer)) * (1 - solidityBelow);
  const insideBorderMm = Math.min(
    Math.max(0, lengthMm - 2 * thinMm - wallDepthMm * turns),
    insideMm2 * mostInsideBorderMmPerMm2,
  );
  const borderShare = areaMm2 > 0 ? Math.max(leastBorderShare, insideMm2 / areaMm2) : 0;
  const borderMm2 = constants.sparseBorderMm * insideBorderMm * borderShare;
  const sparseMm2 = (1 - solidity) * Math.min(insideMm2, constants.sparseShare * insideMm2 + borderMm2);
  const heightMm = layers.layerHeightMm;
  const { steepShare, gentleShare, flatShare } = sharesOf(layers, layer, near);
  const edgesMm =
    at(near.concaveUpMm, layer) +
    at(near.convexUpMm, layer) +
    at(near.concaveDownMm, layer) +
    at(near.convexDownMm, layer);
  const flatBorderMm = Math.min(edgesMm, mostBorderMmPerMm2 * insideMm2 * solidity * flatShare);
  const thinFilledMm2 = Math.max(0, thinMm2 - constants.thinWallMm * thinMm);
  const thickFilledMm2 = thickMm2 - insideMm2;
  const wallLineMm =
    Math.max(0, at(layers.thinWallLineMm, layer)) +
    (Math.min(thickFilledMm2, Math.max(0, reachMm2)) * wallLines) / constants.wallMm;
  return {
    wallMm3: heightMm * (thinFilledMm2 + thickFilledMm2),
    wallLineMm,
    solidMm3: heightMm * (insideMm2 * solidity * constants.solidFlow + bridgedMm2 * constants.roofBridge),
    sparseMm3: heightMm * sparseMm2,
    steepShare,
    gentleShare,
    flatShare,
    wallShare: wallsMm2 > 0 ? Math.min(1, (wallLineMm * constants.wallMm) / (wallLines * wallsMm2)) : 1,
    solidity,
    insideMm2,
    insideBorderMm,
    flatBorderMm,
    // Where all of the inside is solid its border is the inside's, on the bed, too, which has no edges.
    flatSolidBorderMm: Math.max(flatBorderMm, insideBorderMm * solidity * flatShare),
  };
}

function at(figures: ArrayLike<number>, layer: number): number {
  return figures[layer] ?? 0;
}

/**
 * Share of the inside that is solid: what the near faces reach, both sides as one where they overlap; and at least what
 * no column leaves sparse.
 */
function solidityOf(
  layers: LayerFigures,
  layer: number,
  near: NearFaces,
  insideMm2: number,
  constants: PlasticConstants,
  power: Power,
): number {
  if (!(insideMm2 > 0)) return 1;
  const reachMm2 = at(layers.shadeOverlap, layer) * solidReachMm2(layers, layer, near, constants);
  const sparseMm2 = Math.max(0, (1 - at(layers.shadedShare, layer)) * at(layers.areaMm2, layer));
  return Math.max(saturate(reachMm2 / insideMm2, constants.solidSharpness, power), 1 - sparseMm2 / insideMm2);
}

/** Area that the near faces would make solid if nothing else did. */
function solidReachMm2(
  layers: LayerFigures,
  layer: number,
  near: NearFaces,
  constants: PlasticConstants,
): number {
  const flatUpMm2 = at(near.up4, layer);
  const flatDownMm2 = at(near.down4, layer);
  const gainUpMm2 =
    constants.concaveUpMm * at(near.concaveUpMm, layer) - constants.convexUpMm * at(near.convexUpMm, layer);
  const gainDownMm2 =
    constants.concaveDownMm * at(near.concaveDownMm, layer) -
    constants.convexDownMm * at(near.convexDownMm, layer);
  const upMm2 =
    constants.up1 * at(near.up1, layer) +
    constants.up2 * at(near.up2, layer) +
    constants.up3 * at(near.up3, layer) +
    constants.up4 * flatUpMm2 +
    Math.min(gainUpMm2, mostGain * flatUpMm2);
  const downMm2 =
    constants.down1 * at(near.down1, layer) +
    constants.down2 * at(near.down2, layer) +
    constants.down3 * at(near.down3, layer) +
    constants.down4 * flatDownMm2 +
    Math.min(gainDownMm2, mostGain * flatDownMm2);
  return Math.max(0, upMm2) + Math.max(0, downMm2) + constants.bedShare * bedMm2Below(layers, layer);
}

function sharesOf(
  layers: LayerFigures,
  layer: number,
  near: NearFaces,
): Pick<LayerPlastic, 'steepShare' | 'gentleShare' | 'flatShare'> {
  const steepMm2 =
    steepStripShare * (at(near.up1, layer) + at(near.down1, layer)) +
    gentlerStripShare * (at(near.up2, layer) + at(near.down2, layer));
  const gentleMm2 = at(near.up3, layer) + at(near.down3, layer);
  const flatMm2 = at(near.up4, layer) + at(near.down4, layer) + bedMm2Below(layers, layer);
  const allMm2 = steepMm2 + gentleMm2 + flatMm2;
  const leastMm2 = leastFaces * Math.max(0, at(layers.areaMm2, layer));
  if (!(allMm2 > leastMm2)) return { steepShare: 0, gentleShare: 0, flatShare: 1 };
  return { steepShare: steepMm2 / allMm2, gentleShare: gentleMm2 / allMm2, flatShare: flatMm2 / allMm2 };
}
