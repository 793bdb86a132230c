import { defineEntity, p } from '@mikro-orm/core';
import { plateStatuses } from '@shared/domain/making/plate-states.js';
import { newId } from '../new-id.js';
import { PlatePlan } from './plate-plan.entity.js';

/** `pending` rows are the outbox of their files: those left by a crash are enqueued again. */
const plateFilesStatuses = ['pending', 'done', 'failed'] as const;

/** Why files were given up where no error says it: a file that its plate needs is deleted, or cannot be read. */
const plateFilesFaults = ['fileGone', 'fileUnreadable'] as const;
export type PlateFilesFault = (typeof plateFilesFaults)[number];

const PlateSchema = defineEntity({
  name: 'Plate',
  tableName: 'plates',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** `PL-YYYY-NNNN`. */
    number: p.string().length(20).unique(),
    /** The proposal that it comes from, and its place there: accepted once. */
    plan: () => p.manyToOne(PlatePlan).nullable().deleteRule('set null'),
    planIndex: p.integer(),
    materialId: p.string().length(64),
    /** Colours of its parts beside that one, as on business cards. */
    furtherSkus: p.array().default([]),
    isRush: p.boolean(),
    status: p.enum(plateStatuses).default('planned'),
    /** The workshop's name for the machine; given when it is printed. */
    machine: p.string().length(100).nullable(),
    /** Free space between its pieces. */
    gapMm: p.float().columnType('double precision'),
    copies: p.integer(),
    /** The estimate for everything on it, on a machine at its nominal pace. */
    estimatedSeconds: p.integer(),
    weightMilligrams: p.bigint('number'),
    /** What an operator entered. */
    actualSeconds: p.integer().nullable(),
    /** Plastic of copies that failed, as it was entered. */
    lostMilligrams: p.bigint('number').nullable(),
    /** Why copies of it failed, or it was withdrawn. */
    reason: p.string().length(300).nullable(),
    createdBy: p.uuid(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    startedAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
    filesStatus: p.enum(plateFilesStatuses).default('pending'),
    filesFault: p.enum(plateFilesFaults).nullable(),
    /** Of the file that {@link plateFilesFaults} is about. */
    faultContentHash: p.string().length(64).nullable(),
    /** How often a worker began its files. */
    attempts: p.integer().default(0),
    /** Keys of its 3MF file and its ticket; present when the files are `done`, until they are deleted. */
    modelKey: p.string().length(120).nullable(),
    ticketKey: p.string().length(120).nullable(),
  },
  uniques: [{ properties: ['plan', 'planIndex'] }],
  indexes: [
    { properties: ['status', 'id'] },
    { properties: ['materialId', 'status'] },
    { properties: ['filesStatus', 'createdAt'] },
    { properties: ['updatedAt'] },
    { properties: ['createdAt'] },
  ],
});

/** A plate: copies of paid lines that are printed together. */
export class Plate extends PlateSchema.class {}
PlateSchema.setClass(Plate);
