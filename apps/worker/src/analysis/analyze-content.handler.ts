import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { kernelVersion as ownVersion } from '@kernel/version.js';
import type { FoundFault } from '@shared/domain/contract/mesh-findings.js';
import { FileAnalysis } from '@shared/infra/database/entities/file-analysis.entity.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import { ThreadError } from '../thread-failure.js';
import type { JobHandler } from '../work/job-handlers.js';
import { PendingWork } from '../work/pending-work.js';
import { letOthersGoFirst } from './heavy-files.js';
import { MeasuringTurns } from './measuring-turns.js';
import { type MeshThreadReply, MeshThreads } from './mesh-threads.js';

type Settled = { status: 'done' | 'failed' } & Partial<
  Pick<FileAnalysis, 'analysis' | 'validation' | 'estimate' | 'fault' | 'isGivenUp'>
>;

type Payload = JobPayloads['analysis.measure'];

/** Measures a content once and stores the results for all later requests. */
@Injectable()
export class AnalyzeContentHandler implements JobHandler<'analysis.measure'> {
  private readonly turns = new MeasuringTurns();

  constructor(
    private readonly threads: MeshThreads,
    private readonly work: PendingWork,
  ) {}

  /** While one release replaces another, rows of the other's kernel stay pending for its workers. */
  async handle(payload: Payload, em: EntityManager): Promise<void> {
    const { contentHash, kernelVersion } = payload;
    if (kernelVersion !== ownVersion) return;
    const row = await em.findOne(FileAnalysis, { contentHash, kernelVersion, status: 'pending' });
    if (row === null) return;
    const file = await em.findOne(UploadedFile, { contentHash }, { orderBy: { id: 'desc' } });
    if (file === null) {
      // Deleted by retention meanwhile; a new upload starts a new analysis.
      await em.nativeDelete(FileAnalysis, { contentHash, kernelVersion, status: 'pending' });
      return;
    }
    await letOthersGoFirst(file, kernelVersion, em);
    const isAlone = row.isAlone !== null;
    await this.turns.take(isAlone, () =>
      this.work.attempt('analysis.measure', payload, em, {
        begin: () => begin(payload, isAlone, em),
        putBack: (isUncounted) => putBack(payload, isUncounted, em),
        run: async () => {
          const { key, sizeBytes, format } = file;
          const reply = await this.threads.run({ key, sizeBytes, format });
          await settle(payload, settledBy(payload, reply), em);
        },
        giveUp: () => settle(payload, givenUp, em),
      }),
    );
  }
}

/**
 * Counts the attempt before it is made, so that a file that kills workers is given up in the end. An attempt beside
 * other files when the worker died is not counted: any of them may have killed it.
 */
async function begin(payload: Payload, isAlone: boolean, em: EntityManager): Promise<number | undefined> {
  const rows = await em.execute<{ attempts: number }[]>(
    `update file_analyses
     set attempts = attempts + case when is_alone = false then 0 else 1 end, is_alone = ?
     where content_hash = ? and kernel_version = ? and status = 'pending' returning attempts`,
    [isAlone, payload.contentHash, payload.kernelVersion],
  );
  return rows[0]?.attempts;
}

/** No longer in flight. If the storage is unavailable or this process stops, the attempt is not counted. */
async function putBack(payload: Payload, isUncounted: boolean, em: EntityManager): Promise<void> {
  await em.execute(
    `update file_analyses set is_alone = null, attempts = attempts - ?
     where content_hash = ? and kernel_version = ? and status = 'pending'`,
    [isUncounted ? 1 : 0, payload.contentHash, payload.kernelVersion],
  );
}

async function settle(payload: Payload, settled: Settled, em: EntityManager): Promise<void> {
  const { contentHash, kernelVersion } = payload;
  await em.nativeUpdate(
    FileAnalysis,
    { contentHash, kernelVersion, status: 'pending' },
    { ...settled, isAlone: null, finishedAt: new Date() },
  );
}

/** No verdict on the geometry: another file may have caused the failures. */
const givenUp: Settled = {
  status: 'failed',
  isGivenUp: true,
  fault: { reason: 'meshUnreadable', code: 'givenUp' },
};

function failed(fault: FoundFault): Settled {
  return { status: 'failed', fault };
}

function settledBy(payload: Payload, reply: MeshThreadReply): Settled {
  if (reply.outcome === 'error') throw new ThreadError(reply);
  if (reply.outcome === 'unreadable') {
    const { code, params } = reply;
    return failed({ reason: 'meshUnreadable', code, params });
  }
  const { analysis, validation, estimate } = reply.findings;
  const { contentHash: fileHash, kernelVersion } = payload;
  return { status: 'done', analysis: { fileHash, kernelVersion, ...analysis }, validation, estimate };
}
