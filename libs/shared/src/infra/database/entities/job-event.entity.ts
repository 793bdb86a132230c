import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../new-id.js';

/** `givenBack` let other work go first, or met the end of its worker; `retryAsked` and `discarded` are by operators. */
export type JobEventKind =
  'added' | 'started' | 'done' | 'retried' | 'failed' | 'givenBack' | 'retryAsked' | 'discarded';

const JobEventSchema = defineEntity({
  name: 'JobEvent',
  tableName: 'job_events',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    job: p.string().length(40),
    subject: p.string().length(120),
    kind: p.string().length(20).$type<JobEventKind>(),
    at: p.datetime().index(),
    try: p.integer().nullable(),
    ms: p.integer().nullable(),
    workerId: p.uuid().nullable(),
    requestId: p.string().length(64).nullable().index(),
    note: p.string().length(300).nullable(),
  },
  indexes: [{ properties: ['job', 'subject', 'id'] }],
});

/** One step of a job; kept for two days. */
export class JobEvent extends JobEventSchema.class {}
JobEventSchema.setClass(JobEvent);
