import { MeshField } from '../layout';

/**
 * A surface in linear memory: `vertexCount` × 3 f64 and `triangleCount` × 3 u32.
 * Until it is welded, vertices and triangles are as the file holds them.
 */
@unmanaged
export class Mesh {
  positions: usize;
  triangles: usize;
  vertexCount: u32;
  triangleCount: u32;
  /** Millimetres per unit of `positions`. */
  unitMm: f64;
  /** Triangles of the file: those kept and those dropped as degenerate. */
  sourceTriangles: u32;
  /** The shell of each vertex, u32; only kept with `shellSigns`. */
  shellOfVertex: usize;
  /** −1 or +1 for each shell, i8; 0 when no shell is to be flipped. Up to here the wrapper reads it: see `MeshField`. */
  shellSigns: usize;
  /** Millimetres that a unit of `positions` takes at most where the mesh is placed. */
  placedMm: f64;
  isPrepared: bool;
  isClosed: bool;
  /** Three half-edges a triangle, sorted by their vertices; where each lower vertex's end, u32. See `edges.ts`. */
  halfEdges: usize;
  bucketEnds: usize;
  openEdges: u32;
  nonManifoldEdges: u32;
  /** Six f64 an edge, in units of `positions`. */
  listedEdges: usize;
  listedEdgeCount: u32;
  shells: u32;
  flippedShells: u32;
  cavityShells: u32;
}

/** Coordinates beyond this many millimetres (a thousand kilometres) are refused: no part is there. */
export const MAX_COORDINATE: f64 = 1e9;

/** −1 when the triangle that starts at vertex `v` belongs to a shell that is to be flipped, else +1. */
@inline
export function orientation(mesh: Mesh, v: u32): f64 {
  if (mesh.shellSigns == 0) return 1;
  return <f64>load<i8>(mesh.shellSigns + load<u32>(mesh.shellOfVertex + (<usize>v << 2)));
}

// Decided by the compiler: the wrapper reads a mesh where `layout.ts` says.
if (
  offsetof<Mesh>('positions') != MeshField.Positions || offsetof<Mesh>('triangles') != MeshField.Triangles ||
  offsetof<Mesh>('vertexCount') != MeshField.VertexCount || offsetof<Mesh>('triangleCount') != MeshField.TriangleCount ||
  offsetof<Mesh>('unitMm') != MeshField.UnitMm || offsetof<Mesh>('sourceTriangles') != MeshField.SourceTriangles ||
  offsetof<Mesh>('shellOfVertex') != MeshField.ShellOfVertex || offsetof<Mesh>('shellSigns') != MeshField.ShellSigns
) ERROR('A mesh is not laid out as MeshField says.');
