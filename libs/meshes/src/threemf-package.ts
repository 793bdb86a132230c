import { once } from 'node:events';
import { type ZlibOptions, crc32, createInflateRaw } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { type Entry, fromBufferPromise, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl';
import type { MeshKernel } from '@kernel/kernel.js';
import type { KernelResult } from '@kernel/kernel-result.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import { partKey } from '@kernel/scene.js';

/** Bounds against decompression bombs. */
const maxEntries = 10_000;
/** Most bytes of all model parts together, unpacked. */
export const maxThreemfXmlBytes = 512 * 1024 ** 2;
/** Beyond this size, XML that compresses to less than a 250th is no mesh. */
const ratioFreeBytes = 16 * 1024 ** 2;
const maxRatio = 250;
const maxRelationshipsBytes = 1024 ** 2;

/**
 * Larger chunks mean fewer trips to the thread that inflates; from 128 KiB on, allocators map fresh pages for
 * each one, which costs more than the trips.
 */
const inflateChunkBytes = 120 * 1024;
/** How far that thread may inflate ahead of the kernel. */
const inflateAheadBytes = 4 * 1024 ** 2;
const modelRelationship = 'http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel';

/** ZIP's flag bits for encryption of either kind, and its two methods that 3MF allows. */
const encryptedFlags = 0x41;
const stored = 0;
const deflated = 8;

/**
 * Measures a 3MF file. Its model parts are inflated chunk by chunk into the kernel: neither the XML nor a
 * document of it is ever whole in memory.
 * @param file the whole file
 * @param kernel a fresh instance
 * @throws MeshReadError
 */
export async function measureThreemf(file: Uint8Array, kernel: MeshKernel): Promise<KernelResult> {
  const package_ = await ThreemfPackage.open(file);
  const pending = [await package_.rootModel()];
  const read = new Set<string>();
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    if (read.has(part)) continue;
    read.add(part);
    await package_.refuseExternalLinks(part);
    kernel.beginPart(part);
    for await (const chunk of asUtf8(package_.inflate(part))) kernel.pushXml(chunk);
    pending.push(...kernel.finishPart());
  }
  return kernel.measure3mf();
}

/** The entries of a 3MF file, by part key. */
class ThreemfPackage {
  private inflatedBytes = 0;

  private constructor(
    private readonly file: Uint8Array,
    private readonly zip: ZipFile,
    private readonly entries: Map<string, Entry>,
  ) {}

  static async open(file: Uint8Array): Promise<ThreemfPackage> {
    const entries = new Map<string, Entry>();
    const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const zip = await orDamaged(fromBufferPromise(buffer, { decodeStrings: false }));
    if (zip.entryCount > maxEntries) throw new MeshReadError('archiveTooLarge');
    const iterator = zip.eachEntry();
    for (;;) {
      const next = await orDamaged(iterator.next());
      if (next.done) break;
      addEntry(entries, next.value);
    }
    return new ThreemfPackage(file, zip, entries);
  }

  /** Key of the model part that the package's relationships name. */
  async rootModel(): Promise<string> {
    const relationships = await this.relationshipsOf('');
    const [model, ...others] = relationships.filter(({ type }) => type === modelRelationship);
    if (model === undefined) throw new MeshReadError('relationshipsUnreadable');
    if (others.length > 0) throw new MeshReadError('severalModels');
    refuseExternal(relationships);
    return partKey(model.target);
  }

  /** Refuses a part with links outside the package; other relationships are ignored. */
  async refuseExternalLinks(part: string): Promise<void> {
    if (this.entries.has(relationshipsKey(part))) refuseExternal(await this.relationshipsOf(part));
  }

  /** The relationships of a part, or of the package. */
  private async relationshipsOf(part: string): Promise<Relationship[]> {
    const key = relationshipsKey(part);
    const entry = this.entries.get(key);
    if (!entry || entry.uncompressedSize > maxRelationshipsBytes) {
      throw new MeshReadError('relationshipsUnreadable');
    }
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of asUtf8(this.inflate(key))) text += decoder.decode(chunk, { stream: true });
    return parseRelationships(text);
  }

  /** The bytes of a part, chunk by chunk, their number and checksum verified. */
  async *inflate(part: string): AsyncGenerator<Uint8Array> {
    const entry = this.entries.get(part);
    if (!entry) throw new MeshReadError('partMissing', part);
    this.admit(entry);
    const { fileDataStart } = await orDamaged(this.zip.readLocalFileHeaderPromise(entry, { minimal: true }));
    const packed = this.file.subarray(fileDataStart, fileDataStart + entry.compressedSize);
    let bytes = 0;
    let checksum = 0;
    for await (const chunk of entry.compressionMethod === stored ? [packed] : inflateRaw(packed)) {
      bytes += chunk.length;
      if (bytes > entry.uncompressedSize) throw new MeshReadError('archiveDamaged');
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
    if (bytes !== entry.uncompressedSize || checksum !== entry.crc32)
      throw new MeshReadError('archiveDamaged');
  }

  /** Refuses an encrypted or too large entry before unpacking it. */
  private admit(entry: Entry): void {
    if ((entry.generalPurposeBitFlag & encryptedFlags) !== 0) throw new MeshReadError('archiveEncrypted');
    if (entry.compressionMethod !== stored && entry.compressionMethod !== deflated) {
      throw new MeshReadError('archiveDamaged');
    }
    this.inflatedBytes += entry.uncompressedSize;
    const isBomb =
      entry.uncompressedSize > ratioFreeBytes && entry.uncompressedSize > entry.compressedSize * maxRatio;
    if (this.inflatedBytes > maxThreemfXmlBytes || isBomb) throw new MeshReadError('archiveTooLarge');
  }
}

