import { Fault } from '../layout';
import { mark, release, reserve, reserveZeroed } from './arena';
import { cross } from './cross';
import { fail } from './fault';
import { Mesh } from './mesh';

/** A closed piece of the surface while its orientation is decided. */
@unmanaged
export class Shell {
  /** Address of its first triangle; 0 until it has one. */
  firstTriangle: usize;
  /** First of the shells that contain it, as a list of `Container`; 0 ends it. */
  containers: usize;
  /** Six times the signed volume. */
  volume6: f64;
  /** Of a body: what its cavities have left of it. */
  left6: f64;
  originX: f64;
  originY: f64;
  originZ: f64;
  minX: f64;
  minY: f64;
  minZ: f64;
  maxX: f64;
  maxY: f64;
  maxZ: f64;
  /** The point that stands for the shell in containment tests: the middle of its first triangle. */
  x: f64;
  y: f64;
  z: f64;
  /** How many shells contain it. */
  depth: u32;
  /** Next shell whose point lies in the same cell, as number + 1; 0 ends it. */
  nextInCell: u32;

  begin(triangle: usize, corner: usize): void {
    this.firstTriangle = triangle;
    this.originX = this.minX = this.maxX = load<f64>(corner);
    this.originY = this.minY = this.maxY = load<f64>(corner, 8);
    this.originZ = this.minZ = this.maxZ = load<f64>(corner, 16);
  }

  add(a: usize, b: usize, c: usize): void {
    const ax = load<f64>(a) - this.originX;
    const ay = load<f64>(a, 8) - this.originY;
    const az = load<f64>(a, 16) - this.originZ;
    const bx = load<f64>(b) - this.originX;
    const by = load<f64>(b, 8) - this.originY;
    const bz = load<f64>(b, 16) - this.originZ;
    const cx = load<f64>(c) - this.originX;
    const cy = load<f64>(c, 8) - this.originY;
    const cz = load<f64>(c, 16) - this.originZ;
    this.volume6 += ax * cross(by, bz, cy, cz) + ay * cross(bz, bx, cz, cx) + az * cross(bx, by, cx, cy);
    this.minX = min(this.minX, min(load<f64>(a), min(load<f64>(b), load<f64>(c))));
    this.minY = min(this.minY, min(load<f64>(a, 8), min(load<f64>(b, 8), load<f64>(c, 8))));
    this.minZ = min(this.minZ, min(load<f64>(a, 16), min(load<f64>(b, 16), load<f64>(c, 16))));
    this.maxX = max(this.maxX, max(load<f64>(a), max(load<f64>(b), load<f64>(c))));
    this.maxY = max(this.maxY, max(load<f64>(a, 8), max(load<f64>(b, 8), load<f64>(c, 8))));
    this.maxZ = max(this.maxZ, max(load<f64>(a, 16), max(load<f64>(b, 16), load<f64>(c, 16))));
  }

  @inline
  isBoxIn(other: Shell): bool {
    return (
      this.minX >= other.minX && this.maxX <= other.maxX &&
      this.minY >= other.minY && this.maxY <= other.maxY &&
      this.minZ >= other.minZ && this.maxZ <= other.maxZ
    );
  }
}

export const SHELL_BYTES: usize = offsetof<Shell>();

/** One shell that a ray from another shell's point crosses. */
@unmanaged
class Container {
  next: usize;
  shell: u32;
  /** Crossings upward minus downward: not 0 when the point lies inside. */
  winding: i32;
}

/** Steps of containment tests before a file is refused: about half a second. */
const STEP_LIMIT: u64 = 50_000_000;

/**
 * Decides which shells are inside out. `signs` receives −1 for a shell that is to be flipped, else +1.
 *
 * A shell is inside another when a ray upward from a point of it crosses that other one's surface a
 * net number of times, and its box lies in the other's box. From the outside in:
 * - in a shell that was flipped, a shell of the opposite orientation is flipped with it (the whole
 *   nest is inside out), unless it lies in further material, which overlaps the nest;
 * - else an inverted shell that lies in no material is flipped: it bounds a body of its own;
 * - every other shell stays; an inverted one in material is a cavity and subtracts;
 * - but a body has no cavities that are larger than itself: one that is sticks out, and is a body of its own.
 *
 * Rays are sorted into a grid over the footprint, and each triangle visits only the cells under it:
 * near to O(triangles + shells). Skipped where no shell is inverted.
 */
