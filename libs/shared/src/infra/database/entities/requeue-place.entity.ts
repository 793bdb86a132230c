import { defineEntity, p } from '@mikro-orm/core';

const RequeuePlaceSchema = defineEntity({
  name: 'RequeuePlace',
  tableName: 'requeue_places',
  properties: {
    job: p.string().length(40).primary(),
    since: p.datetime(),
    subject: p.string().length(120),
  },
});

/** The last pending row of a kind that was looked at for its lost job, by whichever worker. */
export class RequeuePlace extends RequeuePlaceSchema.class {}
RequeuePlaceSchema.setClass(RequeuePlace);
