import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';
import type { KeptAnalysis } from '@shared/domain/contract/analysis.js';
import { meshFormats } from '@shared/domain/contract/enums.js';
import type { KeptFault, KeptValidation } from '@shared/domain/contract/mesh-findings.js';
import type { PrintEstimate } from '@shared/domain/estimate/print-estimate.js';

/** `pending` rows are the outbox: those left by a crash are enqueued again. */
const analysisStatuses = ['pending', 'done', 'failed'] as const;

const FileAnalysisSchema = defineEntity({
  name: 'FileAnalysis',
  tableName: 'file_analyses',
  properties: {
    /** As of its files: equal contents in two units have two analyses. */
    contentHash: p.string().length(64).primary(),
    kernelVersion: p.string().length(20).primary(),
    format: p.enum(meshFormats),
    status: p.enum(analysisStatuses).default('pending'),
    /** How often a worker began: a file that kills workers is given up. One begun beside others does not count if the
     * worker died. */
    attempts: p.integer().default(0),
    /** Whether the worker that has it in flight measures nothing else; `null` while it is not in flight. */
    isAlone: p.boolean().nullable(),
    /** `failed` for no known fault of the file: retried on request after some minutes. */
    isGivenUp: p.boolean().default(false),
    /** Facts and verdicts; present when `done`. */
    analysis: p.json<KeptAnalysis>().nullable(),
    validation: p.json<KeptValidation>().nullable(),
    /** Present when `done` and printable. */
    estimate: p.json<PrintEstimate>().nullable(),
    /** Present when `failed`: why the file cannot be read. */
    fault: p.json<KeptFault>().nullable(),
    createdAt: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
    finishedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['status', 'createdAt'] }],
});

/** The one analysis of a content by a version of the kernel. */
export class FileAnalysis extends FileAnalysisSchema.class {
  override [PrimaryKeyProp]?: ['contentHash', 'kernelVersion'];
}
FileAnalysisSchema.setClass(FileAnalysis);
