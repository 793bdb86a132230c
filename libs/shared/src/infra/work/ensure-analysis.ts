import type { EntityManager } from '@mikro-orm/postgresql';
import { kernelVersion } from '@kernel/version.js';
import type { MeshFormat } from '../../domain/contract/enums.js';
import { FileAnalysis } from '../database/entities/file-analysis.entity.js';
import { runSqlHere } from '../database/run-sql.js';

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
  // By its key alone: after an outage thousands may have been given up.
  const [known] = await runSqlHere<{ is_overdue: boolean | null }>(
    em,
    `select is_given_up and finished_at < now() - $3 * interval '1 minute' as is_overdue from file_analyses
     where content_hash = $1 and kernel_version = $2`,
    [contentHash, kernelVersion, givenUpMinutes],
  );
  if (known?.is_overdue !== true) return;
  // It is measured alone from the first attempt: `isAlone` marks it as in flight when a worker died. An upsert, so that
  // the job is enqueued with the commit.
  const again = { ...waiting, isAlone: false, isGivenUp: false, fault: null, finishedAt: null };
  await em.upsert(
    FileAnalysis,
    { contentHash, kernelVersion, format, ...again },
    { onConflictAction: 'merge' },
  );
}
