import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';

const NumberCounterSchema = defineEntity({
  name: 'NumberCounter',
  tableName: 'number_counters',
  properties: {
    series: p.string().length(20).primary(),
    year: p.integer().primary(),
    /** The last number given. */
    last: p.integer(),
  },
});

/** Counts one series of numbers in one year. Written by `next-number.ts` alone. */
export class NumberCounter extends NumberCounterSchema.class {
  override [PrimaryKeyProp]?: ['series', 'year'];
}
NumberCounterSchema.setClass(NumberCounter);
