import { defineEntity, p } from '@mikro-orm/core';

const WorkerHeartbeatSchema = defineEntity({
  name: 'WorkerHeartbeat',
  tableName: 'worker_heartbeats',
  properties: {
    workerId: p.uuid().primary(),
    seenAt: p.datetime(),
  },
});

/** When a worker process last reported that it takes jobs; the API is ready only while one does. */
export class WorkerHeartbeat extends WorkerHeartbeatSchema.class {}
WorkerHeartbeatSchema.setClass(WorkerHeartbeat);
