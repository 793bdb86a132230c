import { defineEntity, p } from '@mikro-orm/core';
import { meshFormats } from '@shared/domain/contract/enums.js';
import { lengthUnits } from '@shared/domain/contract/length-units.js';
import { newId } from '../new-id.js';
import { User } from './user.entity.js';

const UploadedFileSchema = defineEntity({
  name: 'UploadedFile',
  tableName: 'uploaded_files',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** `uploads/{userId}/{id}.{extension}`; also the key in the storage. */
    key: p.string().length(120).unique(),
    /** The client's name for it; a label only. */
    filename: p.string().length(1024),
    format: p.enum(meshFormats),
    sizeBytes: p.integer(),
    /** Of its numbers; a 3MF file names its own. */
    unit: p.enum(lengthUnits).default('mm'),
    /** SHA-256 of the content, hex, or of that and the unit if it is not mm; equal files share one analysis. */
    contentHash: p.string().length(64).index(),
    /** SKUs beside the one it is ordered in, as on generated cards; the price counts them. */
    furtherSkus: p.array().default([]),
    createdAt: p.datetime().onCreate(() => new Date()),
    /** Not deleted before, as the job `files.retain` last found: quotes and orders since then may keep it for longer. */
    keptUntil: p.datetime().nullable(),
  },
  indexes: [{ name: 'uploaded_files_page_index', properties: ['user', 'createdAt', 'id'] }],
});

/** A file in its owner's namespace. */
export class UploadedFile extends UploadedFileSchema.class {}
UploadedFileSchema.setClass(UploadedFile);
