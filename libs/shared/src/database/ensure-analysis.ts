import type { EntityManager } from '@mikro-orm/postgresql';
import { kernelVersion } from '@kernel/version.js';
import type { MeshFormat } from '../contract/enums.js';

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
  // It is measured alone at once: `is_alone` says that it was in flight before.
  await em.execute(
    `insert into file_analyses as a (content_hash, kernel_version, format, created_at)
     values (?, ?, ?, now())
     on conflict (content_hash, kernel_version) do update
       set status = 'pending', attempts = 0, is_alone = false, is_given_up = false, fault = null,
           finished_at = null, created_at = now()
       where a.is_given_up and a.finished_at < now() - make_interval(mins => ?)`,
    [contentHash, kernelVersion, format, givenUpMinutes],
  );
}
