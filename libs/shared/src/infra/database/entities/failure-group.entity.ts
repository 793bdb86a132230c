import { defineEntity, p } from '@mikro-orm/core';

const FailureGroupSchema = defineEntity({
  name: 'FailureGroup',
  tableName: 'failure_groups',
  properties: {
    /** Of job, error, cause and frame. */
    fingerprint: p.string().length(16).primary(),
    job: p.string().length(40),
    /** The error's class. */
    error: p.string().length(80),
    /** The message without what differs from job to job. */
    cause: p.string().length(300),
    /** Where it was thrown: function and file of the topmost own frame. */
    frame: p.string().length(200),
    /** Tries that ended so. */
    tries: p.bigint('number').default(0),
    firstAt: p.datetime(),
    lastAt: p.datetime(),
  },
  indexes: [{ properties: ['lastAt', 'fingerprint'] }],
});

/** Failures of jobs with one cause. */
export class FailureGroup extends FailureGroupSchema.class {}
FailureGroupSchema.setClass(FailureGroup);