function addEntry(entries: Map<string, Entry>, entry: Entry): void {
  const raw = entry.fileNameRaw;
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false);
  const key = partKey(name);
  if (validateFileName(name) !== null || entries.has(key)) throw new MeshReadError('archiveNames', name);
  entries.set(key, entry);
}

async function* inflateRaw(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const stream = createInflateRaw({
    chunkSize: inflateChunkBytes,
    readableHighWaterMark: inflateAheadBytes,
  } as ZlibOptions);
  stream.end(packed);
  try {
    for await (const chunk of stream) yield chunk as Uint8Array;
  } catch {
    throw new MeshReadError('archiveDamaged');
  } finally {
    stream.destroy();
    if (!stream.closed) await once(stream, 'close');
  }
}

/** Passes UTF-8 on, and decodes UTF-16 (recognised by its byte order mark, or by the NUL beside the first `<`). */
async function* asUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let decoder: TextDecoder | null | undefined;
  for await (const chunk of chunks) {
    if (decoder === undefined) {
      refuseEncoding(chunk);
      const [first, second] = chunk;
      if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) {
        decoder = new TextDecoder('utf-16le');
      } else if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) {
        decoder = new TextDecoder('utf-16be');
      } else {
        decoder = null;
      }
    }
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
  }
}

/** UTF-32, recognised by its byte order mark or by the NULs beside the first `<`. */
const utf32Starts = ['fffe0000', '0000feff', '3c000000', '0000003c'];

/** 3MF allows UTF-8 and UTF-16; ASCII is UTF-8. UTF-16 is recognised by its bytes, so its declaration is ignored. */
function refuseEncoding(start: Uint8Array): void {
  const bytes = Buffer.from(start.buffer, start.byteOffset, Math.min(start.byteLength, 256));
  if (utf32Starts.includes(bytes.toString('hex', 0, 4))) throw new MeshReadError('xmlEncoding', 'UTF-32');
  const declared = /^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"'>]*)["']/.exec(
    bytes.toString('latin1'),
  );
  const name = declared?.[1] ?? 'UTF-8';
  if (!/^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|ascii)$/i.test(name))
    throw new MeshReadError('xmlEncoding', name);
}

/** One line of a relationships part. */
interface Relationship {
  type: string;
  target: string;
  isExternal: boolean;
}

/** The key of a part's relationships; of the package's own for ''. */
function relationshipsKey(part: string): string {
  const nameAt = part.lastIndexOf('/') + 1;
  return `${part.slice(0, nameAt)}_rels/${part.slice(nameAt)}.rels`;
}

/** @throws MeshReadError when they cannot be read */
function parseRelationships(text: string): Relationship[] {
  const relationships: Relationship[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name.replace(/^.*:/, '') !== 'Relationship') return;
    const {
      Type: type = '',
      Target: target = '',
      TargetMode: mode = '',
    } = attributes as Record<string, string>;
    // A target with a scheme, a drive or a host does not name a part.
    const isExternal =
      mode.trim().toLowerCase() === 'external' || /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target);
    relationships.push({ type, target, isExternal });
  });
  try {
    parser.write(text).close();
  } catch {
    throw new MeshReadError('relationshipsUnreadable');
  }
  return relationships;
}

function refuseExternal(relationships: readonly Relationship[]): void {
  const external = relationships.find(({ isExternal }) => isExternal);
  if (external !== undefined) throw new MeshReadError('externalLink', external.target);
}

/** The promise's value; errors of the ZIP reader become a fault of the file. */
async function orDamaged<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    const isEncrypted = error instanceof Error && error.message.includes('encryption');
    throw new MeshReadError(isEncrypted ? 'archiveEncrypted' : 'archiveDamaged');
  }
}
