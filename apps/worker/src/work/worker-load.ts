import { setTimeout as sleep } from 'node:timers/promises';
import type { JobInFlight } from '@shared/infra/database/entities/worker-heartbeat.entity.js';
import { type JobName, jobs, type QueueName, queueNames } from '@shared/infra/queue/jobs.js';
import type { WorkTally } from '@shared/infra/work/work-tally.js';

interface RunningJob {
  job: JobName;
  subject: string;
  startedMs: number;
}

/** Between two jobs a slot is free for some milliseconds; one that is free for longer has nothing to do. */
const restMs = 100;

/** How often it is looked whether a queue has rest. */
const lookMs = 20;

/** What this worker has in flight, and how much of what it could do it does. */
export class WorkerLoad {
  private readonly running = new Set<RunningJob>();
  private measuredMs = Date.now();
  /** When the queues last had all of their slots taken, by the monotonic clock. */
  private readonly lastFullMs = new Map<QueueName, number>();
  /** Takes no more jobs, as an operator wants it. */
  isDraining = false;

  /** @param concurrency how many jobs of each queue run at a time, without its express slot. */
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
    const { queue } = jobs[running.job];
    if (this.isFull(queue)) this.lastFullMs.set(queue, performance.now());
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

  /** Waits while all slots of a queue are taken by one job after another, and no longer than `atMostMs`. */
  async untilRest(queue: QueueName, atMostMs: number): Promise<void> {
    const endMs = performance.now() + atMostMs;
    while (!this.hasRest(queue) && performance.now() < endMs) await sleep(lookMs);
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

  private hasRest(queue: QueueName): boolean {
    const lastFullMs = this.lastFullMs.get(queue) ?? -Infinity;
    return !this.isFull(queue) && performance.now() >= lastFullMs + restMs;
  }

  isFull(queue: QueueName): boolean {
    const taken = [...this.running].filter(({ job }) => jobs[job].queue === queue).length;
    return taken >= this.concurrency[queue];
  }

  private countRun({ job, startedMs }: RunningJob, nowMs: number): void {
    const ms = nowMs - Math.max(startedMs, this.measuredMs);
    this.tally.count(jobs[job].queue, { busyMs: Math.max(0, ms) });
  }
}
