import { defineEntity, p } from '@mikro-orm/core';
import { mailLocales } from '@shared/domain/contract/enums.js';
import { newId } from '../new-id.js';
import { User } from './user.entity.js';

/** `pending` rows are the outbox: those left by a crash are enqueued again. */
const exportStatuses = ['pending', 'done', 'failed'] as const;

const AccountExportSchema = defineEntity({
  name: 'AccountExport',
  tableName: 'account_exports',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** Of its README and of the mail that tells of it. */
    locale: p.enum(mailLocales),
    status: p.enum(exportStatuses).default('pending'),
    /** How often a worker began. */
    attempts: p.integer().default(0),
    /** Key of the archive; present when `done`. */
    storageKey: p.string().length(120).nullable(),
    sizeBytes: p.bigint('number').nullable(),
    createdAt: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
    finishedAt: p.datetime().nullable(),
    /** From then on the archive is deleted. */
    expiresAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['user', 'createdAt'] }, { properties: ['status', 'createdAt'] }],
});

/** A copy of everything that an account holds, as one ZIP archive. */
export class AccountExport extends AccountExportSchema.class {}
AccountExportSchema.setClass(AccountExport);
