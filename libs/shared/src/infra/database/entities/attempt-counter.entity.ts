import { defineEntity, p } from '@mikro-orm/core';

const AttemptCounterSchema = defineEntity({
  name: 'AttemptCounter',
  tableName: 'attempt_counters',
  properties: {
    key: p.string().length(64).primary(),
    hits: p.integer(),
    windowEndsAt: p.datetime().index(),
  },
});

/**
 * Failed attempts of a key within its running window. Unlike the rate counters this table is logged: lockouts survive
 * a crash of the database.
 */
export class AttemptCounter extends AttemptCounterSchema.class {}
AttemptCounterSchema.setClass(AttemptCounter);
