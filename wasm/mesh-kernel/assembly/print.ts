import { Slot } from '../layout';
import { mark, release } from './arena';
import { isCoarsened, openColumns, openSideColumns } from './columns';
import { choosePlanes, closeContours, countContours } from './contours';
import { addCorners } from './corners';
import { closeCounts, countsFaces, openCounts } from './counts';
import { result, setResult } from './fault';
import { openFacing } from './facing';
import { LAYERS_PER_MM } from './fit';
import { CROSSED, closeLayers, layerColumn, openLayers } from './layers';
import { Mesh } from './mesh';
import { eachPlaced, mirrorOf, placed } from './placing';
import { findPlanes } from './planes';
import { addCrossings } from './rows';
import { addSections } from './sections';
import { openSieve } from './sieve';
import { addSupports } from './supports';
import { buryFaces, closeShades, uniteOutlines, uniteShells } from './union';
import { addThinWalls, closeThinWalls } from './thin-walls';

/** What an estimate needs to know of a part that was measured before: every layer, and the supports. */

/** Where the columns' memory begins. */
let columnsAt: usize = 0;
/** −1 where the lines at hand see the surface mirrored. */
export let sideMirror: f64 = 1;

/** Measures layers and supports. Returns where the layer block begins; 0 (and a fault) when memory ends. */
export function measurePrint(): usize {
  for (let slot: i32 = Slot.ColumnMm; slot <= Slot.SupportFootMm2; slot++) setResult(slot, 0);
  const isDone = cutLayers() && countOutlines() && raiseColumns() && lookAlong(false) && lookAlong(true);
  return isDone ? layerColumn(0) : 0;
}

/** Cuts the part into layers; also tells how fine its columns may be. */
export function cutLayers(): bool {
  // What has one shell, and no edge of four faces where it could touch itself, buries none of its faces.
  const mayBury = result(Slot.Shells) > 1 || result(Slot.NonManifoldEdges) > 0;
  if (!openLayers() || !openCounts(<i32>result(Slot.LayerCount), mayBury)) return false;
  openFacing();
  if (!eachPlaced(layMesh)) return false;
  closeLayers();
  return true;
}

function layMesh(mesh: Mesh): bool {
  const positions = placed(mesh);
  const scratch = mark();
  if (positions == 0 || !findPlanes(mesh, positions)) return false;
  addSections(mesh, positions, mirrorOf());
  addCorners(mesh, positions, mirrorOf());
  release(scratch);
  return true;
}

function countOutlines(): bool {
  if (!choosePlanes(<i32>result(Slot.LayerCount)) || !eachPlaced(outlineMesh)) return false;
  closeContours();
  return true;
}

function outlineMesh(mesh: Mesh): bool {
  const positions = placed(mesh);
  return positions != 0 && countContours(mesh, positions);
}

/** Sends vertical lines through the part: supports, and what overlapping shells share. */
function raiseColumns(): bool {
  if (!layColumns() || !addSupports()) return false;
  closeCounts(<i32>result(Slot.LayerCount));
  uniteShells();
  closeShades();
  if (countsFaces()) buryFaces();
  return true;
}

/** Lays vertical lines through the part. */
export function layColumns(): bool {
  columnsAt = mark();
  return openSieve() && openColumns() && eachPlaced(columnMesh);
}

function columnMesh(mesh: Mesh): bool {
  const positions = placed(mesh);
  return positions != 0 && addCrossings(mesh, positions, mirrorOf());
}

/** Looks for thin walls along x, or along y. */
function lookAlong(isAlongY: bool): bool {
  if (!laySideColumns(isAlongY)) return false;
  // Lines further apart than usual cannot tell of thin walls: NaN, whatever the other direction says.
  if (isCoarsened()) setResult(Slot.ThinWallMm2, NaN);
  if (!addThinWalls()) return false;
  if (isAlongY) {
    closeThinWalls();
    uniteOutlines();
  }
  return true;
}

/** Lays lines along x, or along y, through the part, in the room of the columns. */
export function laySideColumns(isAlongY: bool): bool {
  release(columnsAt);
  let crossed: f64 = 0;
  const count = <i32>result(Slot.LayerCount);
  for (let i = 0; i < count; i++) crossed += load<f64>(layerColumn(CROSSED) + (<usize>i << 3));
  // Seen along y, with x to the right and z up, the surface is mirrored.
  sideMirror = isAlongY ? -1 : 1;
  return openSieve() && openSideColumns(isAlongY, crossed / LAYERS_PER_MM) && eachPlaced(sideMesh);
}

function sideMesh(mesh: Mesh): bool {
  const positions = placed(mesh);
  return positions != 0 && addCrossings(mesh, positions, mirrorOf() * sideMirror);
}
