import { blur, type Raster } from './blur.js';
import type { Vector } from './depth-buffer.js';

/** A card as it is seen. */
interface ReliefView {
  /** Of each pixel, in millimetres over the plate's surface. */
  heights: Raster;
  pxPerMm: number;
  /** Toward the light, along the picture: x to the right, y up. */
  lightward: Vector;
}

/** How far around a point its surroundings reach: shade in the open, and a line along the foot of a wall. */
const reachesMm = [0.9, 0.25] as const;
/** The surroundings lie toward the light by this, so that darkening falls where a shadow would. */
const shiftMm = 0.2;

/** Steps of a channel for each millimetre over or under the surroundings. */
const stepsPerMm = { raised: 75, flat: 25, under: 95 };
/** The same for each millimetre over or under the plate's surface, so that wide strokes and modules are filled. */
const stepsPerMmOfHeight = 25;
const mostSteps = { over: 34, under: 70 };

/**
 * What to add to each pixel's channels so that relief shows in any colour: points over their surroundings become
 * lighter, points under them darker ("unsharp masking the depth buffer", Luft, Colditz and Deussen, 2006).
 */
export function reliefTone({ heights, pxPerMm, lightward }: ReliefView): Float32Array {
  const tone = heights.values.map((height) => height * stepsPerMmOfHeight);
  const shiftX = Math.round(lightward[0] * shiftMm * pxPerMm);
  const shiftY = Math.round(-lightward[1] * shiftMm * pxPerMm);
  for (const reachMm of reachesMm) addTone(tone, heights, reachMm * pxPerMm, shiftX, shiftY);
  return tone.map((steps) => Math.min(mostSteps.over, Math.max(-mostSteps.under, steps)));
}

function addTone(tone: Float32Array, heights: Raster, reachPx: number, shiftX: number, shiftY: number): void {
  const { values, width, height } = heights;
  const around = blur(heights, reachPx);
  const inside = (place: number, count: number): number => Math.min(count - 1, Math.max(0, place));
  for (let y = 0; y < height; y++) {
    const from = inside(y + shiftY, height) * width;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const over = values[at]! - around[from + inside(x + shiftX, width)]!;
      // Much light beside an engraving would look as if it glowed.
      const lighter = values[at]! > 0.05 ? stepsPerMm.raised : stepsPerMm.flat;
      tone[at]! += over * (over > 0 ? lighter : stepsPerMm.under);
    }
  }
}
