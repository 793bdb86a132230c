import { defineEntity, p } from '@mikro-orm/core';
import { meshFormats } from '@shared/domain/contract/enums.js';
import { lengthUnits } from '@shared/domain/contract/length-units.js';
import type { FileRefusal } from '@shared/domain/contract/mesh-file.js';
import { newId } from '../new-id.js';
import { User } from './user.entity.js';

/**
 * `open` until the client says that it has stored the file; `pending` rows are the outbox of its inspection; `failed` if
 * that was given up.
 */
const directUploadStatuses = ['open', 'pending', 'done', 'refused', 'failed'] as const;

const DirectUploadSchema = defineEntity({
  name: 'DirectUpload',
  tableName: 'direct_uploads',
  properties: {
    /** Also that of the uploaded file it becomes. */
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    /** The client's name for the file. */
    filename: p.string().length(1024),
    format: p.enum(meshFormats),
    unit: p.enum(lengthUnits),
    /** What the client may store: so many bytes exactly. */
    sizeBytes: p.integer(),
    status: p.enum(directUploadStatuses).default('open'),
    /** How often a worker began. */
    attempts: p.integer().default(0),
    /** As of the uploaded file; present when `done`. */
    contentHash: p.string().length(64).nullable(),
    /** Present when `refused`. */
    refusal: p.json<FileRefusal>().nullable(),
    createdAt: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
    /** When the client said that it has stored the file. */
    completedAt: p.datetime().nullable(),
  },
});

/** A file that a client stores in S3 by itself, until two hours after it began. */
export class DirectUpload extends DirectUploadSchema.class {}
DirectUploadSchema.setClass(DirectUpload);
