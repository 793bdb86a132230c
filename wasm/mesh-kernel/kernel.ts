import type { KernelFormat, KernelResult, PointMm } from './kernel-result.js';
import { type KernelExports, type Power, exportsOf, powerOf } from './kernel-exports.js';
import { createMemory } from './kernel-memory.js';
import {
  Fault,
  MeshField,
  PlacementField,
  RecordField,
  RecordKind,
  Slot,
  matrixBytes,
  placementBytes,
  resultBytes,
  slotsPerEdge,
  xmlChunkBytes,
} from './layout.js';
import type {} from './webassembly.js';
import { MeshReadError, type MeshReadErrorCode } from './mesh-read-error.js';
import type { PrintMeasures } from './layer-measures.js';
import { readOverlay, type PartOverlay, type PlacedSurface } from './part-overlay.js';
import type { PlacedMesh } from './placed-mesh.js';
import { refuseRequiredExtensions } from './model-extensions.js';
import { applyRoles, type ObjectRoles } from './object-roles.js';
import { readPrint } from './read-print.js';
import {
  partKey,
  placeScene,
  type Placement,
  type Transform,
  type SceneObject,
  type SceneReference,
} from './scene.js';

/** How one file is measured. */
export interface KernelOptions {
  /** Memory the file and all that is made of it may take; at most, and by default, 4 GiB. */
  maxMemoryBytes?: number;
  /** Seed of the hash tables, by default 64 random bits. No result depends on it; a file made to be slow does. */
  hashSeed?: bigint;
  /** Memory to work in, all zeros; its own maximum holds, not `maxMemoryBytes`. */
  memory?: WebAssembly.Memory;
}

const transformNumbers = matrixBytes / 8;

const decoder = new TextDecoder();

/** As many parts as an archive has entries at most. */
const maxParts = 10_000;

/** Names of the units of 3MF, by their size in millimetres. */
const unitNames = new Map([
  [0.001, 'micron'],
  [1, 'millimeter'],
  [10, 'centimeter'],
  [25.4, 'inch'],
  [304.8, 'foot'],
  [1000, 'meter'],
]);

function nameOfUnit(unitMm: number): string {
  return unitNames.get(unitMm) ?? 'millimeter';
}

const codeOfFault: Record<Exclude<Fault, Fault.None>, MeshReadErrorCode> = {
  [Fault.OutOfMemory]: 'outOfMemory',
  [Fault.StlLength]: 'stlLength',
  [Fault.StlText]: 'stlText',
  [Fault.StlTruncated]: 'stlTruncated',
  [Fault.NonFiniteCoordinate]: 'nonFiniteCoordinate',
  [Fault.CoordinateOutOfRange]: 'coordinateOutOfRange',
  [Fault.NoTriangles]: 'noTriangles',
  [Fault.ObjLine]: 'objLine',
  [Fault.ObjIndex]: 'objIndex',
  [Fault.TooManyTriangles]: 'tooManyTriangles',
  [Fault.NestingTooComplex]: 'nestingTooComplex',
  [Fault.XmlMalformed]: 'xmlMalformed',
  [Fault.XmlTruncated]: 'xmlTruncated',
  [Fault.XmlDoctype]: 'xmlDoctype',
  [Fault.XmlDepth]: 'xmlDepth',
  [Fault.XmlTagTooLong]: 'xmlTagTooLong',
  [Fault.XmlNotAModel]: 'xmlNotAModel',
  [Fault.ThreemfUnit]: 'threemfUnit',
  [Fault.ThreemfVertex]: 'threemfVertex',
  [Fault.ThreemfTriangle]: 'threemfTriangle',
  [Fault.ThreemfIndex]: 'threemfIndex',
  [Fault.ThreemfObject]: 'threemfObject',
  [Fault.ThreemfTransform]: 'threemfTransform',
  [Fault.ThreemfReference]: 'threemfReference',
  [Fault.ThreemfObjectType]: 'threemfObjectType',
  [Fault.ThreemfNoResources]: 'threemfNoResources',
  [Fault.ThreemfNoBuild]: 'threemfNoBuild',
};

/**
 * One instance measures one file: instantiate (0.06 ms), read the file into `fileBuffer`, measure.
 * Every fault of the file is a {@link MeshReadError}.
 */
