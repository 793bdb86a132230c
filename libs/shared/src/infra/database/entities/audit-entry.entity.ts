import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../new-id.js';

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    at: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
    /** The operator's account; kept although the account may be deleted. */
    actorId: p.uuid(),
    actorEmail: p.string().length(255),
    /** What was done, such as `order.move`. */
    action: p.string().length(60),
    /** What was changed: the id of a row, an SKU, the name of a queue. */
    subjectId: p.string().length(120),
    before: p.json<Record<string, unknown>>(),
    after: p.json<Record<string, unknown>>(),
  },
  indexes: [
    { properties: ['subjectId', 'id'] },
    { properties: ['actorEmail', 'id'] },
    { properties: ['action', 'id'] },
  ],
});

/** A change by an operator: who, when, what, before and after. Never deleted; what it says of a customer goes with the account. */
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);
