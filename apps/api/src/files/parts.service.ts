import { EntityManager } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import { Injectable } from '@nestjs/common';
import { kernelVersion } from '@kernel/version.js';
import type { KeptAnalysis } from '@shared/domain/contract/analysis.js';
import type { KeptFault, KeptValidation } from '@shared/domain/contract/mesh-findings.js';
import { ensureAnalysis } from '@shared/infra/work/ensure-analysis.js';
import { gathered } from '@shared/infra/database/gathered.js';
import type { PrintEstimate } from '@shared/domain/estimate/print-estimate.js';
import { type WorkLook, WorkWait } from '../endpoint/waiting/work-wait.js';
import { KnownParts } from './known-parts.js';
import { findPartRows, type PartRow, type PartsQuestion } from './part-rows.js';
import { WorkQuota } from './work-quota.service.js';
import { told } from '@shared/words/say.js';

/** A measured file: it can be priced if its `validation` is printable. */
export interface MeasuredPart {
  analysis: KeptAnalysis;
  validation: KeptValidation;
  /** `null` for a part that cannot be printed. */
  estimate: PrintEstimate | null;
  /** SKUs on the part beside the one it is ordered in. */
  furtherSkus: readonly string[];
  /** SKU that a card of several colours was made for; `null` for a part of any colour. */
  bodySku: string | null;
}

/** A file's measures, or why it cannot be read. */
export type Part = { isReadable: true; measured: MeasuredPart } | { isReadable: false; fault: KeptFault };

/** The result of an ended analysis. */
interface ResultRow {
  content_hash: string;
  kernel_version: string;
  finished_at: string | null;
  analysis: KeptAnalysis | null;
  validation: KeptValidation | null;
  estimate: PrintEstimate | null;
  fault: KeptFault | null;
}

/** Results of the contents that were priced last, some kilobytes each: they are asked for again and again. */
const keptResults = 5_000;

type Analysed = Pick<PartRow, 'content_hash' | 'kernel_version' | 'finished_at'>;

const analysisOf = (row: Analysed): string => `${row.content_hash} ${row.kernel_version}`;

/** Names a result: a content that is measured again ends at another time. */
const resultOf = (row: Analysed): string => `${analysisOf(row)} ${row.finished_at}`;

function toPart(row: PartRow, { analysis, validation, estimate, fault }: ResultRow): Part {
  const { further_skus: furtherSkus, body_sku } = row;
  const bodySku = furtherSkus.length > 0 ? body_sku : null;
  if (analysis !== null && validation !== null) {
    return { isReadable: true, measured: { analysis, validation, estimate, furtherSkus, bodySku } };
  }
  if (fault !== null) return { isReadable: false, fault };
  throw new Error('An ended analysis has neither result nor fault.');
}

/** The caller's files with their analyses; waits for those in flight. */
@Injectable()
export class PartsService {
  private readonly read = gathered((questions: readonly PartsQuestion[]) => findPartRows(this.em, questions));
  private readonly known = new KnownParts<Part>();
  private readonly results = new LRUCache<string, ResultRow>({ max: keptResults });

  constructor(
    private readonly em: EntityManager,
    private readonly work: WorkWait,
    private readonly workQuota: WorkQuota,
  ) {}

  /**
   * The parts behind the caller's file keys; unknown keys and those of other customers are missing in the map.
   * No database round trip for parts that are known here; one, shared by calls of the same moment, for others whose analyses are
   * known; two when those are only there.
   *
   * @param measuredBy the kernel whose measures are used; the current one if that kernel never measured the content.
   * @throws {ServiceError} EXTERNAL_SERVICE_ERROR when the wait ends first; the work continues. RATE_LIMITED when a file that was
   * given up is due again, of an account that has taken its part of the workers.
   */
  async load(userId: string, keys: string[], measuredBy = kernelVersion): Promise<Map<string, Part>> {
    const parts = new Map<string, Part>();
    if (measuredBy === kernelVersion) {
      for (const key of keys) {
        const part = this.known.find(userId, key);
        if (part !== undefined) parts.set(key, part);
      }
    }
    const others = keys.filter((key) => !parts.has(key));
    if (others.length === 0) return parts;
    const look = async (): Promise<WorkLook<'analysis.measure', PartRow[]>> => {
      const found = await this.read({ userId, keys: others, measuredBy });
      const pending = found.filter(isPending);
      if (pending.length === 0) return { result: found };
      // A file that was given up may hold a worker once more.
      if (pending.some((row) => row.is_retried === true)) await this.workQuota.assertNotSpent(userId);
      // A newer kernel than the upload's, or a file that was given up a while ago.
      for (const row of pending.filter(({ status }) => status !== 'pending')) {
        await ensureAnalysis(this.em, row.content_hash, row.format);
      }
      return { pending: pending.map((row) => ({ contentHash: row.content_hash, kernelVersion })) };
    };
    const rows = await this.work.until('analysis.measure', told('api.messages.fileBeingMeasured'), look);
    const results = await this.resultsOf(rows);
    for (const [place, row] of rows.entries()) {
      const part = toPart(row, results[place]!);
      this.known.keep(userId, row, part);
      parts.set(row.key, part);
    }
    return parts;
  }

  private async resultsOf(rows: readonly PartRow[]): Promise<ResultRow[]> {
    const known = rows.map((row) => this.results.get(resultOf(row)));
    const missing = rows.filter((_, place) => known[place] === undefined);
    if (missing.length === 0) return known as ResultRow[];
    const read = await this.em.getConnection().execute<ResultRow[]>(
      `select content_hash, kernel_version, finished_at::text, analysis, validation, estimate, fault
       from file_analyses where (content_hash, kernel_version) in (${missing.map(() => '(?, ?)').join(', ')})`,
      missing.flatMap((row) => [row.content_hash, row.kernel_version]),
    );
    for (const result of read) this.results.set(resultOf(result), result);
    const found = new Map(read.map((result) => [analysisOf(result), result]));
    return rows.map((row, place) => known[place] ?? found.get(analysisOf(row))!);
  }
}

function isPending(row: PartRow): boolean {
  return row.status === null || row.status === 'pending' || row.is_retried === true;
}
