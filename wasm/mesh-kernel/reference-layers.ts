import type { LayerMeasures, SampledFigure } from './layer-measures.js';
import { layerHeightMm, slopeBins } from './layout.js';
import type { ReferenceMesh } from './reference.js';
import {
  cutsAt,
  dot,
  minus,
  normalOf,
  sharedEdges,
  slopeOf,
  surfaceOf,
  trianglesOf,
  type Cut,
  type SharedEdge,
  type Triangle,
  type Vector,
} from './reference-surface.js';

/**
 * The figures of every layer by the shortest road: each plane cut through each triangle by itself. Slow, and
 * meant to be checked by reading; it shares no code with the kernel, which the specs hold to it.
 */

/** Nominal speed and acceleration of the walls, least speed in a corner, jerk. */
const wallSpeed = 120;
const wallAcceleration = 3000;
const slowestCorner = 4.5;
const cornerJerk = 9;
const sharpTurn = 0.5;
/** Faces whose widest section is narrower than this, in mm, make no corner. */
const sliverMm = 0.0125;
/** Outlines that turn back on themselves count as if they turned this far. */
const sharpestTurn = 2.5;
/** Heights this close, in layers, count as equal: planes lie so far below the middles of layers. */
const sameHeight = 1e-3;
const cutAt = 0.5 - sameHeight;
/** Steepest slope of a wall and least slope of a flat face, where they meet in a concave edge. */
const wallSlope = 0.6;
const flatSlope = 4;
const binLimits = [0.53, 0.74, 1.2, 4, Infinity];
/** Height of the bands in which widths are taken where outlines cross. */
const bandMm = 0.05;

/** What plain geometry gives of every layer. */
export type ExactLayers = Omit<LayerMeasures, SampledFigure>;

/** Measures a closed mesh whose shells face outwards and cavities inwards. */
export function measureReferenceLayers(mesh: ReferenceMesh): ExactLayers {
  const surface = surfaceOf(mesh);
  const layers = emptyLayers(surface.layerCount);
  for (let layer = 0; layer < surface.layerCount; layer++) {
    const cuts = cutsAt(surface, (layer + cutAt) * layerHeightMm);
    layers.areaMm2[layer] = unionArea(cuts);
    layers.contourLengthMm[layer] = cuts.reduce((sum, { from, to }) => sum + length(minus(to, from)), 0);
    layers.contours[layer] = countLoops(cuts);
  }
  for (const triangle of trianglesOf(surface)) addFacingArea(layers, triangle);
  for (const edge of sharedEdges(surface)) {
    addCorner(layers, edge);
    addFlatEdge(layers, edge);
  }
  return layers;
}

function emptyLayers(count: number): ExactLayers {
  const perLayer = (): Float64Array => new Float64Array(count);
  const perBin = (): Float64Array[] => Array.from({ length: slopeBins }, perLayer);
  return {
    layerHeightMm,
    areaMm2: perLayer(),
    contourLengthMm: perLayer(),
    contours: perLayer(),
    upAreaMm2: perBin(),
    downAreaMm2: perBin(),
    cornerSeconds: perLayer(),
    sharpCorners: perLayer(),
    concaveUpMm: perLayer(),
    concaveDownMm: perLayer(),
    outlineTurns: perLayer(),
    convexUpMm: perLayer(),
    convexDownMm: perLayer(),
  };
}

function length(vector: Vector): number {
  return Math.hypot(...vector);
}

function addTo(figures: Float64Array | undefined, layer: number, value: number): void {
  if (figures && layer >= 0 && layer < figures.length) figures[layer] = (figures[layer] ?? 0) + value;
}

/** Closed outlines: cuts that meet at an edge of the mesh belong together. */
function countLoops(cuts: Cut[]): number {
  const parents = new Map<string, string>();
  const rootOf = (edge: string): string => {
    let root = edge;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    return root;
  };
  const edges = new Set(cuts.flatMap(({ fromEdge, toEdge }) => [fromEdge, toEdge]));
  let loops = edges.size;
  for (const { fromEdge, toEdge } of cuts) {
    const [from, to] = [rootOf(fromEdge), rootOf(toEdge)];
    if (from === to) continue;
    parents.set(from, to);
    loops--;
  }
  return loops;
}

/**
 * Area where the outlines wind round at least once: in bands between the heights of all corners the width is
 * linear, so that its value at half the band is exact. Bands are thin enough for outlines that cross.
 */
function unionArea(cuts: Cut[]): number {
  const heights = [...new Set(cuts.flatMap(({ from, to }) => [from[1], to[1]]))].sort((a, b) => a - b);
  const waiting = cuts
    .map((cut) => ({ cut, low: Math.min(cut.from[1], cut.to[1]), high: Math.max(cut.from[1], cut.to[1]) }))
    .sort((a, b) => b.low - a.low);
  let active: typeof waiting = [];
  let area = 0;
  for (let i = 0; i + 1 < heights.length; i++) {
    const [low = 0, high = 0] = [heights[i], heights[i + 1]];
    active = active.filter((one) => one.high > low);
    for (let next = waiting.at(-1); next && next.low <= low; next = waiting.at(-1)) {
      waiting.pop();
      if (next.high > low) active.push(next);
    }
    const bands = Math.ceil((high - low) / bandMm);
    for (let band = 0; band < bands; band++) {
      const y = low + ((band + 0.5) * (high - low)) / bands;
      area +=
        (widthAt(
          active.map(({ cut }) => cut),
          y,
        ) *
          (high - low)) /
        bands;
    }
  }
  return area;
}

