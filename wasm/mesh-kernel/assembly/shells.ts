import { mark, release, reserve, reserveZeroed } from './arena';
import { cross } from './cross';
import { Mesh } from './mesh';
import { SHELL_BYTES, Shell, orientShells } from './nesting';
import { join } from './union-find';

const NO_SHELL: u32 = 0xffffffff;

/**
 * Counts the connected pieces of the surface (triangles that share a vertex are connected) and,
 * on a closed surface, decides which of them are inside out and which are cavities.
 */
export function findShells(mesh: Mesh): bool {
  mesh.shellSigns = 0;
  mesh.flippedShells = 0;
  mesh.cavityShells = 0;
  const scratch = mark();
  const shellOfVertex = reserve(<u64>mesh.vertexCount << 2);
  if (shellOfVertex == 0) return false;
  if (joinVertices(mesh, shellOfVertex) == 1) {
    mesh.shells = 1;
    memory.fill(shellOfVertex, 0, <usize>mesh.vertexCount << 2);
  } else if (!numberShells(mesh, shellOfVertex)) {
    return false;
  }
  if (!mesh.isClosed) {
    release(scratch);
    return true;
  }
  if (mesh.shells == 1 && volume6(mesh) >= 0) {
    release(scratch);
    return true;
  }
  const signs = reserve(mesh.shells);
  if (signs == 0) return false;
  const keep = mark();
  const shells = reserveZeroed(<u64>mesh.shells * SHELL_BYTES);
  if (shells == 0) return false;
  describeShells(mesh, shellOfVertex, shells);
  if (!orientShells(mesh, shellOfVertex, shells, signs)) return false;
  if (mesh.flippedShells == 0) {
    release(scratch);
  } else {
    mesh.shellOfVertex = shellOfVertex;
    mesh.shellSigns = signs;
    release(keep);
  }
  return true;
}

/** Makes a set of each piece's vertices; returns how many sets there are, those of vertices without triangles included. */
function joinVertices(mesh: Mesh, parents: usize): u32 {
  let sets = mesh.vertexCount;
  for (let v: u32 = 0; v < mesh.vertexCount; v++) store<u32>(parents + (<usize>v << 2), v);
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let at = mesh.triangles; at < end; at += 12) {
    const a = load<u32>(at);
    sets -= <u32>join(parents, a, load<u32>(at, 4));
    sets -= <u32>join(parents, a, load<u32>(at, 8));
  }
  return sets;
}

/** Turns sets into shell numbers, in the order of each shell's first triangle. */
function numberShells(mesh: Mesh, shellOfVertex: usize): bool {
  // A parent's number is below its child's, so one ascending pass flattens every chain.
  for (let v: u32 = 0; v < mesh.vertexCount; v++) {
    const at = shellOfVertex + (<usize>v << 2);
    store<u32>(at, load<u32>(shellOfVertex + (<usize>load<u32>(at) << 2)));
  }
  const scratch = mark();
  const numbers = reserve(<u64>mesh.vertexCount << 2);
  if (numbers == 0) return false;
  memory.fill(numbers, 0xff, <usize>mesh.vertexCount << 2);
  let count: u32 = 0;
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let at = mesh.triangles; at < end; at += 12) {
    const rootOfTriangle = load<u32>(shellOfVertex + (<usize>load<u32>(at) << 2));
    const number = numbers + (<usize>rootOfTriangle << 2);
    if (load<u32>(number) == NO_SHELL) store<u32>(number, count++);
  }
  mesh.shells = count;
  for (let v: u32 = 0; v < mesh.vertexCount; v++) {
    const at = shellOfVertex + (<usize>v << 2);
    store<u32>(at, load<u32>(numbers + (<usize>load<u32>(at) << 2)));
  }
  release(scratch);
  return true;
}

/** Sums each shell's signed volume about its own first corner, and its box. */
function describeShells(mesh: Mesh, shellOfVertex: usize, shells: usize): void {
  const positions = mesh.positions;
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let at = mesh.triangles; at < end; at += 12) {
    const a = positions + <usize>load<u32>(at) * 24;
    const b = positions + <usize>load<u32>(at, 4) * 24;
    const c = positions + <usize>load<u32>(at, 8) * 24;
    const number = load<u32>(shellOfVertex + (<usize>load<u32>(at) << 2));
    const shell = changetype<Shell>(shells + <usize>number * SHELL_BYTES);
    if (shell.firstTriangle == 0) shell.begin(at, a);
    shell.add(a, b, c);
  }
}

/** Six times the signed volume, about the first triangle's first corner: vertices that none has may lie far off. */
function volume6(mesh: Mesh): f64 {
  const positions = mesh.positions;
  const origin = positions + <usize>load<u32>(mesh.triangles) * 24;
  const originX = load<f64>(origin);
  const originY = load<f64>(origin, 8);
  const originZ = load<f64>(origin, 16);
  let sum: f64 = 0;
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let at = mesh.triangles; at < end; at += 12) {
    const a = positions + <usize>load<u32>(at) * 24;
    const b = positions + <usize>load<u32>(at, 4) * 24;
    const c = positions + <usize>load<u32>(at, 8) * 24;
    const bx = load<f64>(b) - originX;
    const by = load<f64>(b, 8) - originY;
    const bz = load<f64>(b, 16) - originZ;
    const cx = load<f64>(c) - originX;
    const cy = load<f64>(c, 8) - originY;
    const cz = load<f64>(c, 16) - originZ;
    sum +=
      (load<f64>(a) - originX) * cross(by, bz, cy, cz) +
      (load<f64>(a, 8) - originY) * cross(bz, bx, cz, cx) +
      (load<f64>(a, 16) - originZ) * cross(bx, by, cx, cy);
  }
  return sum;
}
