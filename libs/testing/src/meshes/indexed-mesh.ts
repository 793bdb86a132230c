/** A surface: x, y, z of each vertex in millimetres, and three vertex numbers a triangle, outside to the left. */
export interface IndexedMesh {
  positions: Float64Array;
  triangles: Uint32Array;
}

/** Twelve numbers as in 3MF: three rows of a linear map for row vectors, then the translation. */
export type Placing = readonly number[];

/** Collects vertices and faces; the shapes are written with it. */
export class MeshBuilder {
  private readonly coordinates: number[] = [];
  private readonly corners: number[] = [];

  /** Adds a vertex, returns its number. */
  vertex(x: number, y: number, z: number): number {
    this.coordinates.push(x, y, z);
    return this.coordinates.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.corners.push(a, b, c);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  build(): IndexedMesh {
    return { positions: Float64Array.from(this.coordinates), triangles: Uint32Array.from(this.corners) };
  }
}

/** Several surfaces as one mesh; their vertices stay their own. */
export function merge(...meshes: IndexedMesh[]): IndexedMesh {
  const positions = new Float64Array(meshes.reduce((sum, mesh) => sum + mesh.positions.length, 0));
  const triangles = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.triangles.length, 0));
  let vertexAt = 0;
  let cornerAt = 0;
  for (const mesh of meshes) {
    positions.set(mesh.positions, vertexAt);
    for (const corner of mesh.triangles) triangles[cornerAt++] = corner + vertexAt / 3;
    vertexAt += mesh.positions.length;
  }
  return { positions, triangles };
}

/** The same surface, turned inside out. */
export function invert(mesh: IndexedMesh): IndexedMesh {
  const triangles = mesh.triangles.slice();
  for (let i = 0; i < triangles.length; i += 3) triangles.subarray(i, i + 3).reverse();
  return { positions: mesh.positions, triangles };
}

/** The surface, moved. A mirroring transform leaves it inside out, as a file would. */
export function place(mesh: IndexedMesh, placing: Placing): IndexedMesh {
  const positions = new Float64Array(mesh.positions.length);
  const at = (i: number): number => placing[i] ?? 0;
  for (let v = 0; v < positions.length; v += 3) {
    const [x = 0, y = 0, z = 0] = mesh.positions.subarray(v, v + 3);
    for (let axis = 0; axis < 3; axis++) {
      positions[v + axis] = x * at(axis) + y * at(3 + axis) + z * at(6 + axis) + at(9 + axis);
    }
  }
  return { positions, triangles: mesh.triangles };
}

export function translate(mesh: IndexedMesh, x: number, y: number, z: number): IndexedMesh {
  return place(mesh, [1, 0, 0, 0, 1, 0, 0, 0, 1, x, y, z]);
}

export function scale(mesh: IndexedMesh, factor: number): IndexedMesh {
  return place(mesh, [factor, 0, 0, 0, factor, 0, 0, 0, factor, 0, 0, 0]);
}

/** The mesh with coordinates as binary STL holds them. */
export function roundToFloat32(mesh: IndexedMesh): IndexedMesh {
  return { positions: Float64Array.from(mesh.positions, Math.fround), triangles: mesh.triangles };
}
