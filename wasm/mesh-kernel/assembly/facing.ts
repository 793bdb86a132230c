import { LayerColumn, Slot } from '../layout';
import { least, most, swapped, whole } from './branchless';
import { cross } from './cross';
import { addResult } from './fault';
import { isOnBed, isOverhang } from './fit';
import {
  DIRECT_LAYERS, DOWN_SUM, SAME_HEIGHT, SUM, UP_SUM, addPair, addQuadratic, addTo, bottomMm, heightOf, layerCount,
  layerOfFace,
} from './layers';

/** What faces up and down, spread over the layers: as in `sections.ts`, quadratic in a layer's number. */

/** Sums that the size of the column grid is chosen by: footprints, and their extents in y. */
export let footprintMm2: f64 = 0;
export let extentMm: f64 = 0;

/** Begins the sums of a part. */
export function openFacing(): void {
  footprintMm2 = 0;
  extentMm = 0;
}

/** Spreads a triangle's footprint over the layers it lies in, by the side and the slope it faces. */
export function addFacing(a: usize, b: usize, c: usize, sign: f64): void {
  const ux = load<f64>(b) - load<f64>(a);
  const uy = load<f64>(b, 8) - load<f64>(a, 8);
  const uz = load<f64>(b, 16) - load<f64>(a, 16);
  const wx = load<f64>(c) - load<f64>(a);
  const wy = load<f64>(c, 8) - load<f64>(a, 8);
  const wz = load<f64>(c, 16) - load<f64>(a, 16);
  const nx = cross(uy, uz, wy, wz);
  const ny = cross(uz, ux, wz, wx);
  const nz = cross(ux, uy, wx, wy) * sign;
  if (nz == 0) return;
  const footprint = abs(nz) / 2;
  footprintMm2 += footprint;
  extentMm += most(uy, most(wy, 0)) - least(uy, least(wy, 0));
  const across2 = nx * nx + ny * ny;
  const up2 = nz * nz;
  if (nz < 0 && isOverhang(nz, sqrt(across2 + up2))) {
    const top = max(load<f64>(a, 16), max(load<f64>(b, 16), load<f64>(c, 16)));
    if (!isOnBed(top - bottomMm)) addResult(Slot.OverhangProjectionMm2, footprint);
  }
  spread(
    slopeBin(up2, across2), nz > 0, footprint,
    heightOf(load<f64>(a, 16)), heightOf(load<f64>(b, 16)), heightOf(load<f64>(c, 16)),
  );
}

/**
 * The slope bin by the squares of the normal's vertical and horizontal parts. Slopes of the first two, |nz| / nxy
 * below 0.53 and 0.74, lie under the walls of the layer above: a slicer lays no solid under them but, from 0.53 on,
 * below those that face up.
 */
@inline
export function slopeBin(up2: f64, across2: f64): i32 {
  if (up2 < 0.5476 * across2) return up2 < 0.2809 * across2 ? 0 : 1;
  return up2 < 1.44 * across2 ? 2 : up2 < 16 * across2 ? 3 : 4;
}

