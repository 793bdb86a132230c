import { defineEntity, p } from '@mikro-orm/core';

const RateCounterSchema = defineEntity({
  name: 'RateCounter',
  tableName: 'rate_counters',
  properties: {
    key: p.string().length(64).primary(),
    hits: p.integer(),
    windowEndsAt: p.datetime().index(),
  },
});

/** Hits of a key within its running window: calls, if there is no Redis. A crash of the database loses them. */
export class RateCounter extends RateCounterSchema.class {}
RateCounterSchema.setClass(RateCounter);
