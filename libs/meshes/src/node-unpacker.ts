import { once } from 'node:events';
import { crc32, createInflateRaw, type ZlibOptions } from 'node:zlib';
import type { Unpacker } from './unpacker.js';

/**
 * Larger chunks mean fewer trips to the thread that inflates; from 128 KiB on, allocators map fresh pages for
 * each one, which costs more than the trips.
 */
const inflateChunkBytes = 120 * 1024;
/** How far that thread may inflate ahead of the kernel. */
const inflateAheadBytes = 4 * 1024 ** 2;

async function* inflateRaw(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const stream = createInflateRaw({
    chunkSize: inflateChunkBytes,
    readableHighWaterMark: inflateAheadBytes,
  } as ZlibOptions);
  stream.end(packed);
  try {
    for await (const chunk of stream) yield chunk as Uint8Array;
    // Browsers refuse what lies behind the stream; zlib passes over it.
    if (stream.bytesWritten !== packed.length) throw new Error('Bytes behind the deflated stream.');
  } finally {
    stream.destroy();
    if (!stream.closed) await once(stream, 'close');
  }
}

/** For the worker's threads and for commands. */
export const nodeUnpacker: Unpacker = { inflateRaw, crc32 };
