import { defineEntity, p } from '@mikro-orm/core';
import { finishes } from '@shared/domain/contract/enums.js';
import {
  budgetRanges,
  type ProjectStep,
  projectStatuses,
  projectVerticals,
} from '@shared/domain/projects/project-states.js';
import { newId } from '../new-id.js';
import { Order } from './order.entity.js';
import { SavedQuote } from './saved-quote.entity.js';
import { User } from './user.entity.js';

const ProjectRequestSchema = defineEntity({
  name: 'ProjectRequest',
  tableName: 'project_requests',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** `PR-YYYY-NNNN`. */
    reference: p.string().length(20).unique(),
    status: p.enum(projectStatuses).default('received'),
    vertical: p.enum(projectVerticals),
    title: p.string().length(120),
    description: p.string().length(2000),
    quantity: p.integer(),
    phone: p.string().length(20).nullable(),
    budgetRange: p.enum(budgetRanges).nullable(),
    deadline: p.datetime().nullable(),
    /** Shown to the team; never fetched. */
    referenceUrl: p.string().length(500).nullable(),
    /** A file of the owner's. */
    fileKey: p.string().length(500).nullable().index(),
    /** More files of the owner's: drawings of the same thing, parts that belong to it. */
    furtherFileKeys: p.json<string[]>().default('[]'),
    materialPref: p.string().length(60).nullable(),
    finishPref: p.enum(finishes).nullable(),
    /** Every step since it was received, oldest first. */
    history: p.json<ProjectStep[]>().default('[]'),
    /** What the team answered last, tax included; this and the following are `null` while there is no answer. */
    answerCentimes: p.bigint('number').nullable(),
    answerText: p.string().length(4000).nullable(),
    /** Working days from payment to delivery. */
    answerDays: p.integer().nullable(),
    /** Whether a person has named these days: else they are the quote's, and counted anew for the address of its order. */
    areAnswerDaysNamed: p.boolean().default(true),
    /** A quote of the owner's that the answer is about. */
    answerQuote: () => p.manyToOne(SavedQuote).nullable().deleteRule('set null').index(),
    /** A file of the owner's or of the operator's. */
    answerFileKey: p.string().length(500).nullable().index(),
    answeredAt: p.datetime().nullable(),
    answerExpiresAt: p.datetime().nullable(),
    /** When the customer was reminded that the answer ends soon. */
    answerRemindedAt: p.datetime().nullable(),
    /** What it became when it was accepted. */
    order: () => p.manyToOne(Order).nullable().deleteRule('set null').index(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
  indexes: [
    { properties: ['user', 'createdAt'] },
    { properties: ['status', 'createdAt'] },
    { properties: ['updatedAt'] },
    { name: 'project_requests_page_index', properties: ['user', 'createdAt', 'id'] },
  ],
});

/** Work that cannot be priced at once: a person answers it with a quote. */
export class ProjectRequest extends ProjectRequestSchema.class {}
ProjectRequestSchema.setClass(ProjectRequest);
