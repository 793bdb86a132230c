import { defineEntity, p } from '@mikro-orm/core';
import type { CardDesign } from '@cards/design/card-design.js';
import type { KeptCardFault, KeptCardWarning } from '@shared/domain/contract/card-findings.js';
import { newId } from '../new-id.js';
import { UploadedFile } from './uploaded-file.entity.js';
import { User } from './user.entity.js';

/** Of the file and of its picture. `pending` rows are the outbox: those left by a crash are enqueued again. */
const cardStatuses = ['pending', 'done', 'failed'] as const;

const GeneratedCardSchema = defineEntity({
  name: 'GeneratedCard',
  tableName: 'generated_cards',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** SHA-256 of the design, hex; unique with its owner: the same card is made once. */
    digest: p.string().length(64),
    design: p.json<CardDesign>(),
    status: p.enum(cardStatuses).default('pending'),
    /** How often a worker began. */
    attempts: p.integer().default(0),
    /** When a worker last began: the customer served longest ago goes first. */
    begunAt: p.datetime().nullable(),
    /** Present when `done`, until retention deletes the file: the card is then made again on request. */
    file: () => p.manyToOne(UploadedFile).nullable().deleteRule('set null').unique(),
    warnings: p.json<KeptCardWarning[]>().nullable(),
    /** Present when `failed` because it cannot be made as asked. */
    faults: p.json<KeptCardFault[]>().nullable(),
    /** Absent until there is a file to draw. */
    pictureStatus: p.enum(cardStatuses).nullable(),
    /** How often a worker began to draw. */
    pictureAttempts: p.integer().default(0),
    createdAt: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
    finishedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['status', 'createdAt'] }, { properties: ['pictureStatus', 'createdAt'] }],
  uniques: [{ properties: ['user', 'digest'] }],
});

/** A customer's business card, and the file made of it. */
export class GeneratedCard extends GeneratedCardSchema.class {}
GeneratedCardSchema.setClass(GeneratedCard);
