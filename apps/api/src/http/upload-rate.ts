import { maxUploadBytes } from '@shared/domain/contract/limits.js';
import type { Request } from 'express';
import { limitsOf } from './request-limits.js';

/** The least that an upload may bring: 128 kbit/s, which a weak mobile line does. */
export const leastUploadBytesPerSecond = 16 * 1024;

/** How long the largest upload may take at the least rate, with a quarter for all else. */
export const longestUploadMs = Math.ceil((maxUploadBytes / leastUploadBytesPerSecond) * 1_000 * 1.25);

/**
 * Calls `tooSlow` once when a window passes in which the body brought less than {@link leastUploadBytesPerSecond}: it
 * would hold its connection, and a file being written, for hours.
 *
 * @returns ends the watch.
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
  // What happens to a file that has come is not the client's to hasten.
  request.on('data', count).once('end', stop);
  return stop;
}
