import { crc32 } from './crc32.js';
import type { Unpacker } from './unpacker.js';

/** A chunk may inflate to a thousand times its size before the reader sees any of it. */
const packedChunkBytes = 16 * 1024;

async function feed(writer: WritableStreamDefaultWriter<Uint8Array>, packed: Uint8Array): Promise<void> {
  for (let at = 0; at < packed.length; at += packedChunkBytes) {
    await writer.ready;
    await writer.write(packed.subarray(at, at + packedChunkBytes));
  }
  await writer.close();
}

async function* inflateRaw(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const reader = (readable as ReadableStream<Uint8Array>).getReader();
  // The reader meets the same error.
  feed((writable as WritableStream<Uint8Array>).getWriter(), packed).catch(() => undefined);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** For browsers. */
export const webUnpacker: Unpacker = { inflateRaw, crc32 };
