import { maxUploadBytes } from '@shared/domain/contract/limits.js';
import type { Request } from 'express';
import { limitsOf } from './request-limits.js';

/** The slowest upload allowed: 128 kbit/s, which a weak mobile line reaches. */
export const leastUploadBytesPerSecond = 16 * 1024;

/** How long the largest upload may take at the least rate, and a quarter more. */
export const longestUploadMs = Math.ceil((maxUploadBytes / leastUploadBytesPerSecond) * 1_000 * 1.25);

/**
 * Calls `tooSlow` once when a window passes below {@link leastUploadBytesPerSecond}: a slower upload would hold its
 * connection, and a file being written, for hours. Time in which the service itself takes nothing, as its storage is slow, is not
 * counted, nor a window of which that is half.
 *
 * @returns a function that ends the watch.
 */
export function watchUploadRate(request: Request, tooSlow: () => void): () => void {
  const windowMs = limitsOf(request).uploadWindowMs;
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
  };
  let heldMs = 0;
  let heldSinceMs: number | null = null;
  const hold = () => {
    heldSinceMs ??= performance.now();
  };
  const letGo = () => {
    if (heldSinceMs !== null) heldMs += performance.now() - heldSinceMs;
    heldSinceMs = null;
  };
  const timer = setInterval(() => {
    const isHeld = heldSinceMs !== null;
    letGo();
    const openMs = windowMs - heldMs;
    if (openMs > windowMs / 2 && received < (leastUploadBytesPerSecond * openMs) / 1_000) {
      stop();
      tooSlow();
    }
    received = heldMs = 0;
    if (isHeld) hold();
  }, windowMs);
  const stop = () => {
    clearInterval(timer);
    request.off('data', count).off('pause', hold).off('resume', letGo);
  };
  // After the last byte the client has nothing left to send.
  request.on('data', count).on('pause', hold).on('resume', letGo).once('end', stop);
  return stop;
}
