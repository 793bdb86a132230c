import { defineEntity, p } from '@mikro-orm/core';
import { locales } from '@shared/domain/contract/enums.js';
import type { DocumentContent } from '@shared/infra/documents/document-content.js';
import type { PackingSlip } from '@shared/infra/documents/shop-paper.js';
import { newId } from '../new-id.js';
import { User } from './user.entity.js';

const documentKinds = ['quote', 'invoice', 'creditNote', 'packingSlip'] as const;

/** `pending` rows are the outbox: those left by a crash are enqueued again. */
const documentStatuses = ['pending', 'done', 'failed'] as const;

const RenderedDocumentSchema = defineEntity({
  name: 'RenderedDocument',
  tableName: 'rendered_documents',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).index(),
    kind: p.enum(documentKinds),
    /** The quote, order or refund it is about. */
    subjectId: p.uuid(),
    locale: p.enum(locales),
    /** SHA-256 of the content, hex; unique with kind and subject: the same content is rendered once. */
    digest: p.string().length(64),
    /** Everything that the PDF says. */
    content: p.json<DocumentContent | PackingSlip>(),
    status: p.enum(documentStatuses).default('pending'),
    /** How often a worker began. */
    attempts: p.integer().default(0),
    /** Key of the PDF; present when `done`. */
    storageKey: p.string().length(120).nullable(),
    createdAt: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
    finishedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['status', 'createdAt'] }],
  uniques: [{ properties: ['kind', 'subjectId', 'digest'] }],
});

/** A PDF: its content, and its storage key once a worker has rendered it. */
export class RenderedDocument extends RenderedDocumentSchema.class {}
RenderedDocumentSchema.setClass(RenderedDocument);
