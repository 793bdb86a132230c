import type { QueueName } from '@shared/infra/queue/jobs.js';

/** How many jobs of a queue are in each state, and when the one that is next in turn was added or last tried. */
export interface HeldJobs {
  queue: QueueName;
  /** Those of a paused queue among them. */
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  /** Of a queue in the database 0 unless they are counted, which reads them. */
  completed: number;
  isPaused: boolean;
  /** By the clock of who added the job; where jobs have lanes, the oldest one is another. */
  nextAtMs: number | null;
}
