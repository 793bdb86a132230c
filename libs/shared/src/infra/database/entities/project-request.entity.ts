import { defineEntity, p } from '@mikro-orm/core';
import { finishes } from '@shared/domain/contract/enums.js';
import { budgetRanges, projectStatuses, projectVerticals } from '@shared/domain/projects/project-states.js';
import { newId } from '../new-id.js';
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
    materialPref: p.string().length(60).nullable(),
    finishPref: p.enum(finishes).nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
  indexes: [
    { properties: ['user', 'createdAt'] },
    { name: 'project_requests_page_index', properties: ['user', 'createdAt', 'id'] },
  ],
});

/** Work that cannot be priced at once: a person answers it with a quote. */
export class ProjectRequest extends ProjectRequestSchema.class {}
ProjectRequestSchema.setClass(ProjectRequest);
