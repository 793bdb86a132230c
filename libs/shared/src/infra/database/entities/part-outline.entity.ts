import { defineEntity, p } from '@mikro-orm/core';
import type { PartShadow } from '@shared/domain/making/part-shadow.js';

/** `pending` rows are the outbox: those left by a crash are enqueued again. */
const outlineStatuses = ['pending', 'done', 'failed'] as const;

const PartOutlineSchema = defineEntity({
  name: 'PartOutline',
  tableName: 'part_outlines',
  properties: {
    /** As of its files: equal contents have one outline. */
    contentHash: p.string().length(64).primary(),
    status: p.enum(outlineStatuses).default('pending'),
    /** How often a worker began. */
    attempts: p.integer().default(0),
    /** What it covers of the bed; present when `done`. */
    shadow: p.json<PartShadow>().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    finishedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['status', 'createdAt'] }, { properties: ['createdAt'] }],
});

/** The outline of a part's content from above: plates are packed by it. */
export class PartOutline extends PartOutlineSchema.class {}
PartOutlineSchema.setClass(PartOutline);
