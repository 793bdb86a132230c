import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';

/** Classes of files by size: the largest of each in bytes, as uploads are counted. */
const sizes = [
  ['to100kB', 100e3],
  ['to1MB', 1e6],
  ['to10MB', 10e6],
  ['to50MB', Infinity],
] as const;

const mebibyte = 1024 ** 2;

/** What the kernel took for one file. */
export interface KernelRun {
  format: MeshFormat;
  sizeBytes: number;
  kernelMs: number;
  /** Of the kernel's memory, at its largest. */
  memoryBytes: number;
}

/** Figures of the kernel, by format and size of the files. */
@Injectable()
export class KernelFigures {
  private readonly seconds: Histogram<'format' | 'size'>;
  private readonly memory: Histogram<'format' | 'size'>;
  private readonly bytes: Counter<'format' | 'size'>;

  constructor({ registry }: ProcessFigures) {
    const labelNames = ['format', 'size'] as const;
    const registers = [registry];
    this.seconds = new Histogram({
      name: 'kernel_seconds',
      help: 'Time to read and measure a file in its thread, by format and size.',
      labelNames,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    });
    this.memory = new Histogram({
      name: 'kernel_memory_bytes',
      help: 'Memory of the kernel after a file, by format and size.',
      labelNames,
      buckets: [1, 4, 16, 64, 128, 256, 512, 1024, 2048].map((count) => count * mebibyte),
      registers,
    });
    this.bytes = new Counter({
      name: 'kernel_file_bytes_total',
      help: 'Bytes of the files that the kernel has read, by format and size.',
      labelNames,
      registers,
    });
  }

  count({ format, sizeBytes, kernelMs, memoryBytes }: KernelRun): void {
    const [size] = sizes.find(([, most]) => sizeBytes <= most)!;
    this.seconds.observe({ format, size }, kernelMs / 1000);
    this.memory.observe({ format, size }, memoryBytes);
    this.bytes.inc({ format, size }, sizeBytes);
  }
}
