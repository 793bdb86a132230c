/** How long the processes wait, and how old their cached data may be, in milliseconds. */
const standardLimits = {
  /** A request waits so long for a worker before it answers with `Retry-After`. */
  pendingWorkMs: 25_000,
  /** The whole body must have arrived by then; only uploads, which have a least rate instead, may take longer. */
  bodyMs: 15_000,
  /** An upload must keep its least rate in each window of this length. */
  uploadWindowMs: 15_000,
  /** How long answers in flight may take once the API is stopping: longer than one waits for a worker. */
  answersInFlightMs: 30_000,
  /** How long running jobs may take once a worker is stopping; the longest legal file takes less. */
  jobsInFlightMs: 10_000,
  /** A worker writes its heartbeat so often. */
  heartbeatMs: 5_000,
  /** A worker whose heartbeat is older does not count. */
  heartbeatFreshMs: 15_000,
  /**
   * A worker that has not renewed its job's lock for so long has lost the job; others check for that every
   * `stalledLookMs`. Together less than `pendingWorkMs`: a killed worker's job is done within the same request.
   */
  jobLockMs: 8_000,
  stalledLookMs: 4_000,
  /** A worker that has lost its queue asks for it again after so long. */
  queueRetryMs: 1_000,
  /** Workers look so often whether the queues still know the scheduled jobs. */
  scheduleLookMs: 10_000,
  /** How long the catalogue and the paces of machines are cached. */
  catalogueFreshMs: 5_000,
  /** How long the current price book is cached: a published one prices everywhere by then. */
  priceBookFreshMs: 1_000,
};

export type TimeLimits = Readonly<typeof standardLimits>;

/** The limits, multiplied by `scale`: `TIME_LIMIT_SCALE`, which is 1 except in tests. */
export function timeLimits(scale: number): TimeLimits {
  const entries = Object.entries(standardLimits).map(([name, ms]) => [name, Math.ceil(ms * scale)]);
  return Object.fromEntries(entries) as TimeLimits;
}
