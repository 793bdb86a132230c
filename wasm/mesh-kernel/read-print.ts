import { LayerColumn, Slot, layerColumns, layerHeightMm, slopeBins } from './layout.js';
import type { LayerMeasures, PrintMeasures } from './layer-measures.js';

/**
 * Copies what the kernel worked out for a print.
 * @param memory the kernel's memory
 * @param layersAt address of the layer block: a column is one f64 a layer and two to spare
 * @param results the result block
 */
export function readPrint(memory: ArrayBufferLike, layersAt: number, results: Float64Array): PrintMeasures {
  const layerCount = results[Slot.LayerCount] ?? 0;
  const stride = layerCount + 2;
  const block = new Float64Array(memory, layersAt, stride * layerColumns).slice();
  const column = (index: number): Float64Array => block.subarray(index * stride, index * stride + layerCount);
  const bins = (first: number): Float64Array[] =>
    Array.from({ length: slopeBins }, (_, bin) => column(first + bin));
  const layers: LayerMeasures = {
    layerHeightMm,
    areaMm2: column(LayerColumn.AreaMm2),
    contourLengthMm: column(LayerColumn.ContourLengthMm),
    contours: column(LayerColumn.Contours),
    upAreaMm2: bins(LayerColumn.UpMm2),
    downAreaMm2: bins(LayerColumn.DownMm2),
    cornerSeconds: column(LayerColumn.CornerSeconds),
    sharpCorners: column(LayerColumn.SharpCorners),
    outlineTurns: column(LayerColumn.OutlineTurns),
    concaveUpMm: column(LayerColumn.ConcaveUpMm),
    concaveDownMm: column(LayerColumn.ConcaveDownMm),
    convexUpMm: column(LayerColumn.ConvexUpMm),
    convexDownMm: column(LayerColumn.ConvexDownMm),
    shortLoopMm: column(LayerColumn.ShortLoopMm),
    shadedShare: column(LayerColumn.ShadedShare),
    shadeOverlap: column(LayerColumn.ShadeOverlap),
    thinWallMm2: column(LayerColumn.ThinWallMm2),
    thinWallMm: column(LayerColumn.ThinWallMm),
    thinWallLineMm: column(LayerColumn.ThinWallLineMm),
  };
  const at = (slot: Slot): number => results[slot] ?? NaN;
  const thinWallAreaMm2 = at(Slot.ThinWallMm2);
  return {
    layers,
    supports: {
      columnMm: at(Slot.ColumnMm),
      supportVolumeMm3: at(Slot.SupportVolumeMm3),
      footMm2: at(Slot.SupportFootMm2),
      overhangAreaMm2: at(Slot.OverhangProjectionMm2),
      supportLayers: column(LayerColumn.SupportMm2),
      supportBorderMm: column(LayerColumn.SupportBorderMm),
      contactLayers: column(LayerColumn.ContactMm2),
      contactOnPartLayers: column(LayerColumn.ContactOnPartMm2),
    },
    overlapVolumeMm3: at(Slot.OverlapVolumeMm3),
    ...(Number.isNaN(thinWallAreaMm2) ? {} : { thinWallAreaMm2 }),
  };
}
