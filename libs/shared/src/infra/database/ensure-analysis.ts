import type { EntityManager } from '@mikro-orm/postgresql';
import { kernelVersion } from '@kernel/version.js';
import type { MeshFormat } from '../../domain/contract/enums.js';
import { FileAnalysis } from './entities/file-analysis.entity.js';

/** How long a content that was given up is left alone before it may be tried again. */
export const givenUpMinutes = 5;

/**
 * Makes sure that a content has its row for this kernel: `pending`, unless it was there already. One that was given
 * up some minutes ago is pending again: that it failed is no verdict of its geometry.
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
  // It is measured alone at once: `isAlone` says that it was in flight before.
  await em.nativeUpdate(
    FileAnalysis,
    { contentHash, kernelVersion, isGivenUp: true, finishedAt: { $lt: longAgo } },
    { ...waiting, isAlone: false, isGivenUp: false, fault: null, finishedAt: null },
  );
}
