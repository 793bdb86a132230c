import { defineEntity, p } from '@mikro-orm/core';
import type { PlatePlan as PlannedPlates } from '@shared/domain/making/plan-plates.js';
import { newId } from '../new-id.js';

/** `pending` rows are the outbox: those left by a crash are enqueued again. */
const planStatuses = ['pending', 'done', 'failed'] as const;

/** Which copies are planned. */
export interface PlanScope {
  /** Only this colour. */
  materialId?: string;
  /** Only these orders. */
  orderIds?: string[];
  /** Only promises up to this day, `YYYY-MM-DD`. */
  promisedBy?: string;
}

/** What a plan leaves to a later one. */
export interface LeftToPlan {
  /** Lines of which nothing is planned. */
  lines: number;
  /** Copies, those of lines that are planned in part among them. */
  copies: number;
}

const PlatePlanSchema = defineEntity({
  name: 'PlatePlan',
  tableName: 'plate_plans',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** The operator who asked for it. */
    requestedBy: p.uuid(),
    scope: p.json<PlanScope>(),
    status: p.enum(planStatuses).default('pending'),
    /** How often a worker began. */
    attempts: p.integer().default(0),
    /** The proposal; present when `done`. */
    plan: p.json<PlannedPlates & { left?: LeftToPlan }>().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    finishedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['status', 'createdAt'] }, { properties: ['createdAt'] }],
});

/** A proposal of plates: nothing is planned until an operator accepts it. */
export class PlatePlan extends PlatePlanSchema.class {}
PlatePlanSchema.setClass(PlatePlan);
