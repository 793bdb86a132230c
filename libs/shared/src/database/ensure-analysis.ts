import type { EntityManager } from '@mikro-orm/postgresql';
import { kernelVersion } from '@kernel/version.js';
import type { MeshFormat } from '../contract/enums.js';
import { FileAnalysis } from './entities/file-analysis.entity.js';

/** Makes sure that a content has its row for this kernel: `pending`, unless it was there already. */
export async function ensureAnalysis(
  em: EntityManager,
  contentHash: string,
  format: MeshFormat,
): Promise<void> {
  await em.upsert(
    FileAnalysis,
    { contentHash, kernelVersion, format, status: 'pending', attempts: 0, createdAt: new Date() },
    { onConflictAction: 'ignore' },
  );
}
