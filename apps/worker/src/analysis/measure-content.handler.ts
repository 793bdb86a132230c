import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MeshFault } from '@shared/contract/analysis.js';
import { FileAnalysis } from '@shared/database/entities/file-analysis.entity.js';
import { UploadedFile } from '@shared/database/entities/uploaded-file.entity.js';
import type { JobPayloads } from '@shared/queue/jobs.js';
import type { JobHandler } from '../work/job-handlers.js';
import { ThreadError } from '../thread-failure.js';
import { PendingWork } from '../work/pending-work.js';
import { type MeshThreadReply, MeshThreads } from './mesh-threads.js';

type Settled = { status: 'done' | 'failed' } & Partial<
  Pick<FileAnalysis, 'analysis' | 'validation' | 'estimate' | 'fault'>
>;

/** Measures a content once and stores what follows from it for whoever asks, now or later. */
@Injectable()
export class MeasureContentHandler implements JobHandler<'analysis.measure'> {
  constructor(
    private readonly threads: MeshThreads,
    private readonly work: PendingWork,
  ) {}

  /**
   * While one release replaces another, a row of the other's kernel stays pending for a worker of its own.
   */
  handle(payload: JobPayloads['analysis.measure'], em: EntityManager): Promise<void> {
    return this.work.attempt('analysis.measure', payload, em, {
      run: async () => settle(payload, await this.measure(payload, em), em),
      giveUp: () => settle(payload, failed(givenUp), em),
    });
  }

  private async measure(payload: JobPayloads['analysis.measure'], em: EntityManager): Promise<Settled> {
    const { contentHash } = payload;
    const file = await em.findOne(UploadedFile, { contentHash }, { orderBy: { id: 'desc' } });
    if (file === null) return failed(givenUp);
    const { key, sizeBytes, format } = file;
    return settledBy(payload, await this.threads.run({ key, sizeBytes, format }));
  }
}

async function settle(
  { contentHash, kernelVersion }: JobPayloads['analysis.measure'],
  settled: Settled,
  em: EntityManager,
): Promise<void> {
  const pending = { contentHash, kernelVersion, status: 'pending' } as const;
  await em.nativeUpdate(FileAnalysis, pending, { ...settled, finishedAt: new Date() });
}

const givenUp: MeshFault = {
  reason: 'meshUnreadable',
  message: 'The file could not be measured within our limits of time and memory.',
  messageFr: 'Le fichier n’a pas pu être mesuré dans nos limites de temps et de mémoire.',
};

function failed(fault: MeshFault): Settled {
  return { status: 'failed', fault };
}

function settledBy(payload: JobPayloads['analysis.measure'], reply: MeshThreadReply): Settled {
  if (reply.outcome === 'error') throw new ThreadError(reply);
  if (reply.outcome === 'unreadable') {
    const { message, messageFr } = reply;
    return failed({ reason: 'meshUnreadable', message, messageFr });
  }
  const { analysis, validation, estimate } = reply.findings;
  const { contentHash: fileHash, kernelVersion } = payload;
  return { status: 'done', analysis: { fileHash, kernelVersion, ...analysis }, validation, estimate };
}
