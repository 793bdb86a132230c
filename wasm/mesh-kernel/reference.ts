import type { KernelResult, PointMm } from './kernel-result.js';
import { bedSideMm, bedToleranceMm, layerHeightMm } from './layout.js';

/**
 * The kernel's results by the shortest road: maps, lists and loops over everything. Slow, and meant to be
 * checked by reading; the specs hold the kernel to it. It shares no code with the kernel, only the
 * machine's measures.
 */

/** A surface in millimetres: coordinates in threes, and three vertex numbers a triangle. */
export interface ReferenceMesh {
  positions: ArrayLike<number>;
  triangles: ArrayLike<number>;
}

/** All that is measured; format and unit belong to the file. */
export type ReferenceResult = Omit<KernelResult, 'format' | 'unit'>;

type Face = [a: number, b: number, c: number];

interface Welded {
  points: PointMm[];
  faces: Face[];
  degenerate: number;
}

interface EdgeCount {
  low: number;
  high: number;
  forward: number;
  backward: number;
}

interface Shell {
  faces: Face[];
  volume: number;
  sign: 1 | -1;
}

const nearMm = 1e-4;
const maxListedOpenEdges = 8;

/** Measures the meshes of one part, placed. */
export function measureReference(meshes: ReferenceMesh[]): ReferenceResult {
  const parts = meshes.map((mesh) => {
    const welded = weld(mesh);
    let edges = countEdges(welded);
    if (edges.some(isOpen)) {
      weldNear(welded, edges.filter(isOpen));
      edges = countEdges(welded);
    }
    const open = edges.filter(isOpen);
    const shells = findShells(welded);
    if (open.length === 0) orient(shells, welded.points);
    return { welded, edges, open, shells };
  });
  const used = parts.flatMap(({ welded }) => welded.faces.flat().map((v) => point(welded, v)));
  const minMm = extreme(used, Math.min);
  const maxMm = extreme(used, Math.max);
  const open = parts.flatMap(({ welded, open }) =>
    open.map(({ low, high }) => ({ from: point(welded, low), to: point(welded, high) })),
  );
  const sums = parts.map(({ welded, shells }) => sumShells(welded, shells, minMm, maxMm));
  const total = (of: (part: (typeof parts)[number], index: number) => number): number =>
    parts.reduce((sum, part, index) => sum + of(part, index), 0);
  return {
    triangles: meshes.reduce((sum, mesh) => sum + mesh.triangles.length / 3, 0),
    degenerateTriangles: total(({ welded }) => welded.degenerate),
    shells: total(({ shells }) => shells.length),
    flippedShells: total(({ shells }) => shells.filter(({ sign }) => sign < 0).length),
    cavityShells: total(({ shells, open }) =>
      open.length > 0 ? 0 : shells.filter(({ volume, sign }) => volume * sign < 0).length,
    ),
    volumeMm3: total((_, i) => sums[i]?.volume ?? 0),
    surfaceAreaMm2: total((_, i) => sums[i]?.area ?? 0),
    overhangAreaMm2: total((_, i) => sums[i]?.overhang ?? 0),
    minMm,
    maxMm,
    isClosed: open.length === 0,
    openEdgeCount: open.length,
    openEdges: open.slice(0, maxListedOpenEdges),
    nonManifoldEdges: total(
      ({ edges }) => edges.filter(({ forward, backward }) => forward + backward >= 4).length,
    ),
    layerCount: Math.max(0, Math.ceil((maxMm.z - minMm.z) / layerHeightMm - 1e-3)),
    fitsBuildVolume:
      Math.max(maxMm.x - minMm.x, maxMm.y - minMm.y, maxMm.z - minMm.z) <= bedSideMm + bedToleranceMm,
  };
}

function point(welded: Welded, vertex: number): PointMm {
  return welded.points[vertex] ?? { x: NaN, y: NaN, z: NaN };
}

function extreme(points: PointMm[], pick: (a: number, b: number) => number): PointMm {
  return points.reduce((a, b) => ({ x: pick(a.x, b.x), y: pick(a.y, b.y), z: pick(a.z, b.z) }));
}

function weld(mesh: ReferenceMesh): Welded {
  const used = new Set(Array.from(mesh.triangles));
  const numbers = new Map<string, number>();
  const points: PointMm[] = [];
  const renumbered: number[] = [];
  for (let v = 0; v < mesh.positions.length / 3; v++) {
    if (!used.has(v)) continue;
    const [x = NaN, y = NaN, z = NaN] = [0, 1, 2].map((axis) => (mesh.positions[v * 3 + axis] ?? NaN) + 0);
    const key = `${x} ${y} ${z}`;
    if (!numbers.has(key)) numbers.set(key, points.push({ x, y, z }) - 1);
    renumbered[v] = numbers.get(key) ?? -1;
  }
  const faces: Face[] = [];
  for (let i = 0; i < mesh.triangles.length; i += 3) {
    const corner = (k: number): number => renumbered[mesh.triangles[i + k] ?? -1] ?? -1;
    faces.push([corner(0), corner(1), corner(2)]);
  }
  const kept = faces.filter(isFace);
  return { points, faces: kept, degenerate: faces.length - kept.length };
}

