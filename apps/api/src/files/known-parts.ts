import { LRUCache } from 'lru-cache';
import { kernelVersion } from '@kernel/version.js';
import { uploadRetentionDays } from '@shared/domain/contract/limits.js';
import type { PartRow } from './part-rows.js';

/** Of the parts that were priced last: some kilobytes each, most of them shared with what is kept of their contents. */
const mostParts = 5_000;

/** What was changed by hand, or with a database that was restored, is seen after this. */
const keptMs = 10 * 60_000;

const dayMs = 86_400_000;

/**
 * Parts that no request can find otherwise than the last one did: their files are young, so `files.retain` deletes none of them for
 * another day, and are measured by this kernel, which measures nothing twice. Files of an account that is deleted end with its
 * sessions; what is sold holds its files by their rows.
 */
export class KnownParts<Part extends object> {
  private readonly parts = new LRUCache<string, { userId: string; part: Part }>({
    max: mostParts,
    ttl: keptMs,
  });

  keep(userId: string, row: PartRow, part: Part): void {
    const ageMs = Date.now() - row.created_s * 1000;
    if (row.status !== 'done' || row.kernel_version !== kernelVersion) return;
    if (ageMs < (uploadRetentionDays - 1) * dayMs) this.parts.set(row.key, { userId, part });
  }

  find(userId: string, key: string): Part | undefined {
    const known = this.parts.get(key);
    return known?.userId === userId ? known.part : undefined;
  }
}
