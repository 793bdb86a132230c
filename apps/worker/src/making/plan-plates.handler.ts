import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PlanLine, PlatePlan as Plan } from '@shared/domain/making/plan-plates.js';
import { PartOutline } from '@shared/infra/database/entities/part-outline.entity.js';
import { PlatePlan } from '@shared/infra/database/entities/plate-plan.entity.js';
import { type LineToPlan, linesToPlan } from '@shared/infra/orders/lines-to-plan.js';
import { currentPriceBook } from '@shared/infra/catalog/price-book-of.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import { NotNowError } from '../not-now.js';
import type { JobHandler } from '../work/job-handlers.js';
import { ThreadError } from '../thread-failure.js';
import { PendingWork } from '../work/pending-work.js';
import { PlateThreads } from './plate-threads.js';

/** A plan waits so long for outlines; parts without one take their box. */
const outlinesWaitMs = 15_000;
const lookAgainMs = 250;

/** Proposes plates, on a thread of their own: some seconds of a core at most, bounded by copies and places looked at. */
@Injectable()
export class PlanPlatesHandler implements JobHandler<'plates.plan'> {
  constructor(
    private readonly threads: PlateThreads,
    private readonly work: PendingWork,
  ) {}

  handle(payload: JobPayloads['plates.plan'], em: EntityManager): Promise<boolean> {
    return this.work.attempt('plates.plan', payload, em, {
      admit: () => awaitOutlines(payload.planId, em),
      run: async ({ scope }) => {
        const { lines, left } = await linesToPlan(em, scope);
        const { plate } = await currentPriceBook(em);
        const plan = { ...(await this.plan(await withShadows(lines, em), plate.gapMm)), left };
        await this.work.settle('plates.plan', payload, em, { status: 'done', plan, finishedAt: new Date() });
      },
    });
  }

  private async plan(lines: PlanLine[], gapMm: number): Promise<Plan> {
    const reply = await this.threads.run({ work: 'plan', lines, gapMm });
    if (reply.outcome === 'error') throw new ThreadError(reply);
    if (reply.outcome !== 'planned') throw new Error(`A plan was answered by ${reply.outcome}`);
    return reply.plan;
  }
}

/**
 * Asks for the outlines that a plan lacks.
 *
 * @throws {NotNowError} while they are being found, for a while.
 */
async function awaitOutlines(planId: string, em: EntityManager): Promise<void> {
  const row = await em.findOne(PlatePlan, { id: planId, status: 'pending' });
  if (row === null) return;
  const hashes = contentsOf((await linesToPlan(em, row.scope)).lines);
  const found = await em.find(PartOutline, { contentHash: { $in: hashes } }, { refresh: true });
  const known = new Set(found.map(({ contentHash }) => contentHash));
  const missing = hashes.filter((hash) => !known.has(hash));
  for (const contentHash of missing) {
    const outline = { contentHash, status: 'pending' as const, attempts: 0, createdAt: new Date() };
    // An upsert, so that the job is enqueued with the commit.
    await em.upsert(PartOutline, outline, { onConflictAction: 'ignore' });
  }
  const isWaiting = missing.length > 0 || found.some(({ status }) => status === 'pending');
  if (isWaiting && Date.now() - row.createdAt.getTime() < outlinesWaitMs) throw new NotNowError(lookAgainMs);
}

/** The lines with the outlines that are found by now. */
async function withShadows(rows: readonly LineToPlan[], em: EntityManager): Promise<PlanLine[]> {
  const found = await em.find(
    PartOutline,
    { contentHash: { $in: contentsOf(rows) }, status: 'done' },
    { refresh: true },
  );
  const shadows = new Map(found.map(({ contentHash, shadow }) => [contentHash, shadow ?? null]));
  return rows.map((row) => ({
    lineId: row.line_id,
    orderId: row.order_id,
    contentHash: row.content_hash,
    sku: row.material_id,
    furtherSkus: row.further_skus.filter((sku) => sku !== row.material_id),
    isRush: row.is_rush,
    boxMm: row.box_mm,
    shadow: shadows.get(row.content_hash) ?? null,
    copies: row.copies,
    leavesOn: row.leaves_on,
  }));
}

const contentsOf = (rows: readonly LineToPlan[]) => [...new Set(rows.map((row) => row.content_hash))];
