import { maxUploadBytes } from '@shared/domain/contract/limits.js';
import type { Request } from 'express';
import { limitsOf } from './request-limits.js';

/** The slowest upload allowed: 128 kbit/s, which a weak mobile line reaches. */
export const leastUploadBytesPerSecond = 16 * 1024;

/** How long the largest upload may take at the least rate, and a quarter more. */
export const longestUploadMs = Math.ceil((maxUploadBytes / leastUploadBytesPerSecond) * 1_000 * 1.25);

/**
 * Calls `tooSlow` once when a window passes below {@link leastUploadBytesPerSecond}: a slower upload would hold its
 * connection, and a file being written, for hours.
 *
 * @returns a function that ends the watch.
 */
export function watchUploadRate(request: Request, tooSlow: () => void): () => void {
  const windowMs = limitsOf(request).uploadWindowMs;
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
  };
  const timer = setInterval(() => {
    if (received < (leastUploadBytesPerSecond * windowMs) / 1_000) {
      stop();
      tooSlow();
    }
    received = 0;
  }, windowMs);
  const stop = () => {
    clearInterval(timer);
    request.off('data', count);
  };
  // After the last byte the client has nothing left to send.
  request.on('data', count).once('end', stop);
  return stop;
}
