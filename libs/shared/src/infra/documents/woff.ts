import { inflateSync } from 'node:zlib';

const woffSignature = 0x774f4646;
const woffHeaderBytes = 44;
const woffEntryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;

interface FontTable {
  tag: number;
  checksum: number;
  data: Buffer;
}

function tablesOf(woff: Buffer): FontTable[] {
  const count = woff.readUInt16BE(12);
  return Array.from({ length: count }, (_, place) => {
    const entry = woffHeaderBytes + place * woffEntryBytes;
    const [tag, offset, packedBytes, bytes, checksum] = [0, 4, 8, 12, 16].map((at) =>
      woff.readUInt32BE(entry + at),
    ) as [number, number, number, number, number];
    const stored = woff.subarray(offset, offset + packedBytes);
    return { tag, checksum, data: packedBytes < bytes ? inflateSync(stored) : stored };
  });
}

const padded = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/**
 * Unpacks a WOFF 1.0 font into the OpenType file it was made of (W3C, WOFF File Format 1.0, sections 3–5).
 * pdfmake reads WOFF too, but unpacks it slowly and anew for every document.
 *
 * @throws RangeError when it is no WOFF file
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.length < woffHeaderBytes || woff.readUInt32BE(0) !== woffSignature) {
    throw new RangeError('Not a WOFF file');
  }
  const tables = tablesOf(woff);
  const largestPower = Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(sfntHeaderBytes + tables.length * sfntEntryBytes);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(2 ** largestPower * 16, 6);
  header.writeUInt16BE(largestPower, 8);
  header.writeUInt16BE(tables.length * 16 - 2 ** largestPower * 16, 10);
  let offset = header.length;
  tables.forEach(({ tag, checksum, data }, place) => {
    const entry = sfntHeaderBytes + place * sfntEntryBytes;
    [tag, checksum, offset, data.length].forEach((value, field) =>
      header.writeUInt32BE(value, entry + field * 4),
    );
    offset += padded(data.length);
  });
  const bodies = tables.map(({ data }) => Buffer.concat([data], padded(data.length)));
  return Buffer.concat([header, ...bodies]);
}
