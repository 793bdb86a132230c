import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { kernelVersion } from '@kernel/version.js';
import type { MeshAnalysis, MeshFault, MeshValidation } from '@shared/contract/analysis.js';
import type { MeshFormat } from '@shared/contract/enums.js';
import { ServiceError } from '@shared/contract/errors.js';
import type { PrintEstimate } from '@shared/estimate/print-estimate.js';
import { JobQueue } from '@shared/queue/job-queue.js';
import { AnalysisSignals } from './analysis-signals.js';
import { ensureAnalysis } from './pending-analysis.js';

/** How long a request waits for analyses before it tells the client to come back. */
const patienceMs = 25_000;
const firstLookMs = 25;
const longestLookMs = 500;

/** A file that was measured: can be priced unless `validation` objects. */
export interface MeasuredPart {
  analysis: MeshAnalysis;
  validation: MeshValidation;
  /** `null` for a part that cannot be printed. */
  estimate: PrintEstimate | null;
}

/** What is known of a file: its measures, or why it cannot be read. */
export type Part = { isReadable: true; measured: MeasuredPart } | { isReadable: false; fault: MeshFault };

interface PartRow {
  key: string;
  content_hash: string;
  format: MeshFormat;
  status: 'pending' | 'done' | 'failed' | null;
  analysis: MeshAnalysis | null;
  validation: MeshValidation | null;
  estimate: PrintEstimate | null;
  fault: MeshFault | null;
}

function toPart({ analysis, validation, estimate, fault }: PartRow): Part {
  if (analysis !== null && validation !== null) {
    return { isReadable: true, measured: { analysis, validation, estimate } };
  }
  if (fault !== null) return { isReadable: false, fault };
  throw new Error('An ended analysis has neither result nor fault.');
}

/** The caller's files with their analyses, waited for where they still run. */
@Injectable()
export class PartsService {
  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    private readonly signals: AnalysisSignals,
  ) {}

  /**
   * The parts behind the caller's file keys; a key that is unknown or another's is missing in the map.
   * One database round trip when all analyses are there.
   *
   * @throws {ServiceError} EXTERNAL_SERVICE_ERROR (503) when the work outlasts the wait; it goes on.
   */
  async load(userId: string, keys: string[]): Promise<Map<string, Part>> {
    const giveUpAt = Date.now() + patienceMs;
    let rows = await this.read(userId, keys);
    let pending = rows.filter(isPending);
    if (pending.length > 0) await this.start(pending);
    for (let lookMs = firstLookMs; pending.length > 0; lookMs = Math.min(longestLookMs, lookMs * 2)) {
      if (Date.now() > giveUpAt) throw stillWorking();
      const hashes = pending.map((row) => row.content_hash);
      await this.signals.wait(hashes, lookMs);
      rows = await this.read(userId, keys);
      pending = rows.filter(isPending);
    }
    return new Map(rows.map((row) => [row.key, toPart(row)]));
  }

  private read(userId: string, keys: string[]): Promise<PartRow[]> {
    return this.em.execute<PartRow[]>(
      `select f.key, f.content_hash, f.format, a.status, a.analysis, a.validation, a.estimate, a.fault
       from uploaded_files f
       left join file_analyses a on a.content_hash = f.content_hash and a.kernel_version = ?
       where f.user_id = ? and f.key in (${keys.map(() => '?').join(', ')})`,
      [kernelVersion, userId, ...keys],
    );
  }

  /** Begins what a newer kernel or a crash left undone; adding a job twice does nothing. */
  private async start(rows: PartRow[]): Promise<void> {
    for (const { content_hash: contentHash, format, status } of rows) {
      if (status === null) {
        await ensureAnalysis(this.em, contentHash, format);
      }
      await this.jobQueue.enqueue('analysis.measure', { contentHash, kernelVersion });
    }
  }
}

function isPending(row: PartRow): boolean {
  return row.status === null || row.status === 'pending';
}

function stillWorking(): ServiceError {
  return new ServiceError('EXTERNAL_SERVICE_ERROR', {
    status: 503,
    message: 'The file is still being measured.',
    headers: { 'Retry-After': '10' },
    details: { hint: 'The work goes on: ask again in ten seconds.' },
  });
}
