import { reserve } from './arena';
import { heightOf, planeAbove } from './layers';
import { Mesh } from './mesh';

/** For each vertex of the mesh at hand the first plane above it, i32. */
let planes: usize = 0;

/** Finds the plane above each vertex of a placed mesh, in scratch memory. */
export function findPlanes(mesh: Mesh, positions: usize): bool {
  planes = reserve(<u64>mesh.vertexCount << 2);
  if (planes == 0) return false;
  for (let v: u32 = 0; v < mesh.vertexCount; v++) {
    const height = heightOf(load<f64>(positions + <usize>v * 24, 16));
    store<i32>(planes + (<usize>v << 2), planeAbove(height));
  }
  return true;
}

/** The first plane above a vertex. */
@inline
export function planeOf(vertex: u32): i32 {
  return load<i32>(planes + (<usize>vertex << 2));
}
