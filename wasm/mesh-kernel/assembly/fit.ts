import { Slot, bedSideMm, bedToleranceMm, layerHeightMm } from '../layout';
import { result, setResult } from './fault';

/** Exact: the quotient rounds to a whole number. */
export const LAYERS_PER_MM: f64 = 1 / layerHeightMm;

/**
 * Heights this close, in layers, are equal: f32 a metre from their zero differ by a third of it. What rounding in the file
 * leaves makes no last layer, and tears no face that lies in the middle of one.
 */
export const SAME_HEIGHT: f64 = 1e-3;

/** Faces steeper than 45° need no support; the last digits keep 45° chamfers clear of rounding. */
const OVERHANG_COSINE: f64 = 0.7072;

/** Cosine of 46°: what a slicer that is set to 45° goes by, so that chamfers of 45° are supported. */
const CARRIED_COSINE: f64 = 0.694658;

/** Faces no higher than half a layer above the bottom are carried by the bed. */
const ON_BED_MM: f64 = (0.5 + SAME_HEIGHT) * layerHeightMm;

/** Whether a face points down by more than 45°. `nz` and `length` belong to its normal, of any size. */
@inline
export function isOverhang(nz: f64, length: f64): bool {
  return -nz > OVERHANG_COSINE * length;
}

/** Whether supports stand under a face. `nz` and `length` belong to its normal, of any size. */
@inline
export function isCarried(nz: f64, length: f64): bool {
  return -nz > CARRIED_COSINE * length;
}

@inline
export function isOnBed(heightMm: f64): bool {
  return heightMm <= ON_BED_MM;
}

/** How the part sits on the machine, printed as uploaded: its layers, and whether it fits. */
export function fitPart(): void {
  const sizeX = result(Slot.MaxX) - result(Slot.MinX);
  const sizeY = result(Slot.MaxY) - result(Slot.MinY);
  const sizeZ = result(Slot.MaxZ) - result(Slot.MinZ);
  const largest = max(sizeX, max(sizeY, sizeZ));
  setResult(Slot.LayerCount, max<f64>(0, ceil(sizeZ / layerHeightMm - SAME_HEIGHT)));
  setResult(Slot.FitsBuildVolume, largest <= <f64>bedSideMm + bedToleranceMm ? 1 : 0);
}
