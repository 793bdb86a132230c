import { minModuleMm, quietModules } from '../design/card-dimensions.js';
import { type Box, type Contour, rectangle, reversed } from '../plane.js';

/** Rows of modules from the top, `true` for dark; without the quiet zone. */
export type QrModules = readonly (readonly boolean[])[];

/** Dark modules reach this much over their edges, so that two that meet at a corner are one solid. */
const bleedMm = 0.02;

/** Side of a code with its quiet zone that reads well from an arm's length. */
const comfortableSideMm = 28;
const largestModuleMm = 1.2;

/** Modules along one side, quiet zone included. */
export function modulesAcross(modules: QrModules): number {
  return modules.length + 2 * quietModules;
}

/** Side of a module where nothing presses the code. */
export function comfortableModuleMm(modules: QrModules): number {
  return Math.min(largestModuleMm, Math.max(minModuleMm, comfortableSideMm / modulesAcross(modules)));
}

/**
 * The code as an outline within `box`, which includes the quiet zone.
 *
 * @param isDarkDrawn whether the relief makes the dark modules, or the light ones with the quiet zone
 */
export function qrContours(modules: QrModules, box: Box, isDarkDrawn: boolean): Contour[] {
  const moduleMm = (box.maxX - box.minX) / modulesAcross(modules);
  const left = box.minX + quietModules * moduleMm;
  const top = box.maxY - quietModules * moduleMm;
  const runs = modules.flatMap((row, index) =>
    darkRuns(row).map(({ from, to }) =>
      rectangle(
        left + from * moduleMm - bleedMm,
        top - (index + 1) * moduleMm - bleedMm,
        left + to * moduleMm + bleedMm,
        top - index * moduleMm + bleedMm,
      ),
    ),
  );
  if (isDarkDrawn) return runs;
  return [rectangle(box.minX, box.minY, box.maxX, box.maxY), ...runs.map(reversed)];
}

/** Neighbouring dark modules of a row as one. */
function darkRuns(row: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  row.forEach((isDark, column) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last?.to === column) last.to = column + 1;
    else runs.push({ from: column, to: column + 1 });
  });
  return runs;
}
