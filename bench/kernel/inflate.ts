import { type ZlibOptions, createInflateRaw } from 'node:zlib';

/** The packed bytes of the largest entry of a ZIP archive as `encodePackage` writes it. */
export function modelIn(archive: Buffer): Buffer {
  let largest: Buffer = Buffer.alloc(0);
  let at = 0;
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    at = start + archive.readUInt32LE(at + 18);
    if (at - start > largest.length) largest = archive.subarray(start, at);
  }
  return largest;
}

/** Inflates chunk by chunk in another thread, as the worker does, and drops what comes out. */
export async function inflateStreamed(packed: Buffer): Promise<number> {
  const options = { chunkSize: 120 * 1024, readableHighWaterMark: 4 * 1024 ** 2 } as ZlibOptions;
  const stream = createInflateRaw(options);
  stream.end(packed);
  let bytes = 0;
  for await (const chunk of stream) bytes += (chunk as Buffer).length;
  return bytes;
}
