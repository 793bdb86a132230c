/** What unpacking takes from where it runs: Node's own functions are several times faster than a browser's. */
export interface Unpacker {
  /**
   * The bytes that were deflated, chunk by chunk, no further ahead of the reader than some megabytes.
   *
   * @throws when the bytes are not one whole deflated stream with nothing behind it
   */
  inflateRaw: (packed: Uint8Array) => AsyncIterable<Uint8Array>;
  /** CRC-32 of a chunk behind others, whose checksum is `before`; 0 for the first. */
  crc32: (chunk: Uint8Array, before: number) => number;
}
