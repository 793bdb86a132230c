import { createHash } from 'node:crypto';
import type { DocumentContent } from './document-content.js';
import type { PackingSlip } from './shop-paper.js';

/** SHA-256 of a content, hex: the same content is rendered once. */
export function documentDigest(content: DocumentContent | PackingSlip): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