export class MeshKernel {
  /** Keys of the 3MF model parts read so far; the first is the root. */
  private readonly parts: string[] = [];
  private readonly partsRead = new Set<string>();
  private readonly keys = new Map<string, string>();
  private rootUnit = 'millimeter';
  private readonly objects: SceneObject[] = [];
  private readonly items: SceneReference[] = [];
  private lastRecordAt = 0;
  /** Room for the transforms of references. */
  private transforms = new Float64Array(0);

  private constructor(
    private readonly memory: WebAssembly.Memory,
    private readonly wasm: KernelExports,
    /**
     * Powers, with the same bits wherever the kernel runs, which an engine's own do not promise: estimates are made with
     * them. They keep nothing of the file alive.
     */
    readonly power: Power,
  ) {}

  static instantiate(module: WebAssembly.Module, options: KernelOptions = {}): MeshKernel {
    const memory = options.memory ?? createMemory(options.maxMemoryBytes);
    const wasm = exportsOf(module, memory);
    const seed = BigInt.asUintN(64, options.hashSeed ?? crypto.getRandomValues(new BigUint64Array(1))[0]!);
    wasm.seedHash(Number(seed & 0xffffffffn), Number(seed >> 32n));
    return new MeshKernel(memory, wasm, powerOf(module));
  }

  /**
   * Room inside the kernel's memory to read the whole file into, without a copy. The view is valid
   * until the next call of any method.
   * @throws MeshReadError `outOfMemory`
   */
  fileBuffer(bytes: number): Uint8Array {
    const at = this.wasm.fileBuffer(bytes) >>> 0;
    if (at === 0) throw this.fault();
    return new Uint8Array(this.memory.buffer, at, bytes);
  }

  /** Size of the kernel's memory, which never shrinks: the most that was needed so far, if it began as new. */
  get memoryBytes(): number {
    return this.memory.buffer.byteLength;
  }

  /**
   * Measures the STL file (binary or text) in `fileBuffer`.
   * @param unitMm millimetres per unit of the file's numbers, one of the units of 3MF
   */
  measureStl(unitMm = 1): KernelResult {
    if (this.wasm.measureStl(unitMm) === 0) throw this.fault();
    return this.result('stl', nameOfUnit(unitMm));
  }

  /** Measures the OBJ file in `fileBuffer`; see {@link measureStl}. */
  measureObj(unitMm = 1): KernelResult {
    if (this.wasm.measureObj(unitMm) === 0) throw this.fault();
    return this.result('obj', nameOfUnit(unitMm));
  }

  /**
   * Opens a model part of a 3MF package, the root part first. Push its XML (UTF-8, in chunks of any
   * size), then finish it; measure when all parts are read.
   */
  beginPart(path: string): void {
    if (this.wasm.beginXmlPart(this.parts.length) === 0) throw this.fault();
    const key = partKey(path);
    this.parts.push(key);
    this.partsRead.add(key);
  }

  /** @throws MeshReadError for XML that cannot be a model */
  pushXml(chunk: Uint8Array): void {
    for (let start = 0; start < chunk.length; start += xmlChunkBytes) {
      const piece = chunk.subarray(start, start + xmlChunkBytes);
      new Uint8Array(this.memory.buffer, this.wasm.chunkAt() >>> 0, piece.length).set(piece);
      if (this.wasm.pushChunk(piece.length) === 0) throw this.fault();
    }
  }

  /** Ends the part; returns the keys of the other parts that it refers to. */
  finishPart(): string[] {
    if (this.wasm.endXml() === 0) throw this.fault();
    if (this.parts.length === 1) this.rootUnit = nameOfUnit(this.wasm.unitOfPart());
    const referred = new Set(this.readRecords().map(({ part }) => part));
    return [...referred].filter((part) => !this.partsRead.has(part));
  }

  /** Measures what the root part's build places. Takes what slicers say of its objects once. */
  measure3mf(roles: ObjectRoles = new Map()): KernelResult {
    applyRoles(this.memory.buffer, this.objects, this.parts[0] ?? '', roles);
    this.writePlacements(placeScene(this.objects, this.items));
    if (this.wasm.measurePlaced() === 0) throw this.fault();
    return this.result('3mf', this.rootUnit);
  }

