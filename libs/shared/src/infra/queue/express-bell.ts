import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { QueueEvents, type QueueEventsListener, QueueEventsProducer, type QueueOptions } from 'bullmq';
import type { QueueName } from './jobs.js';
import { prefixOf } from './queue-backend.js';

/** Its events, apart from those of queues. */
const bellName = 'express';

/** Customers wait for each of their jobs; a worker has room for one more of each. */
const expressQueues: ReadonlySet<QueueName> = new Set(['analysis']);

/** Rings that Redis keeps, though no worker needs one that it missed. PostgreSQL has its own bound. */
const keptRings = 100;

/** A job that comes before all that wait. */
interface FirstJob {
  queue: QueueName;
  jobId: string;
}

interface BellListener extends QueueEventsListener {
  first: (job: FirstJob, id: string) => void;
}

/** Tells workers that a job has come to the front of its queue, where others wait or are in flight. */
export class ExpressBell implements OnApplicationShutdown {
  private readonly logger = new Logger(ExpressBell.name);
  private readonly producer: QueueEventsProducer;
  private readonly listeners = new Map<QueueName, (jobId: string) => void>();
  private events: QueueEvents | undefined;

  constructor(private readonly options: QueueOptions) {
    this.producer = new QueueEventsProducer(bellName, { ...options, ...prefixOf(bellName) });
    this.producer.on('error', (error: Error) => this.warn(error));
  }

  /** Returns at once. A hint: if it is lost, the job waits until a slot is free. */
  ring(job: FirstJob): void {
    if (!expressQueues.has(job.queue)) return;
    this.producer
      .publishEvent({ eventName: 'first', ...job }, keptRings)
      .catch((error: Error) => this.warn(error));
  }

  /** Registers what hears of the first jobs of a queue, once the bell is {@link open}. */
  listen(queue: QueueName, heard: (jobId: string) => void): void {
    this.listeners.set(queue, heard);
  }

  /** Hears of rings from now on. */
  open(): void {
    this.events = new QueueEvents(bellName, { ...this.options, ...prefixOf(bellName) });
    this.events.on('error', (error: Error) => this.warn(error));
    this.events.on<BellListener>('first', ({ queue, jobId }: FirstJob) => this.listeners.get(queue)?.(jobId));
  }

  async close(): Promise<void> {
    const warn = (error: Error) => this.warn(error);
    await this.events?.close().catch(warn);
    await this.producer.close().catch(warn);
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  private warn(error: Error): void {
    this.logger.warn({ err: error }, 'Express bell error');
  }
}
