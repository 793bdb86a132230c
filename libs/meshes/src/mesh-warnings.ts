import type { KernelResult } from '@kernel/kernel-result.js';
import type { PrintMeasures } from '@kernel/layer-measures.js';
import type { BoxMm, MeshWarning } from '@shared/domain/contract/analysis.js';
import { frenchNumber } from '@shared/domain/contract/french-number.js';
import { bedSideMm, minLargestSideMm } from '@shared/domain/contract/limits.js';

/** Width of one printed line: a thinner wall is printed as one line, or not at all. */
const lineWidthMm = 0.45;
/** What is shorter is the tip of a corner or ridge. */
const leastWallMm = 3;

/** Height over the smaller side of the base from which a part may be knocked over or wobble. */
const slenderRatio = 8;

/** Units that STL and OBJ files are often written in by mistake, as millimetres. */
const otherUnits = [
  { name: 'inches', nameFr: 'pouces', mm: 25.4 },
  { name: 'metres', nameFr: 'mètres', mm: 1000 },
];

/** Files of millimetres are seldom this small; those of inches and metres mostly are. */
const suspiciousSideMm = 10;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A part's size if its file's numbers were of the unit that fits best, in words; `null` when none does. */
export function likelyOtherUnit(
  { format }: KernelResult,
  box: BoxMm,
): { scale: number; en: string; fr: string } | null {
  const largest = Math.max(box.x, box.y, box.z);
  if (format === '3mf' || largest >= suspiciousSideMm) return null;
  const unit = otherUnits.find(({ mm }) => largest * mm >= minLargestSideMm * 2 && largest * mm <= bedSideMm);
  if (unit === undefined) return null;
  const sides = [box.x, box.y, box.z].map((side) => (side * unit.mm).toFixed(1));
  return {
    scale: unit.mm,
    en: `If the file is in ${unit.name}, scale it by ${unit.mm}: it is then ${sides.join(' × ')} mm.`,
    fr: `Si le fichier est en ${unit.nameFr}, agrandissez-le ${frenchNumber(unit.mm)} fois : il mesure alors ${sides.map(frenchNumber).join(' × ')} mm.`,
  };
}

type Row = [code: string, value: number, isFound: boolean, message: string, messageFr: string];

function surfaceRows(result: KernelResult, bodies: number): Row[] {
  const { nonManifoldEdges, flippedShells, degenerateTriangles } = result;
  return [
    [
      'sharedEdges',
      nonManifoldEdges,
      nonManifoldEdges > 0,
      `${nonManifoldEdges === 1 ? 'One edge is' : 'Some edges are'} shared by four faces or more; the part prints, but may be weak there.`,
      `${nonManifoldEdges === 1 ? 'Une arête est partagée' : 'Des arêtes sont partagées'} par quatre faces ou plus ; la pièce s’imprime, mais peut y être fragile.`,
    ],
    [
      'invertedShells',
      flippedShells,
      flippedShells > 0,
      flippedShells === 1
        ? 'One body is inside out; we have turned it.'
        : 'Some bodies are inside out; we have turned them.',
      flippedShells === 1
        ? 'Un volume est retourné ; nous l’avons remis à l’endroit.'
        : 'Des volumes sont retournés ; nous les avons remis à l’endroit.',
    ],
    [
      'degenerateTriangles',
      degenerateTriangles,
      degenerateTriangles > 0,
      degenerateTriangles === 1
        ? 'One triangle without area was dropped.'
        : 'Triangles without area were dropped.',
      degenerateTriangles === 1
        ? 'Un triangle sans surface a été ignoré.'
        : 'Des triangles sans surface ont été ignorés.',
    ],
    [
      'severalBodies',
      bodies,
      bodies > 1,
      `The file holds ${bodies} bodies; they are printed together as they lie.`,
      `Le fichier contient ${frenchNumber(bodies)} volumes ; ils sont imprimés ensemble, tels qu’ils sont placés.`,
    ],
  ];
}

/**
 * Area of walls thinner than a line by the layers' averages, for parts so intricate that the kernel's columns could
 * not tell. A tip is as thin, but not as long: its outline is shorter than that of a wall of three millimetres.
 */
function thinWallAreaByLayers({ layers }: PrintMeasures): number {
  return layers.areaMm2.reduce((sum, areaMm2, layer) => {
    const outlineMm = layers.contourLengthMm[layer] ?? 0;
    // A wall of thickness t has an outline of twice its length: t = 2 · area / outline, on average.
    const isThin = areaMm2 > 0 && 2 * areaMm2 < lineWidthMm * outlineMm;
    return isThin && outlineMm >= 2 * leastWallMm ? sum + (outlineMm / 2) * layers.layerHeightMm : sum;
  }, 0);
}

function thinWallRow(print: PrintMeasures): Row {
  const area = Math.ceil(print.thinWallAreaMm2 ?? thinWallAreaByLayers(print));
  return [
    'thinWalls',
    area,
    area > 0,
    `Walls thinner than one printed line (${lineWidthMm} mm), about ${area} mm² of them, may be weak or missing.`,
    `Des parois plus fines qu’une ligne imprimée (${frenchNumber(lineWidthMm)} mm), environ ${frenchNumber(area)} mm², peuvent être fragiles ou manquer.`,
  ];
}

function printRows(print: PrintMeasures, box: BoxMm, bodies: number): Row[] {
  const { supports, overlapVolumeMm3 = 0 } = print;
  const slenderness = box.z / Math.max(0.01, Math.min(box.x, box.y));
  return [
    thinWallRow(print),
    [
      'supportsNeeded',
      rounded(supports.supportVolumeMm3),
      supports.supportVolumeMm3 > 0,
      'Overhangs need supports; they are counted in the price, and their traces stay visible.',
      'Des surplombs demandent des supports ; ils sont comptés dans le prix et laissent des traces.',
    ],
    [
      'tallAndSlender',
      rounded(slenderness),
      slenderness > slenderRatio,
      'The part is tall and slender: it may wobble while it is printed. Lay it down if you can.',
      'La pièce est haute et élancée : elle peut bouger à l’impression. Couchez-la si possible.',
    ],
    [
      'overlappingBodies',
      rounded(overlapVolumeMm3),
      overlapVolumeMm3 > 0,
      bodies > 1
        ? 'Bodies overlap, or one crosses itself; what they share is printed and counted once.'
        : 'The body crosses itself; what it holds twice is printed and counted once.',
      bodies > 1
        ? 'Des volumes se chevauchent, ou l’un se recoupe lui-même ; la partie commune est imprimée et comptée une seule fois.'
        : 'Le volume se recoupe lui-même ; la partie commune est imprimée et comptée une seule fois.',
    ],
  ];
}

/** What a customer should know of a part that is printed all the same. */
export function warningsFor(
  result: KernelResult,
  print: PrintMeasures | undefined,
  box: BoxMm,
): MeshWarning[] {
  const bodies = result.shells - result.cavityShells;
  const rows = [
    ...surfaceRows(result, bodies),
    ...(print === undefined ? [] : printRows(print, box, bodies)),
  ];
  const warnings = rows
    .filter(([, , isFound]) => isFound)
    .map(([code, value, , message, messageFr]): MeshWarning => ({ code, value, message, messageFr }));
  const unit = likelyOtherUnit(result, box);
  if (unit !== null) {
    warnings.push({ code: 'likelyOtherUnit', value: unit.scale, message: unit.en, messageFr: unit.fr });
  }
  return warnings;
}
