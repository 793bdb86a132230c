import type { PlasticConstants } from './print-constants.js';
import type { Power } from './power.js';
import type { LayerFigures } from './print-measures.js';
import { saturate, windowSum } from './saturation.js';

/** Surfaces near enough to a layer to make its inside solid: five layers of roof above, four of floor below. */
interface NearFaces {
  /** Horizontal area by slope, steep first. */
  upMm2: number[];
  downMm2: number[];
  /** Area on the bed. */
  bedMm2: number;
  /** Flat faces that look up from the topmost of the five layers: this one is their first solid layer. */
  roofMm2: number;
  concaveUpMm: number;
  convexUpMm: number;
  concaveDownMm: number;
  convexDownMm: number;
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
  /** Length of the border of the inside, and of edges that bound flat faces. */
  insideBorderMm: number;
  flatBorderMm: number;
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

/** Border that flat solid has at most: beyond it the slicer's lines are as short as they get. */
const mostBorderMmPerMm2 = 1;

/** The same of all that lies inside the walls: what is narrower than half a millimetre is not filled. */
const mostInsideBorderMmPerMm2 = 4;

/** Collects for every layer the surfaces near it. No constant takes part, so that a fit does it once. */
export function nearFacesOf(layers: LayerFigures): NearFaces[] {
  const faces: NearFaces[] = [];
  for (let layer = 0; layer < layers.areaMm2.length; layer++) {
    const top = layer + topLayers - 1;
    const bottom = layer - bottomLayers + 1;
    faces.push({
      upMm2: layers.upAreaMm2.map((figures) => windowSum(figures, layer, top)),
      downMm2: layers.downAreaMm2.map((figures) => windowSum(figures, bottom, layer)),
      bedMm2: layer < bottomLayers ? at(layers.areaMm2, 0) : 0,
      roofMm2: at(layers.upAreaMm2.at(-1) ?? [], top),
      concaveUpMm: windowSum(layers.concaveUpMm, layer, top),
      convexUpMm: windowSum(layers.convexUpMm, layer, top),
      concaveDownMm: windowSum(layers.concaveDownMm, bottom, layer),
      convexDownMm: windowSum(layers.convexDownMm, bottom, layer),
    });
  }
  return faces;
}

/**
 * What the slicer lays in every layer. Walls follow the outline, shorter inside than outside, and fill what is
 * too narrow for two. Inside them is solid what lies near a surface above or below, the rest sparse. A flat
 * face is wider inside by the walls' depth where walls rise off it, and narrower where they fall away.
 */
export function plasticOfLayers(
  layers: LayerFigures,
  faces: readonly NearFaces[],
  constants: PlasticConstants,
  power: Power,
): LayerPlastic[] {
  let solidityBelow = 1;
  return faces.map((near, layer) => {
    const plastic = plasticOf(layers, layer, near, solidityBelow, constants, power);
    solidityBelow = plastic.solidity;
    return plastic;
  });
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
  const bridgedMm2 = Math.min(insideMm2, near.roofMm2) * (1 - solidityBelow);
  const insideBorderMm = Math.min(
    Math.max(0, lengthMm - wallDepthMm * turns),
    insideMm2 * mostInsideBorderMmPerMm2,
  );
  const borderMm2 = areaMm2 > 0 ? (constants.sparseBorderMm * insideBorderMm * insideMm2) / areaMm2 : 0;
  const sparseMm2 = (1 - solidity) * Math.min(insideMm2, constants.sparseShare * insideMm2 + borderMm2);
  const heightMm = layers.layerHeightMm;
  const shares = sharesOf(near);
  const edgesMm = near.concaveUpMm + near.convexUpMm + near.concaveDownMm + near.convexDownMm;
  const filledMm2 = Math.max(0, areaMm2 - insideMm2 - constants.thinWallMm * thinMm);
  return {
    wallMm3: heightMm * filledMm2,
    wallLineMm: (Math.min(filledMm2, wallsMm2) * wallLines) / constants.wallMm,
    solidMm3: heightMm * (insideMm2 * solidity * constants.solidFlow + bridgedMm2 * constants.roofBridge),
    sparseMm3: heightMm * sparseMm2,
    ...shares,
    wallShare: wallsMm2 > 0 ? Math.min(1, (areaMm2 - insideMm2) / wallsMm2) : 1,
    solidity,
    insideMm2,
    insideBorderMm,
    flatBorderMm: Math.min(edgesMm, mostBorderMmPerMm2 * insideMm2 * solidity * shares.flatShare),
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
  const reachMm2 = at(layers.shadeOverlap, layer) * solidReachMm2(near, constants);
  const sparseMm2 = Math.max(0, (1 - at(layers.shadedShare, layer)) * at(layers.areaMm2, layer));
  return Math.max(saturate(reachMm2 / insideMm2, constants.solidSharpness, power), 1 - sparseMm2 / insideMm2);
}

/** Area that the near faces would make solid if nothing else did. */
function solidReachMm2(near: NearFaces, constants: PlasticConstants): number {
  const { up1, up2, up3, up4, down1, down2, down3, down4 } = constants;
  const upMm2 =
    weighted(near.upMm2, up1, up2, up3, up4) +
    constants.concaveUpMm * near.concaveUpMm -
    constants.convexUpMm * near.convexUpMm;
  const downMm2 =
    weighted(near.downMm2, down1, down2, down3, down4) +
    constants.concaveDownMm * near.concaveDownMm -
    constants.convexDownMm * near.convexDownMm;
  return Math.max(0, upMm2) + Math.max(0, downMm2) + constants.bedShare * near.bedMm2;
}

/** Weights are those of the slope bins from the second to flat. */
function weighted(
  areas: readonly number[],
  second: number,
  third: number,
  fourth: number,
  flat: number,
): number {
  return second * at(areas, 1) + third * at(areas, 2) + fourth * at(areas, 3) + flat * at(areas, 4);
}

function sharesOf(near: NearFaces): Pick<LayerPlastic, 'steepShare' | 'gentleShare' | 'flatShare'> {
  const both = (bin: number): number => at(near.upMm2, bin) + at(near.downMm2, bin);
  const steepMm2 = steepStripShare * both(1) + gentlerStripShare * both(2);
  const gentleMm2 = both(3);
  const flatMm2 = both(4) + near.bedMm2;
  const allMm2 = steepMm2 + gentleMm2 + flatMm2;
  if (!(allMm2 > 0)) return { steepShare: 0, gentleShare: 0, flatShare: 1 };
  return { steepShare: steepMm2 / allMm2, gentleShare: gentleMm2 / allMm2, flatShare: flatMm2 / allMm2 };
}