/** Length of the line at y that lies in material. */
function widthAt(cuts: Cut[], y: number): number {
  const crossings = cuts
    .map(({ from, to }) => ({
      x: from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]),
      // Material lies to the left of a cut: to the right of the line's point where the cut comes down.
      turn: to[1] < from[1] ? 1 : -1,
    }))
    .sort((a, b) => a.x - b.x);
  let width = 0;
  let winding = 0;
  crossings.forEach(({ x, turn }, i) => {
    winding += turn;
    if (winding > 0) width += (crossings[i + 1]?.x ?? x) - x;
  });
  return width;
}

/** Spreads a triangle's horizontal area over the layers it passes through. */
function addFacingArea(layers: ExactLayers, triangle: Triangle): void {
  const normal = normalOf(triangle);
  const horizontal = Math.abs(normal[2]) / 2;
  if (horizontal === 0) return;
  const isUp = normal[2] > 0;
  const bin = binLimits.findIndex((limit) => slopeOf(normal) < limit);
  const figures = (isUp ? layers.upAreaMm2 : layers.downAreaMm2)[bin < 0 ? slopeBins - 1 : bin];
  const [a = 0, b = 0, c = 0] = triangle.map(([, , z]) => z / layers.layerHeightMm).sort((p, q) => p - q);
  const top = layers.areaMm2.length - 1;
  if (c - a <= sameHeight) {
    const layer = layerOfFace(a, isUp);
    if (isUp || (layer > 0 && layer <= top)) addTo(figures, layer, horizontal);
    return;
  }
  // A layer's planes above and below its border, as seen from its material.
  const shift = isUp ? cutAt : cutAt - 1;
  for (let layer = isUp ? 0 : 1; layer <= top; layer++) {
    const upper = layer === top ? Infinity : layer + 1 + shift;
    addTo(figures, layer, (shareBelow(upper, a, b, c) - shareBelow(layer + shift, a, b, c)) * horizontal);
  }
}

/** The layer whose material a face at a height bounds: the last one cut below it, or the first one cut above. */
function layerOfFace(height: number, isUp: boolean): number {
  const plane = Math.floor(height + 1 - cutAt);
  return isUp ? plane - 1 : plane;
}

/** Share of a triangle's area that lies below a height; its corners lie at a ≤ b ≤ c. */
function shareBelow(z: number, a: number, b: number, c: number): number {
  if (z <= a) return 0;
  if (z >= c) return 1;
  return z < b ? (z - a) ** 2 / ((b - a) * (c - a)) : 1 - (c - z) ** 2 / ((c - b) * (c - a));
}

/** What the walls' corner at this edge costs in every layer whose plane it crosses. */
function addCorner(layers: ExactLayers, { a, b, first, second }: SharedEdge): void {
  const [one, two] = [normalOf(first), normalOf(second)];
  const turn = Math.abs(Math.atan2(one[0] * two[1] - one[1] * two[0], one[0] * two[0] + one[1] * two[1]));
  const flat = Math.min(Math.hypot(one[0], one[1]), Math.hypot(two[0], two[1])) === 0;
  if (flat || turn === 0) return;
  const cornerSpeed = Math.min(wallSpeed, Math.max(slowestCorner, cornerJerk / (2 * Math.sin(turn / 2))));
  const seconds = (wallSpeed - cornerSpeed) ** 2 / (wallAcceleration * wallSpeed);
  const isConvex = dot(one, minus(opposite(second, a, b), a)) < 0;
  const isSliver = Math.min(widestSectionMm(first), widestSectionMm(second)) < sliverMm;
  const loss = (isConvex ? 2 : -2) * Math.tan(Math.min(turn, sharpestTurn) / 2);
  for (let layer = 0; layer < layers.areaMm2.length; layer++) {
    const planeZ = (layer + cutAt) * layers.layerHeightMm;
    if (a[2] >= planeZ === b[2] >= planeZ) continue;
    addTo(layers.outlineTurns, layer, loss);
    if (isSliver) continue;
    addTo(layers.cornerSeconds, layer, seconds);
    if (turn > sharpTurn) addTo(layers.sharpCorners, layer, 1);
  }
}

/** Length of a triangle's longest level section: half of it times the triangle's height is the area of its shadow on a wall. */
function widestSectionMm(triangle: Triangle): number {
  const [x, y] = normalOf(triangle);
  const heights = triangle.map(([, , z]) => z);
  return Math.hypot(x, y) / (Math.max(...heights) - Math.min(...heights));
}

/** The corner of a triangle that is not on this edge. */
function opposite(triangle: Triangle, a: Vector, b: Vector): Vector {
  return triangle.find((corner) => corner !== a && corner !== b) ?? a;
}

/** An edge between a flat face and a wall, which rises off it (concave) or falls away from it (convex). */
function addFlatEdge(layers: ExactLayers, { a, b, first, second }: SharedEdge): void {
  for (const [flat, wall] of [
    [first, second],
    [second, first],
  ] as const) {
    const normal = normalOf(flat);
    if (slopeOf(normal) < flatSlope || slopeOf(normalOf(wall)) >= wallSlope) continue;
    const isConcave = dot(normal, minus(opposite(wall, a, b), a)) > 0;
    const height = (a[2] + b[2]) / 2 / layers.layerHeightMm;
    const isUp = normal[2] > 0;
    const layer = layerOfFace(height, isUp);
    if (!isUp && layer === 0) continue;
    const [concave, convex] = isUp
      ? [layers.concaveUpMm, layers.convexUpMm]
      : [layers.concaveDownMm, layers.convexDownMm];
    addTo(isConcave ? concave : convex, layer, length(minus(b, a)));
  }
}
