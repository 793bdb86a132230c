import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { kernelVersion } from '@kernel/version.js';
import type { KeptAnalysis } from '@shared/domain/contract/analysis.js';
import type { KeptFault, KeptValidation } from '@shared/domain/contract/mesh-findings.js';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { ensureAnalysis, givenUpMinutes } from '@shared/infra/database/ensure-analysis.js';
import type { PrintEstimate } from '@shared/domain/estimate/print-estimate.js';
import { type WorkLook, WorkWait } from '../endpoint/work-wait.js';
import { told } from '@shared/words/say.js';

/** A measured file: it can be priced if its `validation` is printable. */
export interface MeasuredPart {
  analysis: KeptAnalysis;
  validation: KeptValidation;
  /** `null` for a part that cannot be printed. */
  estimate: PrintEstimate | null;
  /** SKUs on the part beside the one it is ordered in. */
  furtherSkus: string[];
  /** SKU that a card of several colours was made for; `null` for a part of any colour. */
  bodySku: string | null;
}

/** A file's measures, or why it cannot be read. */
export type Part = { isReadable: true; measured: MeasuredPart } | { isReadable: false; fault: KeptFault };

interface PartRow {
  key: string;
  content_hash: string;
  format: MeshFormat;
  further_skus: string[];
  body_sku: string | null;
  status: 'pending' | 'done' | 'failed' | null;
  /** Given up long enough ago to be retried. */
  is_retried: boolean | null;
  analysis: KeptAnalysis | null;
  validation: KeptValidation | null;
  estimate: PrintEstimate | null;
  fault: KeptFault | null;
}

function toPart(row: PartRow): Part {
  const { analysis, validation, estimate, fault, further_skus: furtherSkus, body_sku } = row;
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
  constructor(
    private readonly em: EntityManager,
    private readonly work: WorkWait,
  ) {}

  /**
   * The parts behind the caller's file keys; unknown keys and those of other customers are missing in the map.
   * One database round trip when all analyses are there.
   *
   * @param measuredBy the kernel whose measures are used; the current one if that kernel never measured the content.
   * @throws {ServiceError} EXTERNAL_SERVICE_ERROR when the wait ends first; the work continues.
   */
  async load(userId: string, keys: string[], measuredBy = kernelVersion): Promise<Map<string, Part>> {
    const look = async (): Promise<WorkLook<'analysis.measure', PartRow[]>> => {
      const found = await this.read(userId, keys, measuredBy);
      const pending = found.filter(isPending);
      if (pending.length === 0) return { result: found };
      // A newer kernel than the upload's, or a file that was given up a while ago.
      for (const row of pending.filter(({ status }) => status !== 'pending')) {
        await ensureAnalysis(this.em, row.content_hash, row.format);
      }
      return { pending: pending.map((row) => ({ contentHash: row.content_hash, kernelVersion })) };
    };
    const rows = await this.work.until('analysis.measure', told('api.messages.fileBeingMeasured'), look);
    return new Map(rows.map((row) => [row.key, toPart(row)]));
  }

  private read(userId: string, keys: string[], measuredBy: string): Promise<PartRow[]> {
    return this.em.execute<PartRow[]>(
      `select f.key, f.content_hash, f.format, f.further_skus, c.design #>> '{body,sku}' as body_sku, a.status, a.analysis, a.validation, a.estimate, a.fault,
              a.is_given_up and a.finished_at < now() - make_interval(mins => ?) as is_retried
       from uploaded_files f
       left join generated_cards c on c.file_id = f.id
       left join lateral (
         select * from file_analyses
         where content_hash = f.content_hash
           and (kernel_version = ? or (kernel_version = ? and status = 'done'))
         order by kernel_version = ? desc limit 1
       ) a on true
       where f.user_id = ? and f.key in (${keys.map(() => '?').join(', ')})`,
      [givenUpMinutes, kernelVersion, measuredBy, measuredBy, userId, ...keys],
    );
  }
}

function isPending(row: PartRow): boolean {
  return row.status === null || row.status === 'pending' || row.is_retried === true;
}
