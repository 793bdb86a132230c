import { Slot } from '../layout';
import { mark, release } from './arena';
import { addCrossings, openColumns, openSideColumns } from './columns';
import { choosePlanes, closeContours, countContours } from './contours';
import { addCorners } from './corners';
import { result, setResult } from './fault';
import { LAYERS_PER_MM } from './fit';
import { CROSSED, addLayers, closeLayers, layerColumn, openLayers } from './layers';
import { Mesh } from './mesh';
import { mirrorOf, placed } from './placing';
import { addSupports } from './supports';
import { buryFaces, closeShades, uniteShells } from './union';
import { addThinWalls, closeThinWalls } from './thin-walls';

/**
 * What an estimate needs to know of a part that was measured before: every layer, and the supports. Passes
 * over its placed meshes: `layMesh`, `outlineMesh`, `columnMesh`, and `sideMesh` twice.
 */

/** Where the columns' memory begins. */
let columnsAt: usize = 0;
let sideMirror: f64 = 1;

/** Opens the first pass: layers. */
export function beginLayers(): bool {
  for (let slot: i32 = Slot.ColumnMm; slot <= Slot.SupportFootMm2; slot++) setResult(slot, 0);
  return openLayers();
}

export function layMesh(mesh: Mesh): bool {
  const positions = placed(mesh);
  if (positions == 0) return false;
  addLayers(mesh, positions, mirrorOf());
  addCorners(mesh, positions, mirrorOf());
  return true;
}

/** Opens the second pass: outlines. */
export function beginOutlines(): bool {
  closeLayers();
  return choosePlanes(<i32>result(Slot.LayerCount));
}

export function outlineMesh(mesh: Mesh): bool {
  const positions = placed(mesh);
  return positions != 0 && countContours(mesh, positions);
}

/** Opens the third pass: columns. */
export function beginColumns(): bool {
  closeContours();
  columnsAt = mark();
  return openColumns();
}

export function columnMesh(mesh: Mesh): bool {
  const positions = placed(mesh);
  return positions != 0 && addCrossings(mesh, positions, mirrorOf());
}

export function endColumns(): bool {
  if (!addSupports()) return false;
  uniteShells();
  closeShades();
  // What has one shell, and no edge of four faces where it could touch itself, is left exact.
  if (result(Slot.Shells) > 1 || result(Slot.NonManifoldEdges) > 0) buryFaces();
  return true;
}

/** Opens a pass of lines along x, or along y, in the room of the columns. */
export function beginSide(isAlongY: bool): bool {
  release(columnsAt);
  let crossed: f64 = 0;
  const count = <i32>result(Slot.LayerCount);
  for (let i = 0; i < count; i++) crossed += load<f64>(layerColumn(CROSSED) + (<usize>i << 3));
  // Seen along y, with x to the right and z up, the surface is mirrored.
  sideMirror = isAlongY ? -1 : 1;
  return openSideColumns(isAlongY, crossed / LAYERS_PER_MM);
}

export function sideMesh(mesh: Mesh): bool {
  const positions = placed(mesh);
  return positions != 0 && addCrossings(mesh, positions, mirrorOf() * sideMirror);
}

export function endSide(): bool {
  if (!addThinWalls()) return false;
  // The pass along y is the last one.
  if (sideMirror < 0) closeThinWalls();
  return true;
}

/** Where the layer block begins. */
export function layersAt(): usize {
  return layerColumn(0);
}

