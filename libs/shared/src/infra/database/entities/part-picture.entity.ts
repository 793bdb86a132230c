import { defineEntity, p } from '@mikro-orm/core';

/** `pending` rows are the outbox: those left by a crash are enqueued again. */
const pictureStatuses = ['pending', 'done', 'failed'] as const;

const PartPictureSchema = defineEntity({
  name: 'PartPicture',
  tableName: 'part_pictures',
  properties: {
    /** As of its files: equal contents have one picture. */
    contentHash: p.string().length(64).primary(),
    /** Of the look that it was drawn in; see `pictureLook`. */
    look: p.integer(),
    status: p.enum(pictureStatuses).default('pending'),
    /** How often a worker began. */
    attempts: p.integer().default(0),
    createdAt: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
    finishedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['status', 'createdAt'] }],
});

/** The picture of a part's content: in the storage once it is `done`. */
export class PartPicture extends PartPictureSchema.class {}
PartPictureSchema.setClass(PartPicture);
