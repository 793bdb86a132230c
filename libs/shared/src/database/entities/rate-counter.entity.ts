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

/** Hits of one client on one endpoint within the running window, where there is no Redis. */
export class RateCounter extends RateCounterSchema.class {}
RateCounterSchema.setClass(RateCounter);
