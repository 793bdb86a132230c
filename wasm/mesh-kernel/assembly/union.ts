import { LayerColumn, Slot, slopeBins } from '../layout';
import { FACES, OUTER_FACES, SHADED, SHADES, SIGNED, UNION, countOf, facesOf } from './counts';
import { columnMm } from './columns';
import { result, setResult } from './fault';
import { LAYERS_PER_MM } from './fit';
import { OUTER_SIDES, SIDES, layerColumn } from './layers';

/** Shells that overlap or touch, seen as one body: what the columns found, applied to the layers. */

/** Less than one line meets, where columns are as fine as they come. */
const LEAST_SIDES_MM: f64 = 0.5;
/** Half of the corners stay, as of a body that is there twice: hidden outlines without any would take away all of a part's. */
const LEAST_CORNERS: f64 = 0.5;

/** Whether shells overlap in any layer. */
export let overlaps: bool = false;

/**
 * Where shells overlap, their cross-sections were added up. The columns tell in each layer how much of that
 * sum their union is.
 */
export function uniteShells(): void {
  overlaps = false;
  const count = <i32>result(Slot.LayerCount);
  for (let i = 0; i < count; i++) {
    const signed = countOf(SIGNED, i);
    const united = countOf(UNION, i);
    if (united > signed) {
      // What is inside out was taken off, down to nothing: it counts as what it is. Outlines have no sign.
      const area = figure(LayerColumn.AreaMm2, i) + (united - max<f64>(signed, 0)) * columnMm * columnMm;
      setFigure(LayerColumn.AreaMm2, i, area);
    }
    if (united >= signed) continue;
    overlaps = true;
    const share = united / signed;
    const overlapMm2 = figure(LayerColumn.AreaMm2, i) * (1 - share);
    setResult(Slot.OverlapVolumeMm3, result(Slot.OverlapVolumeMm3) + overlapMm2 / LAYERS_PER_MM);
    scale(LayerColumn.AreaMm2, i, share);
  }
}

/** Outlines where shells overlap, and what goes with them: what lines along x and y met of them that is left. */
export function uniteOutlines(): void {
  const count = overlaps ? <i32>result(Slot.LayerCount) : 0;
  for (let i = 0; i < count; i++) {
    const share = outlineShare(i);
    if (share >= 1) continue;
    scale(LayerColumn.ContourLengthMm, i, share);
    scale(LayerColumn.ShortLoopMm, i, share);
    const cornerShare = max(share, LEAST_CORNERS);
    scale(LayerColumn.CornerSeconds, i, cornerShare);
    scale(LayerColumn.SharpCorners, i, cornerShare);
    scale(LayerColumn.OutlineTurns, i, share);
    // One outline is left at least; none were counted where planes cross too many triangles.
    const contours = figure(LayerColumn.Contours, i);
    if (contours > 1) scale(LayerColumn.Contours, i, max(share, 1 / contours));
  }
}

/**
 * Share of a layer's outlines that is left of overlapping bodies. Lines tell of five layers together, so none gets less than
 * they met of what is left, or loses more than they met of what is not; a layer between them has its area's share.
 */
function outlineShare(layer: i32): f64 {
  const united = countOf(UNION, layer);
  const signed = countOf(SIGNED, layer);
  const length = figure(LayerColumn.ContourLengthMm, layer);
  if (united >= signed || length == 0) return 1;
  const sides = figure(SIDES, layer);
  // Sums of what changes from row to row leave rounding behind.
  if (sides < LEAST_SIDES_MM) return united / signed;
  const outer = figure(OUTER_SIDES, layer);
  return max(max(outer / sides, outer / length), 1 - (sides - outer) / length);
}

/**
 * Turns what columns say of layers near surfaces into shares: of the layer's material that lies near one, and of what
 * all sides add up to that is left where it counts once.
 */
export function closeShades(): void {
  const count = <i32>result(Slot.LayerCount);
  for (let i = 0; i < count; i++) {
    const shaded = countOf(SHADED, i);
    const material = countOf(UNION, i);
    const sides = countOf(SHADES, i);
    setFigure(LayerColumn.ShadedShare, i, material > 0 ? min<f64>(1, shaded / material) : 0);
    setFigure(LayerColumn.ShadeOverlap, i, sides > 0 ? shaded / sides : 1);
  }
}

/**
 * Faces that lie in another shell, or on a face of it, bound nothing. The columns tell in each layer, by side and
 * slope, what share of the faces they met is left; areas, and the edges of flat faces, shrink to it.
 */
export function buryFaces(): void {
  const count = <i32>result(Slot.LayerCount);
  for (let i = 0; i < count; i++) {
    for (let bin = 0; bin < slopeBins; bin++) {
      scale(LayerColumn.UpMm2 + bin, i, outerShare(bin, i));
      scale(LayerColumn.DownMm2 + bin, i, outerShare(slopeBins + bin, i));
    }
    const up = outerShare(slopeBins - 1, i);
    scale(LayerColumn.ConcaveUpMm, i, up);
    scale(LayerColumn.ConvexUpMm, i, up);
    const down = outerShare(2 * slopeBins - 1, i);
    scale(LayerColumn.ConcaveDownMm, i, down);
    scale(LayerColumn.ConvexDownMm, i, down);
  }
}

/** Share of the faces of a side and slope that is not buried; 1 where no column met any. */
function outerShare(bin: i32, layer: i32): f64 {
  const all = facesOf(FACES, bin, layer);
  return all > 0 ? facesOf(OUTER_FACES, bin, layer) / all : 1;
}

// Not inlined: a layer's figures are read seldom.
function figure(column: i32, layer: i32): f64 {
  return load<f64>(layerColumn(column) + (<usize>layer << 3));
}

function setFigure(column: i32, layer: i32, value: f64): void {
  store<f64>(layerColumn(column) + (<usize>layer << 3), value);
}

function scale(column: i32, layer: i32, share: f64): void {
  const at = layerColumn(column) + (<usize>layer << 3);
  store<f64>(at, load<f64>(at) * share);
}