export function orientShells(mesh: Mesh, shellOfVertex: usize, shells: usize, signs: usize): bool {
  memory.fill(signs, 1, mesh.shells);
  let inverted: u32 = 0;
  for (let i: u32 = 0; i < mesh.shells; i++) if (shellAt(shells, i).volume6 < 0) inverted++;
  if (inverted == 0) return true;
  if (mesh.shells == 1) {
    store<i8>(signs, -1);
    mesh.flippedShells = 1;
    return true;
  }
  return findContainers(mesh, shellOfVertex, shells) && decideSigns(mesh, shells, signs);
}

@inline
function shellAt(shells: usize, index: u32): Shell {
  return changetype<Shell>(shells + <usize>index * SHELL_BYTES);
}

/** The grid over the footprint. */
let gridSide: u32 = 0;
let gridMinX: f64 = 0;
let gridMinY: f64 = 0;
let gridScaleX: f64 = 0;
let gridScaleY: f64 = 0;
/** Of all meshes of the file. */
let steps: u64 = 0;

@inline
function column(x: f64): u32 {
  return min(gridSide - 1, <u32>max<f64>(0, (x - gridMinX) * gridScaleX));
}

@inline
function row(y: f64): u32 {
  return min(gridSide - 1, <u32>max<f64>(0, (y - gridMinY) * gridScaleY));
}

function findContainers(mesh: Mesh, shellOfVertex: usize, shells: usize): bool {
  openGrid(mesh, shells);
  const cells = reserveZeroed((<u64>gridSide * gridSide) << 2);
  if (cells == 0) return false;
  for (let i: u32 = 0; i < mesh.shells; i++) {
    const shell = shellAt(shells, i);
    placePoint(mesh, shell);
    const cell = cells + (<usize>(row(shell.y) * gridSide + column(shell.x)) << 2);
    shell.nextInCell = load<u32>(cell);
    store<u32>(cell, i + 1);
  }
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let at = mesh.triangles; at < end; at += 12) {
    const number = load<u32>(shellOfVertex + (<usize>load<u32>(at) << 2));
    if (!crossRays(mesh, at, number, shells, cells)) return false;
  }
  return true;
}

function openGrid(mesh: Mesh, shells: usize): void {
  gridMinX = gridMinY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let i: u32 = 0; i < mesh.shells; i++) {
    const shell = shellAt(shells, i);
    gridMinX = min(gridMinX, shell.minX);
    gridMinY = min(gridMinY, shell.minY);
    maxX = max(maxX, shell.maxX);
    maxY = max(maxY, shell.maxY);
  }
  gridSide = <u32>min<f64>(1024, max<f64>(1, floor(sqrt(<f64>mesh.shells))));
  gridScaleX = maxX > gridMinX ? <f64>gridSide / (maxX - gridMinX) : 0;
  gridScaleY = maxY > gridMinY ? <f64>gridSide / (maxY - gridMinY) : 0;
}

function placePoint(mesh: Mesh, shell: Shell): void {
  const a = mesh.positions + <usize>load<u32>(shell.firstTriangle) * 24;
  const b = mesh.positions + <usize>load<u32>(shell.firstTriangle, 4) * 24;
  const c = mesh.positions + <usize>load<u32>(shell.firstTriangle, 8) * 24;
  shell.x = (load<f64>(a) + load<f64>(b) + load<f64>(c)) / 3;
  shell.y = (load<f64>(a, 8) + load<f64>(b, 8) + load<f64>(c, 8)) / 3;
  shell.z = (load<f64>(a, 16) + load<f64>(b, 16) + load<f64>(c, 16)) / 3;
}

