/** A job that must let others go first: it is put back and comes again a little later, without counting as a try. */
export class NotNowError extends Error {
  override readonly name = 'NotNowError';

  constructor(readonly delayMs: number) {
    super(`Comes again in ${delayMs} ms.`);
  }
}

/**
 * Only those who came lately are let go first: what waits for longer has lost its job, or has no worker, and must
 * not hold up others.
 */
export const lateSeconds = 20;
