import type { MeshFormat } from '@shared/domain/contract/enums.js';
import {
  type FileRefusal,
  formatOfName,
  refusedContent,
  takesUnit,
  unitOfPackage,
  unknownFormat,
} from '@shared/domain/contract/mesh-file.js';
import { formatHeadBytes } from '@shared/domain/contract/mesh-format.js';
import { type DeviceLimits, ownLimits, weightOf } from './device-limits.js';
import { compileKernel } from './kernel-module.js';
import type { LeftReason, PartFile } from './measured.js';
import { MeasuringWorker } from './measuring-worker.js';
import type { NoResult, ResultOf, WorkerReply, WorkerTask } from './worker-messages.js';

/** Work that waits for a worker, or is with one. */
interface Job {
  task: WorkerTask;
  /** Bytes that count against `maxBytesAtOnce`. */
  weight: number;
  worker: MeasuringWorker | null;
  settle: (result: WorkerReply['result']) => void;
}

const left = (why: LeftReason): NoResult => ({ outcome: 'left', why });

/** Measures files, and readies them to be drawn, in workers of the browser. Nothing of a file leaves the device. */
export class PartEngine {
  private readonly limits: DeviceLimits;
  private readonly waiting: Job[] = [];
  private readonly running = new Set<Job>();
  private readonly idle: MeasuringWorker[] = [];
  private kernel: Promise<WebAssembly.Module> | null = null;
  private isClosed = false;

  /** @param limits other limits than those of the device, such as the number of workers */
  constructor(limits: Partial<DeviceLimits> = {}) {
    this.limits = { ...ownLimits(), ...limits };
  }

  /** Loads the kernel and starts a worker, so that the first file need not wait for them. */
  async warmUp(): Promise<void> {
    if (!isSupported()) return;
    const kernel = await this.loadKernel().catch(() => null);
    if (kernel !== null && !this.isClosed && this.idle.length + this.running.size === 0) {
      this.idle.push(this.startWorker(kernel));
    }
  }

  /**
   * Measures a file as the server would: the same facts, verdicts and estimate, or the same refusal. Files are taken
   * in the order in which they were given.
   *
   * @throws the signal's reason when it is aborted, and an `AbortError` after `close`
   */
  measure(part: PartFile, options: { signal?: AbortSignal } = {}): Promise<ResultOf['measure']> {
    return this.ask('measure', part, options.signal);
  }

  /**
   * Readies a file to be drawn, with the triangles that its warnings are about. It waits for its turn like a file that
   * is to be measured, and has the same limits.
   *
   * @throws the signal's reason when it is aborted, and an `AbortError` after `close`
   */
  overlay(part: PartFile, options: { signal?: AbortSignal } = {}): Promise<ResultOf['overlay']> {
    return this.ask('overlay', part, options.signal);
  }

  /** Ends all workers; what is in flight is rejected. */
  close(): void {
    this.isClosed = true;
    for (const worker of this.idle.splice(0)) worker.end(left('failed'));
    for (const job of this.running) job.worker?.end(left('failed'));
    for (const job of this.waiting.splice(0)) job.settle(left('failed'));
  }

  private async ask<Kind extends keyof ResultOf>(
    kind: Kind,
    part: PartFile,
    signal: AbortSignal | undefined,
  ): Promise<ResultOf[Kind]> {
    signal?.throwIfAborted();
    const format = formatOfName(part.name);
    if (format === null) return { outcome: 'refused', refusal: unknownFormat() };
    const refusal = await refusalOf(part, format).catch(() => 'gone' as const);
    if (refusal === 'gone') return { outcome: 'gone' };
    if (refusal !== null) return { outcome: 'refused', refusal };
    if (!isSupported()) return left('unsupported');
    if (part.content.size > this.limits.maxFileBytes) return left('tooLarge');
    const kernel = await this.loadKernel().catch((error: unknown) =>
      error instanceof WebAssembly.CompileError ? left('unsupported') : left('failed'),
    );
    signal?.throwIfAborted();
    if ('outcome' in kernel) return kernel;
    const task = { kind, format, unit: part.unit ?? 'mm', content: part.content };
    const result = await this.run(task, weightOf(format, part.content.size), kernel, signal);
    // A worker answers what its task asks for.
    return result as ResultOf[Kind];
  }

  private async run(
    task: WorkerTask,
    weight: number,
    kernel: WebAssembly.Module,
    signal: AbortSignal | undefined,
  ): Promise<WorkerReply['result']> {
    let abort: () => void = () => undefined;
    const result = await new Promise<WorkerReply['result']>((settle) => {
      const job: Job = { task, weight, worker: null, settle };
      abort = () => this.drop(job);
      signal?.addEventListener('abort', abort);
      this.waiting.push(job);
      this.advance(kernel);
    });
    signal?.removeEventListener('abort', abort);
    signal?.throwIfAborted();
    if (this.isClosed) throw new DOMException('The engine was closed.', 'AbortError');
    return result;
  }

  /** Gives waiting files to workers, in their order, as far as the limits allow. */
  private advance(kernel: WebAssembly.Module): void {
    if (this.isClosed) return;
    for (let next = this.waiting[0]; next !== undefined && this.hasRoomFor(next); next = this.waiting[0]) {
      this.waiting.shift();
      void this.give(next, kernel);
    }
  }

  private hasRoomFor({ weight }: Job): boolean {
    if (this.running.size === 0) return true;
    const taken = [...this.running].reduce((sum, job) => sum + job.weight, 0);
    return this.running.size < this.limits.workers && taken + weight <= this.limits.maxBytesAtOnce;
  }

  private async give(job: Job, kernel: WebAssembly.Module): Promise<void> {
    const worker = this.idle.pop() ?? this.startWorker(kernel);
    job.worker = worker;
    this.running.add(job);
    const { result, isSpent } = await worker.run(job.task, this.limits.deadlineMs);
    this.running.delete(job);
    if (isSpent || this.isClosed) worker.end(left('failed'));
    else this.idle.push(worker);
    job.settle(result);
    this.advance(kernel);
  }

  /** Takes an aborted job out of the queue, or ends its worker. */
  private drop(job: Job): void {
    const place = this.waiting.indexOf(job);
    if (place >= 0) this.waiting.splice(place, 1);
    job.worker?.end(left('failed'));
    job.settle(left('failed'));
  }

  private startWorker(kernel: WebAssembly.Module): MeasuringWorker {
    return new MeasuringWorker({ kernel, maxMemoryBytes: this.limits.maxMemoryBytes });
  }

  /** Once; again after a failure of the network. */
  private loadKernel(): Promise<WebAssembly.Module> {
    if (this.kernel === null) {
      this.kernel = compileKernel();
      this.kernel.catch(() => (this.kernel = null));
    }
    return this.kernel;
  }
}

/** `crypto.subtle` is there in secure contexts alone. */
function isSupported(): boolean {
  return (
    typeof Worker === 'function' &&
    typeof WebAssembly === 'object' &&
    typeof DecompressionStream === 'function' &&
    (crypto as Partial<Crypto>).subtle !== undefined
  );
}

/** The refusal that an upload would meet; `null` for a file that it would take. */
async function refusalOf(
  { content, unit = 'mm' }: PartFile,
  format: MeshFormat,
): Promise<FileRefusal | null> {
  const head = new Uint8Array(await content.slice(0, formatHeadBytes).arrayBuffer());
  const refusal = refusedContent(format, head, content.size);
  return refusal ?? (takesUnit(format, unit) ? null : unitOfPackage());
}