/** Tests one triangle against the rays of every cell under its box. */
function crossRays(mesh: Mesh, triangle: usize, number: u32, shells: usize, cells: usize): bool {
  const a = mesh.positions + <usize>load<u32>(triangle) * 24;
  const b = mesh.positions + <usize>load<u32>(triangle, 4) * 24;
  const c = mesh.positions + <usize>load<u32>(triangle, 8) * 24;
  const own = shellAt(shells, number);
  const firstColumn = column(min(load<f64>(a), min(load<f64>(b), load<f64>(c))));
  const lastColumn = column(max(load<f64>(a), max(load<f64>(b), load<f64>(c))));
  const firstRow = row(min(load<f64>(a, 8), min(load<f64>(b, 8), load<f64>(c, 8))));
  const lastRow = row(max(load<f64>(a, 8), max(load<f64>(b, 8), load<f64>(c, 8))));
  for (let j = firstRow; j <= lastRow; j++) {
    for (let i = firstColumn; i <= lastColumn; i++) {
      if (++steps > STEP_LIMIT) return fail(Fault.NestingTooComplex);
      let entry = load<u32>(cells + (<usize>(j * gridSide + i) << 2));
      while (entry != 0) {
        const shell = shellAt(shells, entry - 1);
        steps++;
        if (entry - 1 != number && shell.isBoxIn(own)) {
          const winding = crossing(shell.x, shell.y, shell.z, a, b, c);
          if (winding != 0 && !noteCrossing(shell, number, winding)) return false;
        }
        entry = shell.nextInCell;
      }
    }
  }
  return true;
}

/** ±1 when the ray upward from the point crosses the triangle, by the side it enters; else 0. */
function crossing(x: f64, y: f64, z: f64, a: usize, b: usize, c: usize): i32 {
  const turns = edgeTurn(x, y, a, b) + edgeTurn(x, y, b, c) + edgeTurn(x, y, c, a);
  if (turns == 0) return 0;
  const ux = load<f64>(b) - load<f64>(a);
  const uy = load<f64>(b, 8) - load<f64>(a, 8);
  const uz = load<f64>(b, 16) - load<f64>(a, 16);
  const wx = load<f64>(c) - load<f64>(a);
  const wy = load<f64>(c, 8) - load<f64>(a, 8);
  const wz = load<f64>(c, 16) - load<f64>(a, 16);
  const nx = cross(uy, uz, wy, wz);
  const ny = cross(uz, ux, wz, wx);
  const nz = cross(ux, uy, wx, wy);
  if (nz == 0) return 0;
  const above = load<f64>(a, 16) - ((x - load<f64>(a)) * nx + (y - load<f64>(a, 8)) * ny) / nz - z;
  return above > 0 ? turns : 0;
}

/**
 * Part of the winding number of a triangle's footprint about a point: ±1 when the edge passes to the
 * right of it. Half-open in y and computed from the lower end, so that two triangles agree on the
 * edge they share and no ray slips between them.
 */
function edgeTurn(x: f64, y: f64, from: usize, to: usize): i32 {
  const isFromBelow = load<f64>(from, 8) <= y;
  const isToBelow = load<f64>(to, 8) <= y;
  if (isFromBelow == isToBelow) return 0;
  const low = isFromBelow ? from : to;
  const high = isFromBelow ? to : from;
  const lowX = load<f64>(low);
  const lowY = load<f64>(low, 8);
  const edgeX = lowX + ((y - lowY) / (load<f64>(high, 8) - lowY)) * (load<f64>(high) - lowX);
  if (edgeX <= x) return 0;
  return isFromBelow ? 1 : -1;
}

function noteCrossing(shell: Shell, crossed: u32, winding: i32): bool {
  let at = shell.containers;
  while (at != 0) {
    if (++steps > STEP_LIMIT) return fail(Fault.NestingTooComplex);
    const container = changetype<Container>(at);
    if (container.shell == crossed) {
      container.winding += winding;
      return true;
    }
    at = container.next;
  }
  const added = reserve(offsetof<Container>());
  if (added == 0) return false;
  const container = changetype<Container>(added);
  container.next = shell.containers;
  container.shell = crossed;
  container.winding = winding;
  shell.containers = added;
  return true;
}

