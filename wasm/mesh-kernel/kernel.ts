import { readFileSync } from 'node:fs';
import type { KernelFormat, KernelResult, PointMm } from './kernel-result.js';
import { Fault, Slot, resultBytes } from './layout.js';
import { MeshReadError, type MeshReadErrorCode } from './mesh-read-error.js';

interface KernelExports {
  resultsAt(): number;
  seedHash(low: number, high: number): void;
  fileBuffer(bytes: number): number;
  measureStl(): number;
}

/** How one file is measured. */
export interface KernelOptions {
  /** Memory the file and all that is made of it may take; at most, and by default, 4 GiB. */
  maxMemoryBytes?: number;
  /**
   * Seed of the hash tables, 64 random bits. No result depends on it; a file made to be slow does.
   */
  hashSeed?: bigint;
}

const pageBytes = 65_536;
const maxPages = 65_536;

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
};

/** Compiles the kernel; once a process or thread. The module can be posted to worker threads. */
export function loadMeshKernel(): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(new URL('./build/mesh-kernel.wasm', import.meta.url)));
}

/**
 * One instance measures one file: instantiate (0.06 ms), read the file into `fileBuffer`, measure.
 * Every fault of the file is a {@link MeshReadError}.
 */
export class MeshKernel {
  private constructor(
    private readonly memory: WebAssembly.Memory,
    private readonly wasm: KernelExports,
  ) {}

  static instantiate(module: WebAssembly.Module, options: KernelOptions = {}): MeshKernel {
    const maximum = Math.min(maxPages, Math.floor((options.maxMemoryBytes ?? Infinity) / pageBytes));
    const memory = new WebAssembly.Memory({ initial: 1, maximum });
    const { exports } = new WebAssembly.Instance(module, { env: { memory, abort } });
    const wasm = exports as unknown as KernelExports;
    const seed = BigInt.asUintN(64, options.hashSeed ?? 0x2545f4914f6cdd1dn);
    wasm.seedHash(Number(seed & 0xffffffffn), Number(seed >> 32n));
    return new MeshKernel(memory, wasm);
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

  /** Measures the STL file (binary or text) in `fileBuffer`. */
  measureStl(): KernelResult {
    if (this.wasm.measureStl() === 0) throw this.fault();
    return this.result('stl', 'millimeter');
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
      from: point(Slot.FirstOpenEdge + i * 6),
      to: point(Slot.FirstOpenEdge + i * 6 + 3),
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

/** AssemblyScript's last resort; nothing in the kernel calls it. */
function abort(): never {
  throw new Error('The mesh kernel aborted.');
}