function isFace([a, b, c]: Face): boolean {
  return a !== b && b !== c && c !== a;
}

/** Vertices of open edges that lie near one another, or near one that does, become the first of them. */
function weldNear(welded: Welded, open: EdgeCount[]): void {
  const joined = new Map<number, number>();
  const unmet = new Set([...new Set(open.flatMap(({ low, high }) => [low, high]))].sort((a, b) => a - b));
  for (const lowest of unmet) {
    // All that a chain of near ones reaches.
    const chain = [lowest];
    for (const v of chain) {
      unmet.delete(v);
      joined.set(v, lowest);
      for (const other of unmet) {
        if (!chain.includes(other) && distance(point(welded, v), point(welded, other)) <= nearMm)
          chain.push(other);
      }
    }
  }
  const faces = welded.faces.map((face) => face.map((v) => joined.get(v) ?? v) as Face);
  welded.faces = faces.filter(isFace);
  welded.degenerate += faces.length - welded.faces.length;
}

function distance(a: PointMm, b: PointMm): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

function isOpen({ forward, backward }: EdgeCount): boolean {
  return forward !== backward;
}

/** All edges, ordered by their lower, then their higher vertex. */
function countEdges({ faces }: Welded): EdgeCount[] {
  const counts = new Map<string, EdgeCount>();
  for (const [a, b, c] of faces) {
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const low = Math.min(from, to);
      const high = Math.max(from, to);
      const key = `${low} ${high}`;
      const count = counts.get(key) ?? { low, high, forward: 0, backward: 0 };
      if (from < to) count.forward++;
      else count.backward++;
      counts.set(key, count);
    }
  }
  return [...counts.values()].sort((a, b) => a.low - b.low || a.high - b.high);
}

/** Floods from face to face over shared vertices. */
function findShells({ points, faces }: Welded): Shell[] {
  const facesAt = new Map<number, Face[]>();
  for (const face of faces) for (const v of face) facesAt.set(v, [...(facesAt.get(v) ?? []), face]);
  const seen = new Set<Face>();
  const shells: Shell[] = [];
  for (const first of faces) {
    if (seen.has(first)) continue;
    seen.add(first);
    const shell = [first];
    for (const face of shell) {
      for (const neighbour of face.flatMap((v) => facesAt.get(v) ?? [])) {
        if (seen.has(neighbour)) continue;
        seen.add(neighbour);
        shell.push(neighbour);
      }
    }
    const origin = points[first[0]] ?? { x: 0, y: 0, z: 0 };
    const volume = shell.reduce(
      (sum, face) => sum + tetrahedron(face.map((v) => minus(points[v], origin))),
      0,
    );
    shells.push({ faces: shell, volume, sign: 1 });
  }
  return shells;
}

function minus(a: PointMm | undefined, b: PointMm): PointMm {
  return a ? { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z } : { x: NaN, y: NaN, z: NaN };
}

function dot(a: PointMm, b: PointMm): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

function cross(a: PointMm, b: PointMm): PointMm {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

/** Signed volume between a triangle and the origin. */
function tetrahedron([a, b, c]: PointMm[]): number {
  return a && b && c ? dot(a, cross(b, c)) / 6 : NaN;
}

/** Decides which shells are flipped, from the outside in; the rule is told at `orientShells` in the kernel. */
function orient(shells: Shell[], points: PointMm[]): void {
  if (shells.every(({ volume }) => volume >= 0)) return;
  const outerOf = new Map(
    shells.map((shell) => [shell, shells.filter((outer) => isInside(shell, outer, points))]),
  );
  const depth = (shell: Shell): number => outerOf.get(shell)?.length ?? 0;
  /** What its cavities have left of a body. */
  const left = new Map<Shell, number>();
  for (const shell of [...shells].sort((a, b) => depth(a) - depth(b))) {
    const outer = [...(outerOf.get(shell) ?? [])].sort((a, b) => depth(b) - depth(a));
    const material = outer.reduce((sum, { volume, sign }) => sum + Math.sign(volume) * sign, 0);
    const parent = outer[0];
    const isNestInverted = parent?.sign === -1 && parent.volume < 0 !== shell.volume < 0;
    if ((isNestInverted && material <= 1) || (shell.volume < 0 && material <= 0)) shell.sign = -1;
    if (shell.volume * shell.sign >= 0) {
      left.set(shell, Math.abs(shell.volume));
      continue;
    }
    const body = outer.find(({ volume, sign }) => volume * sign >= 0);
    const rest = ((body && left.get(body)) ?? -1) - Math.abs(shell.volume);
    if (body && rest >= 0) {
      left.set(body, rest);
    } else {
      shell.sign = shell.sign === 1 ? -1 : 1;
      left.set(shell, Math.abs(shell.volume));
    }
  }
}

/** Its box lies in the other's, and a point of it sees `outer` under a solid angle of 4π, not 0. */
function isInside(shell: Shell, outer: Shell, points: PointMm[]): boolean {
  const [first] = shell.faces;
  if (shell === outer || !first || !isBoxIn(shell, outer, points)) return false;
  const [a, b, c] = first.map((v) => points[v]);
  if (!a || !b || !c) return false;
  const from = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3, z: (a.z + b.z + c.z) / 3 };
  let angle = 0;
  for (const face of outer.faces) {
    const [u, v, w] = face.map((vertex) => minus(points[vertex], from)) as [PointMm, PointMm, PointMm];
    const [lu, lv, lw] = [Math.hypot(u.x, u.y, u.z), Math.hypot(v.x, v.y, v.z), Math.hypot(w.x, w.y, w.z)];
    angle +=
      2 * Math.atan2(dot(u, cross(v, w)), lu * lv * lw + dot(u, v) * lw + dot(v, w) * lu + dot(w, u) * lv);
  }
  return Math.abs(angle) > 2 * Math.PI;
}

