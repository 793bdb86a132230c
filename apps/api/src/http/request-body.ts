import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Told } from '@shared/domain/contract/told.js';
import type { Request } from 'express';
import getRawBody from 'raw-body';
import { askForBody } from './awaited-bodies.js';
import { limitsOf } from './request-limits.js';
import { told } from '@shared/words/say.js';

/** Incompressible data grows a little, and archives have a header. */
const compressionSlackBytes = 16 * 1024;

/** How a body is received. */
interface BodyOptions {
  /** Of the body as it is used: inflated, where it may be compressed. */
  maxBytes: number;
  /** Takes gzip, deflate and br, too. */
  mayBeCompressed?: boolean;
  /** The refusal of a larger one. */
  tooLarge: { message: Told; hint: Told };
}

const inflaters: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The refusal of a body that cannot be read. */
export function unreadable(message: Told, hint: Told, cause?: unknown): ServiceError {
  return new ServiceError('INVALID_INPUT', { message, details: { hint }, cause });
}

function inflaterFor(request: Request, mayBeCompressed: boolean): Transform | null {
  const encoding = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return null;
  const create = mayBeCompressed ? inflaters[encoding] : undefined;
  if (create !== undefined) return create();
  const hint = mayBeCompressed ? told('api.hints.utf8') : told('api.hints.noEncoding');
  throw unreadable(told('api.messages.unsupportedEncoding'), hint);
}

/** Stops inflating when the compressed bytes exceed the bound, even if they inflate to less. */
function boundCompressed(request: Request, inflater: Transform, maxBytes: number): void {
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes + compressionSlackBytes && !inflater.destroyed)
      inflater.destroy(Object.assign(new Error('too much to inflate'), { type: 'entity.too.large' }));
  });
}

function explain(error: unknown, { tooLarge }: BodyOptions): ServiceError {
  const { type } = error as { type?: string };
  if (type === 'entity.too.large') return unreadable(tooLarge.message, tooLarge.hint, error);
  return unreadable(told('api.messages.unreadableBody'), told('api.hints.wholeBody'), error);
}

/**
 * The body byte for byte. Reading stops at the first byte beyond the bound; `unread-body.ts`
 * handles the rest.
 *
 * @throws {ServiceError} INVALID_INPUT when it is too large, compressed in an unsupported way, or late.
 */
export async function receiveBody(request: Request, options: BodyOptions): Promise<Buffer> {
  const { maxBytes, mayBeCompressed = false, tooLarge } = options;
  const inflater = inflaterFor(request, mayBeCompressed);
  const length = Number(request.headers['content-length'] ?? 0);
  if (inflater === null && length > maxBytes) throw unreadable(tooLarge.message, tooLarge.hint);
  askForBody(request);
  const stream: Readable = inflater === null ? request : request.pipe(inflater);
  // Without a listener, an error after the reader has gone would end the process.
  inflater?.on('error', () => undefined);
  if (inflater !== null) boundCompressed(request, inflater, maxBytes);
  const reading = getRawBody(stream, { limit: maxBytes });
  const { bodyMs } = limitsOf(request);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      request.res?.setHeader('Connection', 'close');
      reject(
        unreadable(told('api.messages.lateBody'), told('api.hints.bodyInTime', { seconds: bodyMs / 1000 })),
      );
    }, bodyMs);
  });
  try {
    return await Promise.race([reading, late]);
  } catch (error) {
    reading.catch(() => undefined);
    throw error instanceof ServiceError ? error : explain(error, options);
  } finally {
    clearTimeout(timer);
    if (inflater !== null) {
      request.unpipe(inflater);
      inflater.destroy();
    }
  }
}
