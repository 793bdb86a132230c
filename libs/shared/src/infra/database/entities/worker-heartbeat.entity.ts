import { defineEntity, p } from '@mikro-orm/core';

/** A job that a worker has in flight. */
export interface JobInFlight {
  /** Its name. */
  job: string;
  /** The id of its work. */
  subject: string;
  /** When it began. */
  startedAt: string;
}

/** SQL: whether a worker takes jobs; its parameter is how old a heartbeat may be, in milliseconds. */
export const takesJobsSql = `not is_draining and seen_at > now() - ? * interval '1 millisecond'`;

const WorkerHeartbeatSchema = defineEntity({
  name: 'WorkerHeartbeat',
  tableName: 'worker_heartbeats',
  properties: {
    workerId: p.uuid().primary(),
    /** By the clock of the database. */
    seenAt: p.datetime(),
    /** How far its own clock is ahead of that; less than 0 where it is behind. */
    clockOffMs: p.float().columnType('double precision').default(0),
    startedAt: p.datetime().nullable(),
    version: p.string().length(40).nullable(),
    kernelVersion: p.string().length(20).nullable(),
    host: p.string().length(255).nullable(),
    pid: p.integer().nullable(),
    /** Resident memory of the process. */
    memoryBytes: p.bigint('number').nullable(),
    /** Jobs in flight, and how many it takes at most, over all queues. */
    busy: p.integer().default(0),
    capacity: p.integer().default(0),
    /** The same of each queue. */
    concurrency: p.json<Record<string, number>>().default('{}'),
    jobs: p.json<JobInFlight[]>().default([]),
    /** It takes no more jobs, and ends those in flight. */
    isDraining: p.boolean().default(false),
    /** The operator who wants that; the worker reads it with its next beat. */
    drainWantedBy: p.string().length(255).nullable(),
    drainWantedAt: p.datetime().nullable(),
  },
});

/** When a worker process last reported that it takes jobs, and what it does; the API is ready only while one reports. */
export class WorkerHeartbeat extends WorkerHeartbeatSchema.class {}
WorkerHeartbeatSchema.setClass(WorkerHeartbeat);
