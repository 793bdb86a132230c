/** A customer may wait for what a newer release has added, or an older one knows: its workers run beside this one. */
export const otherReleaseMs = 3_000;

/** Workers of a newer release that have not come by then do not come: it was taken back. */
const newerComesWithinMs = 600_000;

/** Whether the workers of a newer release, which has asked for it, are to be waited for. */
export const mayNewerCome = (askedAt: Date): boolean => Date.now() - askedAt.getTime() < newerComesWithinMs;

/** A job must let others go first: it returns to its queue with a delay, and the attempt is not counted. */
export class NotNowError extends Error {
  override readonly name = 'NotNowError';

  constructor(readonly delayMs: number) {
    super(`Comes again in ${delayMs} ms.`);
  }
}
