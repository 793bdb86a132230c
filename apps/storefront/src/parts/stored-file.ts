import { appWords } from '@web/app/app-words.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import { service } from '../service/client.js';
import { download } from '@web/app/download.js';
import { CallFailure, dataOf } from '@web/app/failure.js';
import type { Part } from './part.js';

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

/**
 * The key of a file that an upload stored whose answer was lost with its page; `null` where there is none yet.
 *
 * @throws {CallFailure}
 */
export async function lostUpload({ name, sizeBytes, measured }: Part): Promise<string | null> {
  if (measured?.outcome !== 'measured' && measured?.outcome !== 'unreadable') return null;
  const params = { query: { search: name.slice(0, 100), limit: 10 } };
  const files = await dataOf(service.GET('/api/files', { params }));
  const { fileHash } = measured;
  const alike = files.filter(({ metadata }) => metadata.filename === name && metadata.size === sizeBytes);
  const same = alike.find(({ analysis }) => analysis?.fileHash === fileHash);
  // What it holds is known once it is measured: asked for again until then.
  if (same === undefined && alike.some(({ status }) => status === 'pending')) {
    throw new CallFailure('UNKNOWN', appWords().unknown, {}, 1, 503);
  }
  return same?.key ?? null;
}
