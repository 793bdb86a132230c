import type { MeshFormat } from '@shared/domain/contract/enums.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import type { Measured, Overlaid } from './measured.js';

/** The first message to a worker. */
export interface WorkerStart {
  kernel: WebAssembly.Module;
  maxMemoryBytes: number;
}

/** What comes of each kind of task. */
export interface ResultOf {
  measure: Measured;
  overlay: Overlaid;
}

/** What a worker can be asked for, one at a time: a file to measure, or to be drawn with its faults painted. */
export interface WorkerTask {
  kind: keyof ResultOf;
  format: MeshFormat;
  unit: LengthUnit;
  content: Blob;
}

/** What comes of a task that a worker could not end. */
export type NoResult = Extract<Measured, { outcome: 'left' | 'gone' }>;

/** A worker's answer. */
export interface WorkerReply {
  result: ResultOf[keyof ResultOf];
  /** The worker holds more memory than an idle one may: it is to be replaced. */
  isSpent: boolean;
}
