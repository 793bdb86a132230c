import { LayerColumn, Slot } from '../layout';
import { least, most, whole } from './branchless';
import { cross } from './cross';
import { addResult } from './fault';
import { SAME_HEIGHT, isOnBed, isOverhang } from './fit';
import {
  DIRECT_LAYERS, DOWN_SUM, SUM, UP_SUM, addQuadratic, addTo, bottomMm, heightOf, layerCount, layerOfFace, planeAbove,
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
    const layer = layerOfFace(planeAbove(lowest), isUp);
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
