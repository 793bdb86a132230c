import type { SupportConstants } from './print-constants.js';
import type { SupportFigures } from './print-measures.js';

/** Supports of one layer. */
export interface LayerSupport {
  borderMm: number;
  /** Border of supports hardly wider than a line's way back: in wide ones line follows line, in these the nozzle is lifted. */
  narrowBorderMm: number;
  plasticMm3: number;
  /** Length of their lines, and of those where they meet the part. */
  lineMm: number;
  denseMm: number;
}

/** A layer without supports. */
export const noSupport: LayerSupport = {
  borderMm: 0,
  narrowBorderMm: 0,
  plasticMm3: 0,
  lineMm: 0,
  denseMm: 0,
};

/** Width of a line, less what its round sides lack of its height. */
const lineWidthMm = 0.36;
const roundSides = 1 - Math.PI / 4;
/** Layers of supports are up to three quarters of the nozzle high. */
const mostHeightMm = 0.3;
/** The slicer leaves a layer free below what is carried; on the part, a dense line of 0.4 mm comes first, and a free layer. */
const freeLayers = 1;
const onPartLayers = 3;

/** Plastic in a mm of line, mm³. */
function lineMm3PerMm(heightMm: number): number {
  return heightMm * (lineWidthMm - roundSides * heightMm);
}

/**
 * Heights of the layers that supports are printed in: by layer of the part, that of the support layer that ends in it or at its
 * top, 0 where none does. They keep to the part's layers only where supports begin or end; what lies between is split evenly,
 * into as few as may be.
 */
function heightsOf(supports: SupportFigures, heightMm: number): Float64Array {
  const count = supports.supportLayers.length;
  const heights = new Float64Array(count);
  const isEnd = new Uint8Array(count + 1);
  for (let layer = 0; layer < count; layer++) {
    if ((supports.contactLayers[layer] ?? 0) > 0) isEnd[Math.max(1, layer - freeLayers)] = 1;
    if ((supports.contactOnPartLayers[layer] ?? 0) > 0) isEnd[Math.min(count, layer + onPartLayers)] = 1;
  }
  heights[0] = heightMm;
  let from = 1;
  for (let end = 2; end <= count; end++) {
    if (isEnd[end] === 0) continue;
    const parts = Math.ceil(((end - from) * heightMm) / mostHeightMm - 1e-9);
    const step = (end - from) / parts;
    for (let part = 1; part <= parts; part++)
      heights[Math.ceil(from + part * step - 1e-9) - 1] = step * heightMm;
    from = end;
  }
  return heights;
}

/**
 * Supports by layer of the part: a dense foot on the bed, wider than what it carries; above it sparse lines, and more along
 * their border, where lines turn and small pieces grow; two dense layers where they meet the part.
 */
export function supportsOfLayers(
  supports: SupportFigures,
  heightMm: number,
  constants: SupportConstants,
): LayerSupport[] {
  const heights = heightsOf(supports, heightMm);
  const denseMm = denseLines(supports, heights, constants);
  const layers: LayerSupport[] = [];
  for (let layer = 0; layer < heights.length; layer++) {
    const height = heights[layer] ?? 0;
    if (height === 0) {
      layers.push(noSupport);
      continue;
    }
    const borderMm = supports.supportBorderMm[layer] ?? 0;
    const areaMm2 = supports.supportLayers[layer] ?? 0;
    const lineMm =
      layer === 0
        ? constants.footPerMm * supports.footMm2
        : constants.supportPerMm * areaMm2 + constants.supportBorder * borderMm;
    const dense = denseMm[layer] ?? 0;
    layers.push({
      borderMm,
      narrowBorderMm: borderMm * Math.min(1, areaMm2 > 0 ? borderMm / areaMm2 : 0),
      lineMm,
      denseMm: dense,
      plasticMm3: lineMm3PerMm(height) * (lineMm + dense),
    });
  }
  return layers;
}

/** Length of the dense lines in each layer. */
function denseLines(
  supports: SupportFigures,
  heights: Float64Array,
  constants: SupportConstants,
): Float64Array {
  const denseMm = new Float64Array(heights.length);
  const below = (layer: number): number => {
    let at = Math.min(layer, heights.length - 1);
    while (at > 0 && heights[at] === 0) at--;
    return Math.max(0, at);
  };
  const above = (layer: number): number => {
    let at = layer;
    while (at < heights.length && heights[at] === 0) at++;
    return Math.min(at, heights.length - 1);
  };
  for (let layer = 0; layer < heights.length; layer++) {
    const carriedMm = (constants.contactPerMm * (supports.contactLayers[layer] ?? 0)) / 2;
    if (carriedMm > 0) {
      const top = below(layer - freeLayers - 1);
      denseMm[top] = (denseMm[top] ?? 0) + carriedMm;
      const next = below(top - 1);
      denseMm[next] = (denseMm[next] ?? 0) + carriedMm;
    }
    const onPartMm = (constants.onPartPerMm * (supports.contactOnPartLayers[layer] ?? 0)) / 2;
    if (onPartMm > 0) {
      const first = above(layer + onPartLayers - 1);
      denseMm[first] = (denseMm[first] ?? 0) + onPartMm;
      const next = above(first + 1);
      denseMm[next] = (denseMm[next] ?? 0) + onPartMm;
    }
  }
  return denseMm;
}

/** All plastic of the supports. */
export function supportPlasticMm3(supports: readonly LayerSupport[]): number {
  return supports.reduce((sum, { plasticMm3 }) => sum + plasticMm3, 0);
}
