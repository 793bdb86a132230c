import {
  type Reader,
  WARNING_MISMATCHED_CENTRAL_DIRECTORY_OFFSET as misplacedDirectory,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-reader.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import type { Unpacker } from './unpacker.js';

/** Bound against archives of endless entries. */
const maxEntries = 10_000;

/** Below this size, any ratio is allowed. */
const ratioFreeBytes = 16 * 1024 ** 2;
const maxRatio = 250;

/** ZIP's methods that 3MF allows, and every program writes. */
const stored = 0;
const deflated = 8;

/** ZIP's flag bits for encryption of either kind. */
const encryptedFlags = 0x41;

const localHeader = { signature: 0x04034b50, bytes: 30, nameBytesAt: 26, extraBytesAt: 28 };

/** An entry as the directory describes it. */
export interface ZipEntry {
  name: string;
  /** ZIP's number of the compression: 0 stored, 8 deflated. */
  method: number;
  isEncrypted: boolean;
  packedBytes: number;
  /** As promised; the stream may hold another number. */
  sizeBytes: number;
  crc32: number;
  headerAt: number;
}

/** The two members of a reader that its directory is read by: zip.js's own readers bring their writers along. */
function readerOf(file: Uint8Array): Reader<unknown> {
  const readUint8Array = (at: number, bytes: number): Uint8Array => file.slice(at, at + bytes);
  return { size: file.length, readUint8Array } as unknown as Reader<unknown>;
}

/** Blanks and NULs behind its end, which a transfer may append, make no archive damaged. */
const maxPaddingBytes = 4096;
const paddingBytes = new Set([0, 9, 10, 13, 26, 32]);

/** Names are judged by `isSafeName`; an archive that ends twice, or before its end, is damaged. */
const options = {
  strictness: 'balanced',
  filenameValidation: 'tolerant',
  maxAppendedDataSize: maxPaddingBytes,
  extractAppendedData: true,
} as const;

/**
 * Reads the directory of a ZIP archive; no entry is unpacked.
 *
 * @throws MeshReadError `archiveDamaged`, `archiveEncrypted`, `archiveTooLarge`
 */
export async function readZipDirectory(file: Uint8Array): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  const reader = new ZipReader(readerOf(file), options);
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entries.length === maxEntries) throw new MeshReadError('archiveTooLarge');
      entries.push({
        name: entry.filename,
        method: entry.compressionMethod,
        isEncrypted: entry.encrypted || ((entry.rawBitFlag ?? 0) & encryptedFlags) !== 0,
        packedBytes: entry.compressedSize,
        sizeBytes: entry.uncompressedSize,
        crc32: entry.signature ?? 0,
        headerAt: entry.offset,
      });
    }
    if (
      reader.warnings?.some(({ reason }) => reason === misplacedDirectory) ||
      reader.appendedData?.some((byte) => !paddingBytes.has(byte))
    )
      throw new MeshReadError('archiveDamaged');
  } catch (error) {
    if (error instanceof MeshReadError) throw error;
    const isEncrypted = error instanceof Error && /encrypt/i.test(error.message);
    throw new MeshReadError(isEncrypted ? 'archiveEncrypted' : 'archiveDamaged');
  }
  return entries;
}

/**
 * An entry's bytes as they lie in the archive, a view of it.
 *
 * @throws MeshReadError `archiveDamaged`
 */
export function packedBytesOf(file: Uint8Array, { headerAt, packedBytes }: ZipEntry): Uint8Array {
  const { signature, bytes, nameBytesAt, extraBytesAt } = localHeader;
  if (headerAt + bytes > file.length) throw new MeshReadError('archiveDamaged');
  const header = new DataView(file.buffer, file.byteOffset + headerAt, bytes);
  if (header.getUint32(0, true) !== signature) throw new MeshReadError('archiveDamaged');
  const start = headerAt + bytes + header.getUint16(nameBytesAt, true) + header.getUint16(extraBytesAt, true);
  if (start + packedBytes > file.length) throw new MeshReadError('archiveDamaged');
  return file.subarray(start, start + packedBytes);
}

/**
 * An entry's bytes, chunk by chunk, their number and checksum verified.
 *
 * @throws MeshReadError `archiveDamaged`, `archiveEncrypted`
 */
export async function* unpackEntry(
  file: Uint8Array,
  entry: ZipEntry,
  unpacker: Unpacker,
): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted) throw new MeshReadError('archiveEncrypted');
  if (entry.method !== stored && entry.method !== deflated) throw new MeshReadError('archiveDamaged');
  const packed = packedBytesOf(file, entry);
  let bytes = 0;
  let checksum = 0;
  for await (const chunk of entry.method === stored ? [packed] : inflated(packed, unpacker)) {
    bytes += chunk.length;
    if (bytes > entry.sizeBytes) throw new MeshReadError('archiveDamaged');
    checksum = unpacker.crc32(chunk, checksum);
    yield chunk;
  }
  if (bytes !== entry.sizeBytes || checksum !== entry.crc32) throw new MeshReadError('archiveDamaged');
}

async function* inflated(packed: Uint8Array, unpacker: Unpacker): AsyncGenerator<Uint8Array> {
  try {
    yield* unpacker.inflateRaw(packed);
  } catch {
    throw new MeshReadError('archiveDamaged');
  }
}

/**
 * Whether an entry is a decompression bomb by its own figures: no mesh compresses to less than a 250th.
 */
export function isBomb({ sizeBytes, packedBytes }: ZipEntry): boolean {
  return sizeBytes > ratioFreeBytes && sizeBytes > packedBytes * maxRatio;
}

/** Whether a name stays below its folder, on every system. */
export function isSafeName(name: string): boolean {
  return !/\\|^[a-z]:|^\//i.test(name) && !name.split('/').includes('..');
}
