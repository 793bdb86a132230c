import { SaxesParser } from 'saxes';
import type { MeshKernel } from '@kernel/kernel.js';
import type { KernelResult } from '@kernel/kernel-result.js';
import type { ObjectRoles } from '@kernel/object-roles.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import { partKey } from '@kernel/scene.js';
import type { Unpacker } from './unpacker.js';
import { roleConfigs, SlicerRoles } from './slicer-roles.js';
import { isBomb, isSafeName, readZipDirectory, unpackEntry, type ZipEntry } from './zip-directory.js';

/** Most bytes of all model parts together, unpacked. */
export const maxThreemfXmlBytes = 512 * 1024 ** 2;
/** Most bytes of all relationships together, and of each of a slicer's configurations: they take a parser of more steps a byte. */
const maxRelationshipsBytes = 2 * 1024 ** 2;
const maxConfigBytes = 4 * 1024 ** 2;

const modelRelationship = 'http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel';

/**
 * Measures a 3MF file. Its model parts are inflated chunk by chunk into the kernel: neither the XML nor a
 * document of it is ever whole in memory.
 * @param file the whole file
 * @param kernel a fresh instance
 * @param unpacker Node's or the browser's; no result depends on it
 * @throws MeshReadError
 */
export async function measureThreemf(
  file: Uint8Array,
  kernel: MeshKernel,
  unpacker: Unpacker,
): Promise<KernelResult> {
  const package_ = await ThreemfPackage.open(file, unpacker);
  const root = await package_.rootModel();
  const pending = [root];
  const read = new Set<string>();
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    if (read.has(part)) continue;
    read.add(part);
    await package_.refuseExternalLinks(part);
    kernel.beginPart(part);
    for await (const chunk of asUtf8(package_.inflate(part))) kernel.pushXml(chunk);
    pending.push(...kernel.finishPart());
  }
  return kernel.measure3mf(await package_.slicerRoles(root));
}

/** The entries of a 3MF file, by part key. */
class ThreemfPackage {
  private inflatedBytes = 0;
  private relationshipsBytes = 0;

  private constructor(
    private readonly file: Uint8Array,
    private readonly entries: Map<string, ZipEntry>,
    /** Keys that several entries have: which one is meant is not told. */
    private readonly shared: Set<string>,
    private readonly unpacker: Unpacker,
  ) {}

  static async open(file: Uint8Array, unpacker: Unpacker): Promise<ThreemfPackage> {
    const entries = new Map<string, ZipEntry>();
    const shared = new Set<string>();
    for (const entry of await readZipDirectory(file)) {
      if (!isSafeName(entry.name)) throw new MeshReadError('archiveNames', entry.name);
      const key = partKey(entry.name);
      if (entries.has(key)) shared.add(key);
      entries.set(key, entry);
    }
    return new ThreemfPackage(file, entries, shared, unpacker);
  }

  /** @throws MeshReadError `archiveNames` for a key that several entries have */
  private entryOf(key: string): ZipEntry | undefined {
    const entry = this.entries.get(key);
    if (entry && this.shared.has(key)) throw new MeshReadError('archiveNames', entry.name);
    return entry;
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
    if (this.entryOf(relationshipsKey(part))) refuseExternal(await this.relationshipsOf(part));
  }

  /** The relationships of a part, or of the package. */
  private async relationshipsOf(part: string): Promise<Relationship[]> {
    const key = relationshipsKey(part);
    this.relationshipsBytes += this.entryOf(key)?.sizeBytes ?? Infinity;
    if (this.relationshipsBytes > maxRelationshipsBytes) throw new MeshReadError('relationshipsUnreadable');
    let text = '';
    for await (const piece of asText(this.inflate(key))) text += piece;
    return parseRelationships(text);
  }

  /** What slicers say of the objects of the root part, once the kernel has read it. */
  async slicerRoles(root: string): Promise<ObjectRoles> {
    const roles = new SlicerRoles();
    for (const config of roleConfigs) {
      const entry = this.entryOf(config);
      if (!entry) continue;
      if (entry.sizeBytes > maxConfigBytes) throw new MeshReadError('archiveTooLarge');
      await roles.readConfig(asText(this.inflate(config)));
    }
    // Admitted when the kernel read it.
    await roles.readModel(asText(unpackEntry(this.file, this.entries.get(root)!, this.unpacker)));
    return roles.found;
  }

  /** The bytes of a part, chunk by chunk, their number and checksum verified. */
  async *inflate(part: string): AsyncGenerator<Uint8Array> {
    const entry = this.entryOf(part);
    if (!entry) throw new MeshReadError('partMissing', part);
    this.admit(entry);
    yield* unpackEntry(this.file, entry, this.unpacker);
  }

  /** Refuses what is too large before it is unpacked. */
  private admit(entry: ZipEntry): void {
    this.inflatedBytes += entry.sizeBytes;
    if (this.inflatedBytes > maxThreemfXmlBytes || isBomb(entry)) throw new MeshReadError('archiveTooLarge');
  }
}

const encoder = new TextEncoder();

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
    yield decoder ? encoder.encode(decoder.decode(chunk, { stream: true })) : chunk;
  }
}

async function* asText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of asUtf8(chunks)) yield decoder.decode(chunk, { stream: true });
}

/** UTF-32, recognised by its byte order mark or by the NULs beside the first `<`. */
const utf32Start = /^(?:\xff\xfe\0\0|\0\0\xfe\xff|<\0\0\0|\0\0\0<)/;

/** 3MF allows UTF-8 and UTF-16; ASCII is UTF-8. UTF-16 is recognised by its bytes, so its declaration is ignored. */
function refuseEncoding(start: Uint8Array): void {
  // One character a byte.
  const text = String.fromCharCode(...start.subarray(0, 256));
  if (utf32Start.test(text)) throw new MeshReadError('xmlEncoding', 'UTF-32');
  const declared = /^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"'>]*)["']/.exec(text);
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
