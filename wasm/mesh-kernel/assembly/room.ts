import { layerHeightMm } from '../layout';
import { OVERHANGS } from './crossings';
import { SAME_HEIGHT } from './fit';
import { IS_BRIDGED, bottomOf, flagsOf, topOf } from './gaps';

/** Lower gaps get no support: the slicer leaves a layer free below the overhang, and one above the part. */
export const LEAST_MM: f32 = <f32>(0.9 - SAME_HEIGHT * layerHeightMm);
export const LEAST_ON_BED_MM: f32 = <f32>(0.5 - SAME_HEIGHT * layerHeightMm);

/** The height from which on a gap has room for supports, by its bottom. */
@inline
export function leastAbove(bottom: f32): f32 {
  return select(LEAST_MM, LEAST_ON_BED_MM, bottom > 0);
}

/** Whether supports stand in a gap, once its bridges are marked: then the part has some. */
@inline
export function needsSupport(gap: usize): bool {
  if ((flagsOf(gap) & (OVERHANGS | IS_BRIDGED)) != OVERHANGS) return false;
  return topOf(gap) - bottomOf(gap) >= leastAbove(bottomOf(gap));
}