  /**
   * Layers and supports of the part that the last call measured; once. Undefined when it has none: an open
   * surface, or a part that does not fit the build volume.
   * @throws MeshReadError `outOfMemory`
   */
  measurePrint(): PrintMeasures | undefined {
    const results = this.results();
    if (results[Slot.IsClosed] !== 1 || results[Slot.FitsBuildVolume] !== 1) return undefined;
    const layersAt = this.wasm.measurePrint() >>> 0;
    if (layersAt === 0) throw this.fault();
    return readPrint(this.memory.buffer, layersAt, this.results());
  }

  /**
   * What warnings are about, triangle by triangle, of the part that was measured last; once, before or after
   * {@link measurePrint}.
   * @throws MeshReadError `outOfMemory`
   */
  overlay(): PartOverlay {
    if (this.wasm.overlayPart() === 0) throw this.fault();
    const places = {
      classesAt: this.wasm.overlayClassesAt() >>> 0,
      millimetresAt: this.wasm.overlayMillimetresAt() >>> 0,
      edgesAt: this.wasm.overlayEdgesAt() >>> 0,
      edgeCount: this.wasm.overlayEdgeCount(),
    };
    return readOverlay(this.memory.buffer, places, this.surfaces());
  }

  /** The surfaces that the last call measured, as they lie in the part; copies, in millimetres. */
  surfaces(): PlacedSurface[] {
    return Array.from(this.placedMeshes(), ({ positions, triangles, unitMm, transform }) => ({
      positionsMm: placedPositions(positions, unitMm, transform),
      triangles: triangles.slice(),
    }));
  }

  /** The meshes that the last call measured, one after another, without copies; one that is placed twice comes twice. */
  *placedMeshes(): Generator<PlacedMesh> {
    const { buffer } = this.memory;
    const view = new DataView(buffer);
    const first = this.wasm.placementsAt() >>> 0;
    for (let index = 0; index < this.wasm.placedMeshes(); index++) {
      const at = first + index * placementBytes;
      const mesh = view.getUint32(at + PlacementField.Mesh, true);
      const field = (offset: MeshField): number => view.getUint32(mesh + offset, true);
      const [vertices, triangles] = [field(MeshField.VertexCount), field(MeshField.TriangleCount)];
      const signsAt = field(MeshField.ShellSigns);
      yield {
        positions: new Float64Array(buffer, field(MeshField.Positions), vertices * 3),
        triangles: new Uint32Array(buffer, field(MeshField.Triangles), triangles * 3),
        unitMm: view.getFloat64(mesh + MeshField.UnitMm, true),
        transform: new Float64Array(buffer, at + PlacementField.Matrix, transformNumbers),
        ...(signsAt !== 0 && {
          shells: {
            ofVertex: new Uint32Array(buffer, field(MeshField.ShellOfVertex), vertices),
            signs: new Int8Array(buffer, signsAt),
          },
        }),
      };
    }
  }

  /** Lists the meshes of the part for the kernel. */
  private writePlacements(placements: Placement[]): void {
    const first = this.wasm.placementRoom(placements.length) >>> 0;
    if (first === 0) throw this.fault();
    const view = new DataView(this.memory.buffer);
    for (const [index, { object, transform }] of placements.entries()) {
      const at = first + index * placementBytes;
      new Float64Array(this.memory.buffer, at + PlacementField.Matrix, transformNumbers).set(transform);
      view.setUint32(at + PlacementField.Mesh, object.mesh, true);
    }
  }

  /** Takes over the records of the part that was read last; returns the references among them. */
  private readRecords(): SceneReference[] {
    const view = new DataView(this.memory.buffer);
    const references: SceneReference[] = [];
    const next = (): number =>
      this.lastRecordAt === 0
        ? this.wasm.recordsAt() >>> 0
        : view.getUint32(this.lastRecordAt + RecordField.Next, true);
    for (let at = next(); at !== 0; at = next()) {
      this.lastRecordAt = at;
      const kind = view.getUint32(at + RecordField.Kind, true) as RecordKind;
      if (kind === RecordKind.Object) {
        this.objects.push(this.readObject(view, at));
        continue;
      }
      if (kind === RecordKind.Model) {
        refuseRequiredExtensions(this.readPath(view, at) ?? '');
        continue;
      }
      const reference = this.readReference(view, at);
      references.push(reference);
      if (kind === RecordKind.Component) this.objects.at(-1)?.components.push(reference);
      else if (this.parts.length === 1) this.items.push(reference);
    }
    return references;
  }