/** From the outside in: shells in order of their depth, which a counting sort gives. */
function decideSigns(mesh: Mesh, shells: usize, signs: usize): bool {
  const scratch = mark();
  const ends = reserveZeroed((<u64>mesh.shells + 1) << 2);
  const order = reserve(<u64>mesh.shells << 2);
  if (ends == 0 || order == 0) return false;
  for (let i: u32 = 0; i < mesh.shells; i++) {
    const shell = shellAt(shells, i);
    shell.depth = depthOf(shell);
    const bucket = ends + (<usize>shell.depth << 2);
    store<u32>(bucket, load<u32>(bucket) + 1);
  }
  let total: u32 = 0;
  for (let depth: u32 = 0; depth < mesh.shells; depth++) {
    const bucket = ends + (<usize>depth << 2);
    const size = load<u32>(bucket);
    store<u32>(bucket, total);
    total += size;
  }
  for (let i: u32 = 0; i < mesh.shells; i++) {
    const bucket = ends + (<usize>shellAt(shells, i).depth << 2);
    store<u32>(order + (<usize>load<u32>(bucket) << 2), i);
    store<u32>(bucket, load<u32>(bucket) + 1);
  }
  for (let i: u32 = 0; i < mesh.shells; i++) {
    decideSign(mesh, load<u32>(order + (<usize>i << 2)), shells, signs);
  }
  release(scratch);
  return true;
}

function depthOf(shell: Shell): u32 {
  let depth: u32 = 0;
  for (let at = shell.containers; at != 0; at = changetype<Container>(at).next) {
    if (changetype<Container>(at).winding != 0) depth++;
  }
  return depth;
}

function decideSign(mesh: Mesh, index: u32, shells: usize, signs: usize): void {
  const shell = shellAt(shells, index);
  let material: i32 = 0;
  let parent: u32 = 0;
  let parentDepth: i32 = -1;
  for (let at = shell.containers; at != 0; at = changetype<Container>(at).next) {
    const container = changetype<Container>(at);
    if (container.winding == 0) continue;
    const outer = shellAt(shells, container.shell);
    material += isBody(outer, container.shell, signs) ? 1 : -1;
    if (<i32>outer.depth > parentDepth) {
      parentDepth = outer.depth;
      parent = container.shell;
    }
  }
  const isInverted = shell.volume6 < 0;
  const isInFlipped = parentDepth >= 0 && load<i8>(signs + parent) < 0;
  const isOpposite = isInFlipped && shellAt(shells, parent).volume6 < 0 != isInverted;
  let isFlipped = (isOpposite && material <= 1) || (isInverted && material <= 0);
  let isCavity = isInverted != isFlipped;
  if (isCavity && !takeFromBody(shell, shells, signs)) {
    isFlipped = !isFlipped;
    isCavity = false;
  }
  if (isFlipped) {
    store<i8>(signs + index, -1);
    mesh.flippedShells++;
  }
  if (isCavity) mesh.cavityShells++;
  else shell.left6 = abs(shell.volume6);
}

@inline
function isBody(shell: Shell, index: u32, signs: usize): bool {
  return shell.volume6 < 0 == load<i8>(signs + index) < 0;
}

/** Takes a cavity out of the innermost body around it; false when that has not as much left. */
function takeFromBody(cavity: Shell, shells: usize, signs: usize): bool {
  let body: u32 = 0;
  let bodyDepth: i32 = -1;
  for (let at = cavity.containers; at != 0; at = changetype<Container>(at).next) {
    const container = changetype<Container>(at);
    const outer = shellAt(shells, container.shell);
    const depth = <i32>outer.depth;
    if (container.winding == 0 || !isBody(outer, container.shell, signs)) continue;
    if (depth < bodyDepth || (depth == bodyDepth && container.shell > body)) continue;
    bodyDepth = depth;
    body = container.shell;
  }
  const outer = shellAt(shells, body);
  const volume6 = abs(cavity.volume6);
  if (bodyDepth < 0 || outer.left6 < volume6) return false;
  outer.left6 -= volume6;
  return true;
}