function spread(bin: i32, isUp: bool, footprint: f64, a: f64, b: f64, c: f64): void {
  const column = (isUp ? LayerColumn.UpMm2 : LayerColumn.DownMm2) + bin;
  const lowest = least(a, least(b, c));
  const highest = most(a, most(b, c));
  if (highest - lowest <= SAME_HEIGHT) {
    const layer = layerOfFace(lowest, isUp);
    if (layer >= 0) addTo(column, layer, footprint);
    return;
  }
  // As in `layerOfFace`, a layer's share lies between the planes around its border. Below the first there is none.
  const shift = isUp ? -0.5 : 0.5;
  const lowestLayer = isUp ? 0 : 1;
  const low = lowest + shift;
  const high = highest + shift;
  const first = whole(floor(low));
  const last = min(whole(floor(high)), layerCount - 1);
  if (first >= last) {
    const layer = min(first, layerCount - 1);
    if (layer >= lowestLayer) addTo(column, layer, footprint);
    return;
  }
  const middle = most(least(a, b), least(most(a, b), c)) + shift;
  const turn = min(whole(floor(middle)), last);
  // Footprint below a height: quadratic up to the middle corner, and from the top down to it.
  const rising = middle > low ? footprint / ((high - low) * (middle - low)) : 0;
  const falling = high > middle ? footprint / ((high - low) * (high - middle)) : 0;
  if (last - first <= DIRECT_LAYERS) {
    return spreadDirectly(column, first, last, lowestLayer, footprint, low, middle, high, rising, falling);
  }
  const sum = (isUp ? UP_SUM : DOWN_SUM) + bin * SUM;
  let below: f64 = 0;
  for (let layer = first; layer <= last; layer++) {
    const count = (layer < turn ? turn : last) - layer;
    if (layer != first && layer != turn && count > DIRECT_LAYERS) {
      // Between the corners each layer's share is linear in its number.
      const to = <f64>(layer + count);
      if (layer < turn) {
        const from = <f64>layer - low;
        addQuadratic(sum, layer, count, rising * (2 * from + 1), 2 * rising, 0);
        below = rising * (to - low) * (to - low);
      } else {
        const from = high - <f64>layer;
        addQuadratic(sum, layer, count, falling * (2 * from - 1), -2 * falling, 0);
        below = footprint - falling * (high - to) * (high - to);
      }
      layer += count - 1;
      continue;
    }
    const ceiling = <f64>(layer + 1);
    let within = footprint;
    if (layer < last) {
      within = ceiling <= middle
        ? rising * (ceiling - low) * (ceiling - low)
        : footprint - falling * (high - ceiling) * (high - ceiling);
    }
    // Only the first one can lie too low.
    if (layer >= lowestLayer) addTo(column, layer, within - below);
    below = within;
  }
}

/** Spreads a footprint over few layers: an even one and the next in two lanes, as sections are. */
function spreadDirectly(
  column: i32, first: i32, last: i32, lowestLayer: i32, footprint: f64, low: f64, middle: f64, high: f64,
  rising: f64, falling: f64,
): void {
  const all = f64x2.splat(footprint);
  const lows = f64x2.splat(low);
  const middles = f64x2.splat(middle);
  const highs = f64x2.splat(high);
  const risings = f64x2.splat(rising);
  const fallings = f64x2.splat(falling);
  const start = f64x2.splat(<f64>first);
  const ends = f64x2.splat(<f64>last + 0.5);
  const begins = f64x2.splat(<f64>max(first, lowestLayer));
  let layer = max(first, lowestLayer) & ~1;
  let layers = f64x2.add(f64x2.splat(<f64>layer), f64x2(0, 1));
  // The footprint below the borders of layers: that below the one at hand, then of each pair that above them.
  let under = belowBorders(layers, start, ends, all, lows, middles, highs, risings, fallings);
  for (; layer <= last; layer += 2) {
    const borders = f64x2.add(layers, f64x2.splat(1));
    const over = belowBorders(borders, start, ends, all, lows, middles, highs, risings, fallings);
    const below = v128.shuffle<f64>(under, over, 0, 2);
    const isWithin = v128.and(f64x2.ge(layers, begins), f64x2.lt(layers, ends));
    addPair(column, layer, v128.and(f64x2.sub(over, below), isWithin));
    under = swapped(over);
    layers = f64x2.add(layers, f64x2.splat(2));
  }
}

/** The footprint below two borders of layers: none below the first layer, all above the last. */
@inline
function belowBorders(
  borders: v128, start: v128, ends: v128, all: v128, lows: v128, middles: v128, highs: v128, risings: v128,
  fallings: v128,
): v128 {
  const fromLow = f64x2.sub(borders, lows);
  const toHigh = f64x2.sub(highs, borders);
  const lower = f64x2.mul(f64x2.mul(risings, fromLow), fromLow);
  const upper = f64x2.sub(all, f64x2.mul(f64x2.mul(fallings, toHigh), toHigh));
  const within = v128.bitselect(lower, upper, f64x2.le(borders, middles));
  const some = v128.bitselect(within, all, f64x2.lt(borders, ends));
  return v128.and(some, f64x2.gt(borders, start));
}
