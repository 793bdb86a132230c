import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';
import { FailureGroup } from './failure-group.entity.js';

const JobFailureSchema = defineEntity({
  name: 'JobFailure',
  tableName: 'job_failures',
  properties: {
    group: () => p.manyToOne(FailureGroup).fieldName('fingerprint').deleteRule('cascade').primary(),
    subject: p.string().length(120).primary(),
    job: p.string().length(40),
    /** Accounts whose work it is. */
    customers: p.array().columnType('uuid[]').default([]),
    tries: p.integer().default(1),
    /** No further try follows by itself. */
    isGivenUp: p.boolean().default(false),
    /** Of the last try, without paths, addresses and tokens. */
    stack: p.text().default(''),
    firstAt: p.datetime(),
    lastAt: p.datetime().index(),
    /** When the work was done after all, or an operator decided about it. */
    settledAt: p.datetime().nullable(),
    settledNote: p.string().length(300).nullable(),
    [PrimaryKeyProp]: {} as unknown as ['group', 'subject'],
  },
  indexes: [{ properties: ['job', 'subject'] }],
});

/** A job that failed for the cause of its group. */
export class JobFailure extends JobFailureSchema.class {}
JobFailureSchema.setClass(JobFailure);
