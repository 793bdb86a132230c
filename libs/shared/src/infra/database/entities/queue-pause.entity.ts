import { defineEntity, p } from '@mikro-orm/core';

const pauseKinds = ['queue', 'customer'] as const;
export type PauseKind = (typeof pauseKinds)[number];

const QueuePauseSchema = defineEntity({
  name: 'QueuePause',
  tableName: 'queue_pauses',
  properties: {
    /** The queue's name, or the id of the customer's account. */
    subject: p.string().length(120).primary(),
    kind: p.enum(pauseKinds),
    reason: p.string().length(300),
    /** The operator's address. */
    pausedBy: p.string().length(255),
    since: p.datetime(),
  },
});

/** A queue, or a customer's lane, that takes no work for the time being. */
export class QueuePause extends QueuePauseSchema.class {}
QueuePauseSchema.setClass(QueuePause);
