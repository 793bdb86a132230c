import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueuePause } from '@shared/infra/database/entities/queue-pause.entity.js';
import { type JobName, jobs, type QueueName, queueNames } from '@shared/infra/queue/jobs.js';
import { byMinute, type HistoryPoint, readHistory, shareOf } from './queue-history.js';
import { type PauseView, pauseView } from './pauses.service.js';
import { QueueFigures, type QueueReading } from './queue-figures.service.js';

/** Values of the last 60 minutes, one a minute, oldest first. */
export interface QueueHour {
  /** Jobs that were added. */
  added: number[];
  /** Jobs that were done. */
  done: number[];
  /** Tries that failed. */
  failed: number[];
  /** The most jobs that waited. */
  depth: number[];
}

/** A queue at a glance. */
export interface QueueView {
  /** Its name. */
  queue: QueueName;
  /** The jobs that it holds. */
  jobs: JobName[];
  /** Jobs that wait for a worker; `null` while the queue does not answer, as the four below. */
  depth: number | null;
  /** Jobs that wait for their next try, or were put off. */
  delayed: number | null;
  /** Jobs in flight. */
  active: number | null;
  /** How long the job next in turn has waited. */
  oldestSeconds: number | null;
  /** Whether workers take none of its jobs. */
  isPaused: boolean | null;
  /** Who paused it, since when and why; `null` if it was not paused here. */
  pause: PauseView | null;
  /** Jobs added in a minute, over the last five whole minutes. */
  addedPerMinute: number;
  /** Jobs done in a minute, over the last five whole minutes. */
  donePerMinute: number;
  /** Share of the workers' time for this queue in which they ran its jobs, over the last five minutes; `null` without a worker. */
  busyShare: number | null;
  /** Share of the tries of the last 60 minutes that failed. */
  failureShare: number;
  /** The last 60 minutes. */
  hour: QueueHour;
}

const rateMinutes = 5;

/** The queues and their history. */
@Injectable()
export class QueuesService {
  constructor(
    private readonly em: EntityManager,
    private readonly figures: QueueFigures,
  ) {}

  async list(): Promise<QueueView[]> {
    const [readings, history, pauses] = await Promise.all([
      this.figures.queues(),
      readHistory(this.em, 61),
      this.em.fork().find(QueuePause, { kind: 'queue' }),
    ]);
    const now = new Date();
    return queueNames.map((queue) => {
      const pause = pauses.find(({ subject }) => subject === queue);
      const reading = readings?.find((one) => one.queue === queue);
      const view = { queue, jobs: jobsOf(queue), pause: pause === undefined ? null : pauseView(pause, null) };
      return { ...view, ...nowOf(reading), ...ratesOf(history.get(queue) ?? [], now) };
    });
  }

  /** Of some hours, oldest first. */
  async history(queue: QueueName, hours: number): Promise<HistoryPoint[]> {
    const history = await readHistory(this.em, hours * 60, queue);
    return history.get(queue) ?? [];
  }
}

function jobsOf(queue: QueueName): JobName[] {
  return (Object.keys(jobs) as JobName[]).filter((name) => jobs[name].queue === queue);
}

type Now = Pick<QueueView, 'depth' | 'delayed' | 'active' | 'oldestSeconds' | 'isPaused'>;

function nowOf(reading: QueueReading | undefined): Now {
  if (reading === undefined) {
    return { depth: null, delayed: null, active: null, oldestSeconds: null, isPaused: null };
  }
  const { depth, delayed, active, oldestSeconds, isPaused } = reading;
  return { depth, delayed, active, oldestSeconds, isPaused };
}

type Rates = Pick<QueueView, 'addedPerMinute' | 'donePerMinute' | 'busyShare' | 'failureShare' | 'hour'>;

function ratesOf(points: readonly HistoryPoint[], now: Date): Rates {
  const valuesOf = (value: (point: HistoryPoint) => number) => byMinute(points, now, value);
  const hour = {
    added: valuesOf(({ added }) => added),
    done: valuesOf(({ done }) => done),
    failed: valuesOf(({ failed }) => failed),
    depth: valuesOf(({ depth }) => depth),
  };
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  // The running minute is not over.
  const rate = (values: readonly number[]) => sum(values.slice(-1 - rateMinutes, -1)) / rateMinutes;
  const failed = sum(hour.failed);
  return {
    addedPerMinute: rate(hour.added),
    donePerMinute: rate(hour.done),
    busyShare: recentShare(points, now),
    failureShare: shareOf(failed, failed + sum(hour.done)),
    hour,
  };
}

function recentShare(points: readonly HistoryPoint[], now: Date): number | null {
  const since = now.getTime() - rateMinutes * 60_000;
  const shares = points.flatMap(({ at, busyShare }) =>
    Date.parse(at) >= since && busyShare !== null ? [busyShare] : [],
  );
  if (shares.length === 0) return null;
  return shareOf(
    shares.reduce((sum, share) => sum + share, 0),
    shares.length,
  );
}
