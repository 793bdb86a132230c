import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';
import type { MeshAnalysis, MeshFault, MeshValidation } from '@shared/contract/analysis.js';
import { meshFormats } from '@shared/contract/enums.js';
import type { PrintEstimate } from '@shared/estimate/print-estimate.js';

/** `pending` rows are the outbox: whatever a crash left is enqueued again. */
export const analysisStatuses = ['pending', 'done', 'failed'] as const;

const FileAnalysisSchema = defineEntity({
  name: 'FileAnalysis',
  tableName: 'file_analyses',
  properties: {
    /** SHA-256 of the content, hex. */
    contentHash: p.string().length(64).primary(),
    kernelVersion: p.string().length(20).primary(),
    format: p.enum(meshFormats),
    status: p.enum(analysisStatuses).default('pending'),
    /** How often a worker began: a file that kills workers is given up. */
    attempts: p.integer().default(0),
    /** Facts and verdicts; present when `done`. */
    analysis: p.json<MeshAnalysis>().nullable(),
    validation: p.json<MeshValidation>().nullable(),
    /** Present when `done` and printable. */
    estimate: p.json<PrintEstimate>().nullable(),
    /** Present when `failed`: why the file cannot be read. */
    fault: p.json<MeshFault>().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    finishedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['status', 'createdAt'] }],
});

/** The one analysis of a content by a version of the kernel. */
export class FileAnalysis extends FileAnalysisSchema.class {
  override [PrimaryKeyProp]?: ['contentHash', 'kernelVersion'];
}
FileAnalysisSchema.setClass(FileAnalysis);
