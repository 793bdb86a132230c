const polynomial = 0xedb88320;

/** Table k: the checksum of a byte with k bytes of zeros behind it. */
const tables = Array.from({ length: 8 }, () => new Uint32Array(256));
const [first] = tables as [Uint32Array];
for (let byte = 0; byte < 256; byte++) {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  first[byte] = value;
}
for (let k = 1; k < tables.length; k++) {
  for (let byte = 0; byte < 256; byte++) {
    const before = tables[k - 1]![byte]!;
    tables[k]![byte] = (before >>> 8) ^ first[before & 0xff]!;
  }
}
const [t0, t1, t2, t3, t4, t5, t6, t7] = tables as [
  ...[Uint32Array, Uint32Array, Uint32Array, Uint32Array],
  ...[Uint32Array, Uint32Array, Uint32Array, Uint32Array],
];

/**
 * CRC-32 as ZIP archives hold it, eight bytes a step.
 *
 * @param before the checksum of what lies before the bytes
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let crc = ~before >>> 0;
  let at = 0;
  for (const end = bytes.length - 7; at < end; at += 8) {
    const low = (view.getUint32(at, true) ^ crc) >>> 0;
    const high = view.getUint32(at + 4, true);
    const fromLow = t7[low & 0xff]! ^ t6[(low >>> 8) & 0xff]! ^ t5[(low >>> 16) & 0xff]! ^ t4[low >>> 24]!;
    const fromHigh =
      t3[high & 0xff]! ^ t2[(high >>> 8) & 0xff]! ^ t1[(high >>> 16) & 0xff]! ^ t0[high >>> 24]!;
    crc = (fromLow ^ fromHigh) >>> 0;
  }
  for (; at < bytes.length; at++) crc = (crc >>> 8) ^ t0[(crc ^ bytes[at]!) & 0xff]!;
  return ~crc >>> 0;
}
