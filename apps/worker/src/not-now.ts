/** A job must let others go first: it returns to its queue with a delay, and the attempt is not counted. */
export class NotNowError extends Error {
  override readonly name = 'NotNowError';

  constructor(readonly delayMs: number) {
    super(`Comes again in ${delayMs} ms.`);
  }
}

/**
 * Only work this recent is let go first: older work has lost its job or has no worker, and must not hold up
 * others.
 */
export const lateSeconds = 20;
