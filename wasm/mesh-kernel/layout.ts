/**
 * The binary interface between the kernel and its wrapper: one source for both languages.
 * AssemblyScript (`assembly/`) and TypeScript (`kernel.ts`) import this same file, so it holds
 * plain enums and integers only.
 */

/** Why a file could not be measured; slot {@link Slot.Fault}. Append only: numbers are the interface. */
export enum Fault {
  None,
  OutOfMemory,
  /** Detail: triangles the header announces. */
  StlLength,
  /** Detail: number of the facet, from 1. */
  StlText,
  /** Detail: number of the facet, from 1. */
  StlTruncated,
  /** Detail: number of the line, from 1 (OBJ), or 0. */
  NonFiniteCoordinate,
  /** Detail: as NonFiniteCoordinate. */
  CoordinateOutOfRange,
  NoTriangles,
  /** Detail: number of the line, from 1. */
  ObjLine,
  /** Detail: number of the line, from 1. */
  ObjIndex,
  /** Detail: an {@link Excess}. */
  TooManyTriangles,
  NestingTooComplex,
  XmlMalformed,
  XmlTruncated,
  XmlDoctype,
  XmlDepth,
  XmlTagTooLong,
  XmlNotAModel,
  ThreemfUnit,
  ThreemfVertex,
  /** Detail: number of the triangle within its object, from 1. */
  ThreemfTriangle,
  /** Detail: number of the triangle within its object, from 1. */
  ThreemfIndex,
  ThreemfObject,
  ThreemfTransform,
  ThreemfReference,
  ThreemfObjectType,
  ThreemfNoResources,
  ThreemfNoBuild,
}

/** What a 3MF model has too many of. */
export enum Excess {
  /** Placed by the build, copies counted. */
  PlacedTriangles,
  PlacedObjects,
  /** In the file, whether the build names them or not. */
  Triangles,
  Vertices,
  Objects,
  /** Components and build items together. */
  References,
}

/**
 * Bounds of what a 3MF model holds, over all its parts: counted while the XML is read, so that a small archive cannot
 * describe endless work. A triangle takes some ten bytes when packed, so that a file of 50 MB holds half of its bound.
 */
export const maxModelTriangles = 10_000_000;
export const maxModelVertices = 10_000_000;
export const maxModelObjects = 100_000;
export const maxModelReferences = 500_000;

/** Places of the result block; each is one f64. */
export enum Slot {
  Fault,
  FaultDetail,
  Triangles,
  DegenerateTriangles,
  Shells,
  FlippedShells,
  CavityShells,
  VolumeMm3,
  SurfaceAreaMm2,
  OverhangAreaMm2,
  MinX,
  MinY,
  MinZ,
  MaxX,
  MaxY,
  MaxZ,
  IsClosed,
  OpenEdges,
  NonManifoldEdges,
  LayerCount,
  FitsBuildVolume,
  /** From here on: of `beginPrint … endPrint` only. */
  ColumnMm,
  SupportVolumeMm3,
  ContactAreaMm2,
  ContactOnPartMm2,
  OverhangProjectionMm2,
  OverlapVolumeMm3,
  ThinWallMm2,
  SupportFootMm2,
  /** How many of the open edges are listed from {@link Slot.FirstOpenEdge} on. */
  ListedOpenEdges,
  /** Six f64 an edge: both ends' x, y, z. */
  FirstOpenEdge,
}

/** How many open edges are listed at most. */
export const maxListedOpenEdges = 8;

/** Size of the result block in bytes: 30 single slots, then the listed edges. */
export const resultBytes = 8 * (30 + 6 * 8);

/** Byte offsets inside a mesh (`assembly/mesh.ts`) of what the wrapper reads of it: four u32, one f64. */
export enum MeshField {
  Positions = 0,
  Triangles = 4,
  VertexCount = 8,
  TriangleCount = 12,
  UnitMm = 24,
}

/** Columns of the layer block: each is an array of one f64 a layer. Those the wrapper reads come first. */
export enum LayerColumn {
  AreaMm2,
  ContourLengthMm,
  Contours,
  CornerSeconds,
  SharpCorners,
  ConcaveUpMm,
  ConcaveDownMm,
  ConvexUpMm,
  ConvexDownMm,
  OutlineTurns,
  SupportMm2,
  SupportBorderMm,
  ShadedShare,
  ShadeOverlap,
  ThinWallMm2,
  ThinWallMm,
  ShortLoopMm,
  /** Five slope bins each. */
  UpMm2,
  DownMm2 = UpMm2 + 5,
}

/** How many columns the wrapper reads. */
export const layerColumns = 27;

/** Kinds of a record of a 3MF model part, in the order in which the part holds them. */
export enum RecordKind {
  Object = 1,
  Component = 2,
  Item = 3,
  /** The start tag of the model element: `PathBytes` bytes of UTF-8 at `Path`. */
  Model = 4,
}

/** Which extension of 3MF an object's solid is in, where its own mesh does not tell all of it. */
export enum SolidExtension {
  None,
  Slices,
  BeamLattice,
  Volumetric,
  Booleans,
  Displacement,
  Alternatives,
  /** There is no mesh and there are no components, so it is in something else or nowhere. */
  Unknown,
}

/** What an object's `type` says. */
export enum ObjectKind {
  /** `support`, `solidsupport`, `surface`: passed over. */
  Passed,
  Model,
  /** `other`: no build item may name it. */
  Other,
}

/**
 * Byte offsets inside a record of a 3MF model part. Records form a list through `Next` (0 ends it).
 * Twelve f64 from `Matrix` on: the transform, its translation already in millimetres.
 * `PathBytes` bytes of UTF-8 at `Path`: the part that the object lies in, if not this one.
 */
export enum RecordField {
  Next = 0,
  Kind = 4,
  Part = 8,
  ObjectId = 12,
  /** An {@link ObjectKind}; objects only. */
  ObjectKind = 16,
  Triangles = 20,
  Path = 24,
  PathBytes = 28,
  /** The mesh to hand to `prepareMesh`; objects only. */
  Mesh = 32,
  /** A {@link SolidExtension}; objects only. */
  Extension = 36,
  Matrix = 40,
}

/** Size of a record in bytes. */
export const recordBytes = 136;

/** Bytes of one chunk of XML at most. */
export const xmlChunkBytes = 65_536;
