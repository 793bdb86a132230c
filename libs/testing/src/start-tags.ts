/**
 * The tags of a job that a flow adds, by start-time fair queueing: the model that the service's SQL is compared with.
 *
 * @param virtualMs greatest start tag of the jobs that are done, of all flows, or the least of those that wait if that is less.
 * @param lastMs finish tag of the flow's last job.
 * @returns `startMs`, by which jobs are served, and `finishMs`, the flow's new last tag.
 */
export function tagsOf(
  virtualMs: number,
  lastMs: number,
  job: { costMs: number; weight: number },
): { startMs: number; finishMs: number } {
  const startMs = Math.max(virtualMs, lastMs);
  return { startMs, finishMs: startMs + job.costMs / job.weight };
}