function isBoxIn(shell: Shell, outer: Shell, points: PointMm[]): boolean {
  const corners = ({ faces }: Shell): PointMm[] =>
    faces.flatMap((face) => face.flatMap((v) => points[v] ?? []));
  const [low, high] = [extreme(corners(shell), Math.min), extreme(corners(shell), Math.max)];
  const [outerLow, outerHigh] = [extreme(corners(outer), Math.min), extreme(corners(outer), Math.max)];
  const isWithin = (axis: 'x' | 'y' | 'z'): boolean =>
    low[axis] >= outerLow[axis] && high[axis] <= outerHigh[axis];
  return isWithin('x') && isWithin('y') && isWithin('z');
}

function sumShells(
  { points }: Welded,
  shells: Shell[],
  minMm: PointMm,
  maxMm: PointMm,
): { volume: number; area: number; overhang: number } {
  const sums = { volume: 0, area: 0, overhang: 0 };
  const middle = { x: (minMm.x + maxMm.x) / 2, y: (minMm.y + maxMm.y) / 2, z: (minMm.z + maxMm.z) / 2 };
  for (const { faces, sign } of shells) {
    for (const face of faces) {
      const [a, b, c] = face.map((v) => minus(points[v], middle)) as [PointMm, PointMm, PointMm];
      const normal = cross(minus(b, a), minus(c, a));
      const length = Math.hypot(normal.x, normal.y, normal.z);
      sums.volume += sign * tetrahedron([a, b, c]);
      sums.area += length / 2;
      const isOnBed = Math.max(a.z, b.z, c.z) + middle.z - minMm.z <= 0.1002;
      if (sign * normal.z < -0.7072 * length && !isOnBed) sums.overhang += length / 2;
    }
  }
  return sums;
}

/** Reads either kind of STL. */
export function readStlReference(file: Uint8Array): ReferenceMesh {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const positions: number[] = [];
  if (file.length >= 84 && file.length === 84 + 50 * view.getUint32(80, true)) {
    for (let record = 84; record < file.length; record += 50) {
      for (let at = record + 12; at < record + 48; at += 4) positions.push(view.getFloat32(at, true));
    }
  } else {
    const words = new TextDecoder().decode(file).split(/\s+/);
    words.forEach((word, i) => {
      if (word.toLowerCase() === 'vertex') positions.push(...words.slice(i + 1, i + 4).map(Number));
    });
  }
  return { positions, triangles: Array.from({ length: positions.length / 3 }, (_, i) => i) };
}

/** Reads an OBJ file whose faces are convex: they are cut into fans. */
export function readObjReference(file: Uint8Array): ReferenceMesh {
  const positions: number[] = [];
  const triangles: number[] = [];
  const text = new TextDecoder().decode(file).replace(/\\\r?\n/g, ' ');
  for (const line of text.split(/\r?\n|\r/)) {
    const [directive, ...words] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (directive === 'v') positions.push(...words.slice(0, 3).map(Number));
    if (directive !== 'f') continue;
    const corners = words.map((word) => {
      const index = parseInt(word, 10);
      return index < 0 ? positions.length / 3 + index : index - 1;
    });
    for (let i = 2; i < corners.length; i++)
      triangles.push(corners[0] ?? -1, corners[i - 1] ?? -1, corners[i] ?? -1);
  }
  return { positions, triangles };
}
