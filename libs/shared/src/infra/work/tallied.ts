import type { JobEventKind } from '../database/entities/job-event.entity.js';
import type { JobName, QueueName } from '../queue/jobs.js';
import type { FailureCause } from './failure-cause.js';

/** What a queue did in a minute, as far as this process knows. */
export interface MinuteTally {
  queue: QueueName;
  startsAt: string;
  added: number;
  done: number;
  retried: number;
  failed: number;
  busyMs: number;
  capacityMs: number;
  depth: number;
  oldestSeconds: number;
}

/** A step of a job. */
export interface TalliedEvent {
  id: string;
  job: JobName;
  subject: string;
  kind: JobEventKind;
  at: string;
  try: number | null;
  /** How long the try took; of `givenBack`, how long the job is put off. */
  ms: number | null;
  /** How long it held its slot of the worker: `ms`, and what the worker did between the job before and this one. */
  slotMs: number | null;
  workerId: string | null;
  requestId: string | null;
  note: string | null;
}

/** A try that failed. */
export interface TalliedFailure extends FailureCause {
  job: JobName;
  subject: string;
  at: string;
  isGivenUp: boolean;
}
