import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';

const QueueMinuteSchema = defineEntity({
  name: 'QueueMinute',
  tableName: 'queue_minutes',
  properties: {
    queue: p.string().length(20).primary(),
    startsAt: p.datetime().primary(),
    /** What the row is about: 1, or 10 once it is older than a day. */
    minutes: p.integer().default(1),
    /** Rows whose job was enqueued, and scheduled jobs that began. */
    added: p.integer().default(0),
    done: p.integer().default(0),
    /** Tries that failed and are followed by another. */
    retried: p.integer().default(0),
    /** Jobs that ended without success. */
    failed: p.integer().default(0),
    /** Time that jobs ran, and the most that they could have, over all workers. */
    busyMs: p.bigint('number').default(0),
    capacityMs: p.bigint('number').default(0),
    /** The most jobs that waited, and the greatest age of the one next in turn. */
    depth: p.integer().default(0),
    oldestSeconds: p.integer().default(0),
    [PrimaryKeyProp]: {} as unknown as ['queue', 'startsAt'],
  },
  indexes: [{ properties: ['startsAt'] }],
});

/** What a queue did within some minutes. */
export class QueueMinute extends QueueMinuteSchema.class {}
QueueMinuteSchema.setClass(QueueMinute);
