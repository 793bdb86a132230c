import type { EntityManager } from '@mikro-orm/postgresql';
import { kernelVersion } from '@kernel/version.js';
import type { MeshFormat } from '../../domain/contract/enums.js';
import { FileAnalysis } from '../database/entities/file-analysis.entity.js';

/** How long after it was given up a content may be retried. */
export const givenUpMinutes = 5;

/**
 * Makes sure that a content has its row for this kernel: inserts it as `pending` if it is absent. One given up at least
 * {@link givenUpMinutes} ago becomes pending again: its failure is no verdict on the geometry.
 */
export async function ensureAnalysis(
  em: EntityManager,
  contentHash: string,
  format: MeshFormat,
): Promise<void> {
  const waiting = { status: 'pending', attempts: 0, createdAt: new Date() } as const;
  await em.upsert(
    FileAnalysis,
    { contentHash, kernelVersion, format, ...waiting },
    { onConflictAction: 'ignore' },
  );
  const longAgo = new Date(Date.now() - givenUpMinutes * 60_000);
  const overdue = { contentHash, kernelVersion, isGivenUp: true, finishedAt: { $lt: longAgo } };
  if ((await em.findOne(FileAnalysis, overdue, { refresh: true })) === null) return;
  // It is measured alone from the first attempt: `isAlone` marks it as in flight when a worker died. An upsert, so that
  // the job is enqueued with the commit.
  const again = { ...waiting, isAlone: false, isGivenUp: false, fault: null, finishedAt: null };
  await em.upsert(
    FileAnalysis,
    { contentHash, kernelVersion, format, ...again },
    { onConflictAction: 'merge' },
  );
}
