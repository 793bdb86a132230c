/*
 * Start-time fair queueing (Goyal, Vin and Cheng, SIGCOMM 1996): each flow of jobs has a tag that moves on with the work
 * it adds, and the job with the smallest start tag is served next. Tags are milliseconds of predicted work, divided by
 * the flow's weight. SQL works the tags out (`infra/lanes/lanes.ts`); tests compare it with a model.
 */

/** What an account's work weighs against that of others. */
export const accountWeights = {
  /** It has paid an order. */
  established: 4,
  /** Its address is verified for a day. */
  known: 2,
  /** Anyone can have many of these. */
  new: 1,
} as const;

/** Work that somebody waits for weighs this much more than the rest of the same account. */
export const awaitedFactor = 4;

/** BullMQ's greatest priority; smaller ones are served first. */
export const lastPriority = 2 ** 21 - 1;

/** Tags that differ by less than this may share a priority; then the first added is the first served. */
export const priorityStepMs = 8;

/** How far the virtual time may be from its base before waiting jobs are numbered anew. */
export const renumberAfterMs = (lastPriority * priorityStepMs) / 2;

/** The priority of a tag. Past the range all share the last, until waiting jobs are numbered anew. */
export function priorityOf(startMs: number, baseMs: number): number {
  const step = Math.floor((startMs - baseMs) / priorityStepMs);
  return Math.min(lastPriority, Math.max(1, 1 + step));
}
