import type { OnApplicationShutdown } from '@nestjs/common';
import { QueueEvents, type QueueEventsListener, QueueEventsProducer, type QueueOptions } from 'bullmq';
import type { QueueName } from './jobs.js';
import { placeOf } from './queue-backend.js';

/** Its events, apart from those of queues: a worker hears nothing else. */
const bellName = 'express';

/** Customers wait for each of their jobs; a worker has room for one more of each. */
const expressQueues: ReadonlySet<QueueName> = new Set(['analysis']);

/** Rings that Redis keeps: a worker that was away needs none of them. */
const keptRings = 100;

/** A job that has come to the front of its queue. */
export interface FirstJob {
  queue: QueueName;
  jobId: string;
}

interface BellListener extends QueueEventsListener {
  first: (job: FirstJob, id: string) => void;
}

/** Tells workers that a job has come to the front of its queue while others are in flight. */
export class ExpressBell implements OnApplicationShutdown {
  private readonly producer: QueueEventsProducer;

  constructor(private readonly options: QueueOptions) {
    this.producer = new QueueEventsProducer(bellName, { ...options, ...placeOf(bellName) });
    this.producer.on('error', () => undefined);
  }

  /** Returns at once. A hint: if it is lost, the job waits until a slot is free. */
  ring(job: FirstJob): void {
    if (!expressQueues.has(job.queue)) return;
    this.producer.publishEvent({ eventName: 'first', ...job }, keptRings).catch(() => undefined);
  }

  /** Hears it until the listener is closed. */
  listen(heard: (job: FirstJob) => void): QueueEvents {
    const events = new QueueEvents(bellName, { ...this.options, ...placeOf(bellName) });
    events.on('error', () => undefined);
    return events.on<BellListener>('first', heard);
  }

  async close(): Promise<void> {
    await this.producer.close();
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}
