import type { JobInFlight } from '@shared/infra/database/entities/worker-heartbeat.entity.js';
import { type JobName, jobs, type QueueName, queueNames } from '@shared/infra/queue/jobs.js';
import type { WorkTally } from '@shared/infra/work/work-tally.js';

interface RunningJob {
  job: JobName;
  subject: string;
  startedMs: number;
}

/** What this worker has in flight, and how much of what it could do it does. */
export class WorkerLoad {
  private readonly running = new Set<RunningJob>();
  private measuredMs = Date.now();
  /** Takes no more jobs, as an operator wants it. */
  isDraining = false;

  /** @param concurrency how many jobs of each queue run at a time. */
  constructor(
    private readonly tally: WorkTally,
    readonly concurrency: Record<QueueName, number>,
  ) {}

  /** @returns what the end of the job is reported with. */
  begin(job: JobName, subject: string): RunningJob {
    const running = { job, subject, startedMs: Date.now() };
    this.running.add(running);
    return running;
  }

  end(running: RunningJob): void {
    this.running.delete(running);
    this.countRun(running, Date.now());
  }

  get capacity(): number {
    return Object.values(this.concurrency).reduce((sum, jobsAtATime) => sum + jobsAtATime, 0);
  }

  inFlight(): JobInFlight[] {
    return [...this.running].map(({ job, subject, startedMs }) => ({
      job,
      subject,
      startedAt: new Date(startedMs).toISOString(),
    }));
  }

  /** Counts the time since the last call: what jobs ran, and what they could have. */
  measure(): void {
    const nowMs = Date.now();
    // A stepped clock must not count as time.
    const elapsedMs = Math.min(60_000, Math.max(0, nowMs - this.measuredMs));
    for (const running of this.running) this.countRun(running, nowMs);
    this.measuredMs = nowMs;
    if (this.isDraining) return;
    for (const queue of queueNames) {
      this.tally.count(queue, { capacityMs: elapsedMs * this.concurrency[queue] });
    }
  }

  private countRun({ job, startedMs }: RunningJob, nowMs: number): void {
    const ms = nowMs - Math.max(startedMs, this.measuredMs);
    this.tally.count(jobs[job].queue, { busyMs: Math.max(0, ms) });
  }
}
