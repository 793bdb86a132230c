import type { KernelResult } from '@kernel/kernel-result.js';
import type { PrintMeasures } from '@kernel/layer-measures.js';
import type { BoxMm, MeshWarning } from '@shared/contract/analysis.js';
import { bedSideMm, minLargestSideMm } from '@shared/contract/limits.js';

/** Width of one printed line: a thinner wall is printed as one line, or not at all. */
const lineWidthMm = 0.45;

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
  const size = [box.x, box.y, box.z].map((side) => (side * unit.mm).toFixed(1)).join(' × ');
  return {
    scale: unit.mm,
    en: `If the file is in ${unit.name}, scale it by ${unit.mm}: it is then ${size} mm.`,
    fr: `Si le fichier est en ${unit.nameFr}, agrandissez-le ${unit.mm} fois : il mesure alors ${size} mm.`,
  };
}

type Row = [code: string, value: number, isFound: boolean, message: string, messageFr: string];

function surfaceRows(result: KernelResult): Row[] {
  const { nonManifoldEdges, flippedShells, degenerateTriangles, shells, cavityShells } = result;
  const bodies = shells - cavityShells;
  return [
    [
      'sharedEdges',
      nonManifoldEdges,
      nonManifoldEdges > 0,
      'Some edges are shared by four faces or more; the part prints, but may be weak there.',
      'Des arêtes sont partagées par quatre faces ou plus ; la pièce s’imprime, mais peut y être fragile.',
    ],
    [
      'invertedShells',
      flippedShells,
      flippedShells > 0,
      'Some bodies are inside out; we have turned them.',
      'Des volumes sont retournés ; nous les avons remis à l’endroit.',
    ],
    [
      'degenerateTriangles',
      degenerateTriangles,
      degenerateTriangles > 0,
      'Triangles without area were dropped.',
      'Des triangles sans surface ont été ignorés.',
    ],
    [
      'severalBodies',
      bodies,
      bodies > 1,
      `The file holds ${bodies} bodies; they are printed together as they lie.`,
      `Le fichier contient ${bodies} volumes ; ils sont imprimés ensemble, tels qu’ils sont placés.`,
    ],
  ];
}

/** Walls thinner than a line: their area where they could be found, else in how many layers they prevail. */
function thinWallRow({ layers, thinWallAreaMm2 = 0 }: PrintMeasures): Row {
  const thinLayers = layers.areaMm2.filter((areaMm2, layer) => {
    const outlineMm = layers.contourLengthMm[layer] ?? 0;
    // A wall of thickness t has an outline of twice its length: t = 2 · area / outline, on average.
    return areaMm2 > 0 && 2 * areaMm2 < lineWidthMm * outlineMm;
  }).length;
  if (thinWallAreaMm2 > 0) {
    const area = Math.ceil(thinWallAreaMm2);
    return [
      'thinWalls',
      area,
      true,
      `About ${area} mm² of walls are thinner than one printed line (${lineWidthMm} mm): they may be weak or missing.`,
      `Environ ${area} mm² de parois sont plus fines qu’une ligne imprimée (${lineWidthMm} mm) : elles peuvent être fragiles ou manquer.`,
    ];
  }
  return [
    'thinWalls',
    thinLayers,
    thinLayers > 0,
    `In ${thinLayers} layers the walls are on average thinner than one printed line (${lineWidthMm} mm).`,
    `Dans ${thinLayers} couches, les parois sont en moyenne plus fines qu’une ligne imprimée (${lineWidthMm} mm).`,
  ];
}

function printRows(print: PrintMeasures, box: BoxMm): Row[] {
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
      'Bodies overlap; what they share is printed and counted once.',
      'Des volumes se chevauchent ; la partie commune est imprimée et comptée une seule fois.',
    ],
  ];
}

/** What a customer should know of a part that is printed all the same. */
export function warningsFor(
  result: KernelResult,
  print: PrintMeasures | undefined,
  box: BoxMm,
): MeshWarning[] {
  const rows = [...surfaceRows(result), ...(print === undefined ? [] : printRows(print, box))];
  const warnings = rows
    .filter(([, , isFound]) => isFound)
    .map(([code, value, , message, messageFr]): MeshWarning => ({ code, value, message, messageFr }));
  const unit = likelyOtherUnit(result, box);
  if (unit !== null) {
    warnings.push({ code: 'likelyOtherUnit', value: unit.scale, message: unit.en, messageFr: unit.fr });
  }
  return warnings;
}
