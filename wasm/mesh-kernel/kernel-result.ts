/** A place, in millimetres along the axes of the file. */
export interface PointMm {
  x: number;
  y: number;
  z: number;
}

/** File formats the kernel reads. */
export type KernelFormat = 'stl' | 'obj' | '3mf';

/** What the kernel measures of one file. All of it is in millimetres, whatever the file's unit. */
export interface KernelResult {
  format: KernelFormat;
  /** Unit of the file's numbers, as 3MF names it; for STL and OBJ, which name none, the one they are read in. */
  unit: string;
  /** Triangles of the part, those dropped as degenerate included; n-gons count as their triangles. */
  triangles: number;
  /** Triangles with two corners in one place; they take no part in anything else. */
  degenerateTriangles: number;
  /** Connected pieces of the surface, cavities included. */
  shells: number;
  /** Shells that were wholly inside out; they are measured as if they were not. */
  flippedShells: number;
  /** Shells that bound a cavity; their volume is subtracted. */
  cavityShells: number;
  /** Signed sum over the shells, about the middle of the box; means nothing when the surface is open. */
  volumeMm3: number;
  surfaceAreaMm2: number;
  /** Surface facing down by more than 45°, without what lies on the bed. */
  overhangAreaMm2: number;
  minMm: PointMm;
  maxMm: PointMm;
  /** Whether every edge is used equally often in each direction. */
  isClosed: boolean;
  /** How many edges are not. */
  openEdgeCount: number;
  /** The first few of them. */
  openEdges: { from: PointMm; to: PointMm }[];
  /** Edges of four or more faces. */
  nonManifoldEdges: number;
  /** Layers of 0.2 mm from the part's bottom to its top. */
  layerCount: number;
  /** Whether each side of the box is at most 256 mm (and 0.01 mm of rounding). */
  fitsBuildVolume: boolean;
}
