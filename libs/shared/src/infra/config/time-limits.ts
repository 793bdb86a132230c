/** How long the processes wait, and how old what they know may be, in milliseconds. */
const standardLimits = {
  /** A request waits so long for a worker before it tells the client to come back. */
  pendingWorkMs: 25_000,
  /** The whole body must be here by then; only uploads, which have a least rate of their own, may take longer. */
  bodyMs: 15_000,
  /** In each window of this length an upload must bring its least rate. */
  uploadWindowMs: 15_000,
  /** Answers in flight may take so long once the API was told to stop. */
  answersInFlightMs: 10_000,
  /** Running jobs may take so long once a worker was told to stop; the longest legal file takes less. */
  jobsInFlightMs: 10_000,
  /** A worker says so often that it takes jobs. */
  heartbeatMs: 5_000,
  /** A worker that was not heard of for this long does not count. */
  heartbeatFreshMs: 15_000,
  /**
   * A worker that has not renewed the lock of its job for so long has lost it, which others look for every
   * `stalledLookMs`. Together less than `pendingWorkMs`: a job of a killed worker is done within the same request.
   */
  jobLockMs: 8_000,
  stalledLookMs: 4_000,
  /** The catalogue and the paces of machines are read again when they are older. */
  catalogueFreshMs: 5_000,
};

export type TimeLimits = Readonly<typeof standardLimits>;

/** The limits, multiplied by `scale`: `TIME_LIMIT_SCALE`, which is 1 except in tests. */
export function timeLimits(scale: number): TimeLimits {
  const entries = Object.entries(standardLimits).map(([name, ms]) => [name, Math.ceil(ms * scale)]);
  return Object.fromEntries(entries) as TimeLimits;
}
