import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import { service } from '../service/client.js';
import { download } from '@web/app/download.js';
import { dataOf } from '@web/app/failure.js';

/** A file of the account, as it was uploaded. */
export interface StoredFile {
  content: Blob;
  /** Of its numbers. */
  unit: LengthUnit;
}

/**
 * Downloads a file of the account; `null` for one that the server alone can price: a card of several colours.
 *
 * @throws {CallFailure}
 */
export async function storedFile(fileKey: string): Promise<StoredFile | null> {
  const { url, unit, furtherSkus } = await dataOf(service.POST('/api/files/link', { body: { fileKey } }));
  if (furtherSkus.length > 0) return null;
  return { content: await download(url), unit };
}
