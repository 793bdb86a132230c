import { MeshReadError } from '@kernel/mesh-read-error.js';
import { webUnpacker } from '@meshes/web-unpacker.js';
import { isBomb, readZipDirectory, unpackEntry, type ZipEntry } from '@meshes/zip-directory.js';
import { type IgnoredReason, isClutter, type PartCollector } from './part-collector.js';

const mebibyte = 1024 ** 2;

/** Most bytes of an archive: it is read whole. */
export const maxZipBytes = 256 * mebibyte;
/** Most bytes of the parts of one archive, unpacked. */
export const maxUnzippedBytes = 512 * mebibyte;
const reasons: Record<string, IgnoredReason> = {
  archiveEncrypted: 'encrypted',
  archiveTooLarge: 'archiveTooLarge',
};

const reasonOf = (error: unknown): IgnoredReason =>
  (error instanceof MeshReadError && reasons[error.code]) || 'unreadable';

/** Collects the parts of an archive; a damaged entry leaves the others as they are. */
export async function collectFromZip(path: string, file: Blob, collector: PartCollector): Promise<void> {
  if (file.size > maxZipBytes) return collector.ignore(path, 'archiveTooLarge');
  let bytes: Uint8Array;
  let entries: ZipEntry[];
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
    entries = await readZipDirectory(bytes);
  } catch (error) {
    return collector.ignore(path, reasonOf(error));
  }
  let unzippedBytes = 0;
  for (const entry of entries) {
    const { name, sizeBytes } = entry;
    const inside = `${path}/${name}`;
    if (name.endsWith('/') || isClutter(name) || !collector.admits(inside, sizeBytes)) continue;
    unzippedBytes += sizeBytes;
    if (unzippedBytes > maxUnzippedBytes || isBomb(entry)) {
      collector.ignore(inside, 'archiveTooLarge');
      continue;
    }
    try {
      collector.add(inside, await unpack(bytes, entry));
    } catch (error) {
      collector.ignore(inside, reasonOf(error));
    }
  }
}

async function unpack(archive: Uint8Array, entry: ZipEntry): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of unpackEntry(archive, entry, webUnpacker)) {
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  }
  return new Blob(chunks);
}
