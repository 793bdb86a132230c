import type { EntityManager } from '@mikro-orm/postgresql';
import { kernelVersion } from '@kernel/version.js';
import type { MeshFormat } from '../contract/enums.js';

/** Makes sure that a content has its row for this kernel: `pending`, unless it was there already. */
export async function ensureAnalysis(
  em: EntityManager,
  contentHash: string,
  format: MeshFormat,
): Promise<void> {
  await em.execute(
    `insert into file_analyses (content_hash, kernel_version, format, created_at)
     values (?, ?, ?, now()) on conflict do nothing`,
    [contentHash, kernelVersion, format],
  );
}
