import { defineEntity, p } from '@mikro-orm/core';
import type { PriceBook } from '@shared/domain/pricing/book.js';

/** `published` is the one book that prices new baskets; it is `retired` once another is published. */
const priceBookStatuses = ['draft', 'published', 'retired'] as const;
export type PriceBookStatus = (typeof priceBookStatuses)[number];

const PriceBookRecordSchema = defineEntity({
  name: 'PriceBookRecord',
  tableName: 'price_books',
  properties: {
    /** `MA-YYYY-N`; quotes and orders name it. */
    version: p.string().length(20).primary(),
    /** All of it; a trigger keeps that of a book which is no draft. */
    content: p.json<PriceBook>(),
    /** At most one is `published`, by a partial unique index. */
    status: p.enum(priceBookStatuses).default('draft'),
    /** The current book when the draft was begun. */
    basedOn: p.string().length(20).nullable(),
    /** Why it is written, for operators. */
    note: p.string().length(500).nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    publishedAt: p.datetime().nullable(),
    /** The e-mail address of the admin; none of the first edition. */
    publishedBy: p.string().length(255).nullable(),
  },
  indexes: [{ properties: ['createdAt', 'version'] }],
});

/** An edition of the rates: a draft, the current one, or one that saved quotes and orders still name. */
export class PriceBookRecord extends PriceBookRecordSchema.class {}
PriceBookRecordSchema.setClass(PriceBookRecord);
