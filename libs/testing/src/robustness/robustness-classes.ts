import { coordinateCases } from './coordinate-cases.js';
import { crowdedCases } from './crowded-cases.js';
import { largestFiles } from './largest-files.js';
import { xmlCases } from './model-xml-cases.js';
import { objCases, objFaceCases } from './obj-cases.js';
import { archiveCases, packageCases } from './package-cases.js';
import type { RobustnessClass } from './robustness-case.js';
import { componentCases, transformCases, typeCases, unitCases } from './scene-cases.js';
import { sizeCases } from './size-cases.js';
import { asciiStlCases, contentCases, stlLengthCases } from './stl-cases.js';
import { topologyCases } from './topology-cases.js';

/** Everything that `npm test` and `npm run tool bench:robustness` feed the worker with. */
export const robustnessClasses: RobustnessClass[] = [
  { name: 'content against extension', cases: contentCases },
  { name: 'binary STL: length, count, header', cases: stlLengthCases },
  { name: 'ASCII STL', cases: asciiStlCases },
  { name: 'coordinates', cases: coordinateCases },
  { name: 'OBJ', cases: objCases },
  { name: 'OBJ faces of many corners', cases: objFaceCases },
  { name: '3MF package', cases: packageCases },
  { name: 'ZIP archive', cases: archiveCases },
  { name: '3MF of endless objects', cases: crowdedCases },
  { name: 'XML', cases: xmlCases },
  { name: 'units', cases: unitCases },
  { name: 'transforms', cases: transformCases },
  { name: 'components', cases: componentCases },
  { name: 'object types', cases: typeCases },
  { name: 'topology', cases: topologyCases },
  { name: 'size', cases: sizeCases },
];

/** Made by each call, not kept: they take a gigabyte. No test run includes them. */
export function largestClass(): RobustnessClass {
  return { name: 'largest legal files', cases: largestFiles(), isLargest: true };
}
