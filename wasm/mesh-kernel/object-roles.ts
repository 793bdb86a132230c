import { MeshField, ObjectKind, SolidExtension } from './layout.js';
import type { SceneObject } from './scene.js';

/** What a slicer says of an object of the root part, beyond the core of 3MF. */
export interface ObjectRole {
  /** It only steers the slicer: nothing of it is printed. */
  isHelper?: boolean;
  /** A volume of it is cut out of the rest. */
  isCut?: boolean;
  /** Triangles of its mesh that only steer the slicer: the first and the last of each run, from 0. */
  helperTriangles?: TriangleRun[];
}

export type TriangleRun = readonly [first: number, last: number];

/** By the object's id. */
export type ObjectRoles = ReadonlyMap<number, ObjectRole>;

/** Takes from the objects of the root part what only steers a slicer; marks those that are cut, which no placing then takes. */
export function applyRoles(
  buffer: ArrayBufferLike,
  objects: readonly SceneObject[],
  rootPart: string,
  roles: ObjectRoles,
): void {
  if (roles.size === 0) return;
  for (const object of objects) {
    const role = object.part === rootPart ? roles.get(object.id) : undefined;
    if (role === undefined) continue;
    if (role.isHelper) object.kind = ObjectKind.Passed;
    if (role.isCut) object.extension = SolidExtension.NegativeVolume;
    if (role.helperTriangles && object.mesh !== 0) {
      object.triangles = dropTriangles(buffer, object.mesh, role.helperTriangles);
    }
  }
}

/** Drops runs of a mesh that is as its file holds it; returns how many triangles stay, in their order. */
function dropTriangles(buffer: ArrayBufferLike, mesh: number, runs: readonly TriangleRun[]): number {
  const view = new DataView(buffer);
  const count = view.getUint32(mesh + MeshField.TriangleCount, true);
  const triangles = new Uint32Array(buffer, view.getUint32(mesh + MeshField.Triangles, true), count * 3);
  let kept = 0;
  let next = 0;
  const keepUpTo = (end: number): void => {
    if (end <= next) return;
    triangles.copyWithin(kept * 3, next * 3, end * 3);
    kept += end - next;
  };
  for (const [first, last] of [...runs].sort(([one], [other]) => one - other)) {
    keepUpTo(Math.min(count, first));
    next = Math.max(next, last + 1);
  }
  keepUpTo(count);
  view.setUint32(mesh + MeshField.TriangleCount, kept, true);
  view.setUint32(mesh + MeshField.SourceTriangles, kept, true);
  return kept;
}
