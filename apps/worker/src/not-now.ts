/** A customer may wait for what a newer release has added, or an older one knows: its workers run beside this one. */
export const otherReleaseMs = 3_000;

/** A job must let others go first: it returns to its queue with a delay, and the attempt is not counted. */
export class NotNowError extends Error {
  override readonly name = 'NotNowError';

  constructor(readonly delayMs: number) {
    super(`Comes again in ${delayMs} ms.`);
  }
}