  private readObject(view: DataView, at: number): SceneObject {
    return {
      part: this.parts[view.getUint32(at + RecordField.Part, true)] ?? '',
      id: view.getUint32(at + RecordField.ObjectId, true),
      kind: view.getUint32(at + RecordField.ObjectKind, true),
      extension: view.getUint32(at + RecordField.Extension, true),
      triangles: view.getUint32(at + RecordField.Triangles, true),
      mesh: view.getUint32(at + RecordField.Mesh, true),
      components: [],
    };
  }

  private readReference(view: DataView, at: number): SceneReference {
    const path = this.readPath(view, at);
    return {
      part:
        path === undefined
          ? (this.parts[view.getUint32(at + RecordField.Part, true)] ?? '')
          : this.keyOf(path),
      objectId: view.getUint32(at + RecordField.ObjectId, true),
      transform: this.readTransform(view, at),
    };
  }

  /** Many share a buffer: half a million buffers would keep the garbage collector busy for seconds. */
  private readTransform(view: DataView, at: number): Transform {
    if (this.transforms.length === 0) this.transforms = new Float64Array(transformNumbers * 1024);
    const transform = this.transforms.subarray(0, transformNumbers);
    this.transforms = this.transforms.subarray(transformNumbers);
    transform.set(new Float64Array(view.buffer, at + RecordField.Matrix, transformNumbers));
    return transform;
  }

  /** One string a part, however often it is named. More parts than an archive may hold cannot all be there. */
  private keyOf(path: string): string {
    const known = this.keys.get(path);
    if (known !== undefined) return known;
    if (this.keys.size === maxParts) throw new MeshReadError('partMissing', path);
    const key = partKey(path);
    this.keys.set(path, key);
    return key;
  }

  private readPath(view: DataView, at: number): string | undefined {
    const pathAt = view.getUint32(at + RecordField.Path, true);
    const bytes = view.getUint32(at + RecordField.PathBytes, true);
    return pathAt === 0 ? undefined : decoder.decode(new Uint8Array(view.buffer, pathAt, bytes));
  }

  private results(): Float64Array {
    return new Float64Array(this.memory.buffer, this.wasm.resultsAt(), resultBytes / 8);
  }

  private fault(): MeshReadError {
    const results = this.results();
    const fault = results[Slot.Fault] as Exclude<Fault, Fault.None>;
    return new MeshReadError(codeOfFault[fault], results[Slot.FaultDetail]);
  }

  private result(format: KernelFormat, unit: string): KernelResult {
    const results = this.results();
    const at = (slot: Slot): number => results[slot] ?? NaN;
    const point = (slot: number): PointMm => ({ x: at(slot), y: at(slot + 1), z: at(slot + 2) });
    const openEdges = Array.from({ length: at(Slot.ListedOpenEdges) }, (_, i) => ({
      from: point(Slot.FirstOpenEdge + i * slotsPerEdge),
      to: point(Slot.FirstOpenEdge + i * slotsPerEdge + 3),
    }));
    return {
      format,
      unit,
      triangles: at(Slot.Triangles),
      degenerateTriangles: at(Slot.DegenerateTriangles),
      shells: at(Slot.Shells),
      flippedShells: at(Slot.FlippedShells),
      cavityShells: at(Slot.CavityShells),
      volumeMm3: at(Slot.VolumeMm3),
      surfaceAreaMm2: at(Slot.SurfaceAreaMm2),
      overhangAreaMm2: at(Slot.OverhangAreaMm2),
      minMm: point(Slot.MinX),
      maxMm: point(Slot.MaxX),
      isClosed: at(Slot.IsClosed) === 1,
      openEdgeCount: at(Slot.OpenEdges),
      openEdges,
      nonManifoldEdges: at(Slot.NonManifoldEdges),
      layerCount: at(Slot.LayerCount),
      fitsBuildVolume: at(Slot.FitsBuildVolume) === 1,
    };
  }
}

function placedPositions(own: Float64Array, unitMm: number, transform: Transform): Float64Array {
  const placed = new Float64Array(own.length);
  const entry = (index: number): number => transform[index] ?? 0;
  for (let at = 0; at < own.length; at += 3) {
    for (let axis = 0; axis < 3; axis++) {
      const linear = own[at]! * entry(axis) + own[at + 1]! * entry(3 + axis) + own[at + 2]! * entry(6 + axis);
      placed[at + axis] = linear * unitMm + entry(9 + axis);
    }
  }
  return placed;
}
