const woffSignature = 0x774f4646;
const woffHeaderBytes = 44;
const woffEntryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;

/** Unpacks a zlib stream. */
export type Inflate = (packed: Uint8Array) => Uint8Array;

interface FontTable {
  tag: number;
  checksum: number;
  data: Uint8Array;
}

/** A table as the file holds it. */
interface StoredTable extends FontTable {
  isPacked: boolean;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** @throws RangeError when it is no WOFF file */
function storedTablesOf(woff: Uint8Array): StoredTable[] {
  if (woff.length < woffHeaderBytes || viewOf(woff).getUint32(0) !== woffSignature) {
    throw new RangeError('Not a WOFF file');
  }
  const view = viewOf(woff);
  return Array.from({ length: view.getUint16(12) }, (_, place) => {
    const entry = woffHeaderBytes + place * woffEntryBytes;
    const [tag, offset, packedBytes, bytes, checksum] = [0, 4, 8, 12, 16].map((at) =>
      view.getUint32(entry + at),
    ) as [number, number, number, number, number];
    const data = woff.subarray(offset, offset + packedBytes);
    return { tag, checksum, data, isPacked: packedBytes < bytes };
  });
}

const padded = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/**
 * Unpacks a WOFF 1.0 font into the OpenType file it was made of (W3C, WOFF File Format 1.0, sections 3–5): HarfBuzz
 * reads no other, and pdfmake unpacks WOFF slowly and anew for every document.
 *
 * @throws RangeError when it is no WOFF file
 */
export function unpackWoff(woff: Uint8Array, inflate: Inflate): Uint8Array {
  const tables = storedTablesOf(woff).map((table): FontTable =>
    table.isPacked ? { ...table, data: inflate(table.data) } : table,
  );
  return openTypeOf(woff, tables);
}

/** {@link unpackWoff} where zlib streams are unpacked in the background, as in browsers. */
export async function unpackWoffLater(
  woff: Uint8Array,
  inflate: (packed: Uint8Array) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const tables = await Promise.all(
    storedTablesOf(woff).map(async (table): Promise<FontTable> =>
      table.isPacked ? { ...table, data: await inflate(table.data) } : table,
    ),
  );
  return openTypeOf(woff, tables);
}

function openTypeOf(woff: Uint8Array, tables: readonly FontTable[]): Uint8Array {
  const largestPower = Math.floor(Math.log2(tables.length));
  const headBytes = sfntHeaderBytes + tables.length * sfntEntryBytes;
  const font = new Uint8Array(tables.reduce((sum, { data }) => sum + padded(data.length), headBytes));
  const view = viewOf(font);
  view.setUint32(0, viewOf(woff).getUint32(4));
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** largestPower * 16);
  view.setUint16(8, largestPower);
  view.setUint16(10, tables.length * 16 - 2 ** largestPower * 16);
  let offset = headBytes;
  tables.forEach(({ tag, checksum, data }, place) => {
    [tag, checksum, offset, data.length].forEach((value, field) =>
      view.setUint32(sfntHeaderBytes + place * sfntEntryBytes + field * 4, value),
    );
    font.set(data, offset);
    offset += padded(data.length);
  });
  return font;
}
