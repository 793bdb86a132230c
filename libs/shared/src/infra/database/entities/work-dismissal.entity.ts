import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';

const WorkDismissalSchema = defineEntity({
  name: 'WorkDismissal',
  tableName: 'work_dismissals',
  properties: {
    job: p.string().length(40).primary(),
    subject: p.string().length(120).primary(),
    /** The operator's address. */
    dismissedBy: p.string().length(255),
    note: p.string().length(300),
    at: p.datetime(),
    [PrimaryKeyProp]: {} as unknown as ['job', 'subject'],
  },
});

/** An operator has decided that given-up work stays undone: it is no longer listed. */
export class WorkDismissal extends WorkDismissalSchema.class {}
WorkDismissalSchema.setClass(WorkDismissal);
