import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';

const LaneJobSchema = defineEntity({
  name: 'LaneJob',
  tableName: 'lane_jobs',
  properties: {
    job: p.string().length(40).primary(),
    subject: p.string().length(120).primary(),
    queue: p.string().length(20),
    /** An account, `nobody`, or `strangers`. */
    owner: p.uuid(),
    isAwaited: p.boolean(),
    /** Start tag: smaller ones are served first. */
    tagMs: p.float().columnType('double precision'),
    /** What its lane's jobs had taken beyond their predictions when it got its tag. */
    beyondMs: p.float().columnType('double precision').default(0),
    /** The time predicted from its size alone. */
    sizeMs: p.float().columnType('double precision'),
    /** The same by what its size class has taken so far. */
    costMs: p.float().columnType('double precision'),
    sizeClass: p.string().length(20),
    weight: p.integer(),
    /** When it was added, or last put off. */
    waitsSince: p.datetime(),
    /** Of the try that runs; `null` while it waits. */
    startedAt: p.datetime().nullable(),
    /** Its try has ended without an end of it: it waits for a time of its own, and then for its turn. */
    isPutOff: p.boolean().default(false),
    [PrimaryKeyProp]: {} as unknown as ['job', 'subject'],
  },
  // And of those that wait, by queue, whether they are put off, and tag.
  indexes: [{ properties: ['owner'] }, { properties: ['queue', 'startedAt', 'waitsSince'] }],
});

/** A job in its lane, until it has ended. */
export class LaneJob extends LaneJobSchema.class {}
LaneJobSchema.setClass(LaneJob);
