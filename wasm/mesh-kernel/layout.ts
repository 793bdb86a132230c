/**
 * The binary interface between the kernel and its wrapper: one source for both languages.
 * AssemblyScript (`assembly/`) and TypeScript (`kernel.ts`) import this same file, so it holds
 * plain enums and numbers only.
 */

/** The machine: side of its cubic build volume, and what rounding in a file may add to it. */
export const bedSideMm = 256;
export const bedToleranceMm = 0.01;
/** Height of its layers, in millimetres. */
export const layerHeightMm = 0.2;

/** How many slope bins a facing area is split into: |nz| / nxy below .53, .74, 1.2, 4, and the rest. */
export const slopeBins = 5;

const u32Bytes = 4;
const f64Bytes = 8;
/** A transform: three rows of a linear map, then the translation in millimetres; twelve f64. */
export const matrixBytes = 12 * f64Bytes;

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

/** Address of how many bytes of memory the kernel used at most, u64: below all data of the compiler's. */
export const usedBytesAt = 8;

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
  /** From here to `SupportFootMm2`: of `measurePrint` only. */
  ColumnMm,
  SupportVolumeMm3,
  OverhangProjectionMm2,
  OverlapVolumeMm3,
  ThinWallMm2,
  SupportFootMm2,
  /** How many of the open edges are listed from {@link Slot.FirstOpenEdge} on. */
  ListedOpenEdges,
  /** Six f64 an edge: both ends' x, y, z. */
  FirstOpenEdge,
}

/** How many open edges are listed at most, and the slots of one. */
export const maxListedOpenEdges = 8;
export const slotsPerEdge = 6;
export const edgeBytes = slotsPerEdge * f64Bytes;

/** Size of the result block in bytes. */
export const resultBytes = f64Bytes * (Slot.FirstOpenEdge + slotsPerEdge * maxListedOpenEdges);

/** What a warning is about, of a triangle. Only an open surface has open edges, and it has nothing else. */
export enum OverlayClass {
  Fine,
  /** Millimetres: length of its longest open edge. */
  OpenEdge,
  /** Millimetres: how high it hangs above what lies below it, the bed or the part. */
  Overhang,
  /** Millimetres: the thickness of the wall. */
  ThinWall,
}

/** How many open edges an overlay lists at most. */
export const maxOverlayEdges = 100_000;

/** Byte offsets of what a mesh (`assembly/mesh.ts`) begins with, for the wrapper: four u32, one f64, three u32. */
export enum MeshField {
  Positions = 0,
  Triangles = Positions + u32Bytes,
  VertexCount = Triangles + u32Bytes,
  TriangleCount = VertexCount + u32Bytes,
  UnitMm = TriangleCount + u32Bytes,
  SourceTriangles = UnitMm + f64Bytes,
  /** The shell of each vertex, u32, and −1 or +1 for each shell, i8; the latter 0 when none is flipped. */
  ShellOfVertex = SourceTriangles + u32Bytes,
  ShellSigns = ShellOfVertex + u32Bytes,
}

/** Byte offsets inside a placed mesh: its transform, then its address and as much to spare. */
export enum PlacementField {
  Matrix = 0,
  Mesh = Matrix + matrixBytes,
}

/** Size of a placed mesh in bytes. */
export const placementBytes = PlacementField.Mesh + f64Bytes;

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
  ContactMm2,
  ContactOnPartMm2,
  ShadedShare,
  ShadeOverlap,
  ThinWallMm2,
  ThinWallMm,
  ThinWallLineMm,
  ShortLoopMm,
  /** {@link slopeBins} columns each. */
  UpMm2,
  DownMm2 = UpMm2 + slopeBins,
}

/** How many columns the wrapper reads. */
export const layerColumns = LayerColumn.DownMm2 + slopeBins;

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
  /** A slicer is to cut a volume of it out of the rest; said by `object-roles.ts`. */
  NegativeVolume,
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
  Kind = Next + u32Bytes,
  Part = Kind + u32Bytes,
  ObjectId = Part + u32Bytes,
  /** An {@link ObjectKind}; objects only. */
  ObjectKind = ObjectId + u32Bytes,
  Triangles = RecordField.ObjectKind + u32Bytes,
  Path = Triangles + u32Bytes,
  PathBytes = Path + u32Bytes,
  /** The mesh to place; objects only. */
  Mesh = PathBytes + u32Bytes,
  /** A {@link SolidExtension}; objects only. */
  Extension = Mesh + u32Bytes,
  Matrix = Extension + u32Bytes,
}

/** Size of a record in bytes. */
export const recordBytes = RecordField.Matrix + matrixBytes;

/** Bytes of one chunk of XML at most. */
export const xmlChunkBytes = 65_536;
