import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { kernelVersion as ownVersion } from '@kernel/version.js';
import type { FoundFault } from '@shared/domain/contract/mesh-findings.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { FileAnalysis } from '@shared/infra/database/entities/file-analysis.entity.js';
import { takesJobsSql } from '@shared/infra/database/entities/worker-heartbeat.entity.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import { ensurePictures } from '@shared/infra/work/ensure-pictures.js';
import { WorkOutbox } from '@shared/infra/work/work-outbox.js';
import { mayNewerCome, NotNowError, otherReleaseMs } from '../not-now.js';
import type { ThreadFailure } from '../thread-failure.js';
import { readUpload } from '../uploads/read-upload.js';
import type { JobHandler } from '../work/job-handlers.js';
import { PendingWork } from '../work/pending-work.js';
import { type MeshThreadReply, MeshThreads } from './mesh-threads.js';

type Payload = JobPayloads['analysis.measure'];

/** Measures a content once and stores the results for all later requests. */
@Injectable()
export class AnalyzeContentHandler implements JobHandler<'analysis.measure'> {
  constructor(
    private readonly threads: MeshThreads,
    private readonly work: PendingWork,
    private readonly outbox: WorkOutbox,
    @Inject(SETTINGS) private readonly settings: Pick<ProcessSettings, 'timeLimits'>,
  ) {}

  /**
   * While one release replaces another, rows of the other's kernel stay pending for its workers, which take their jobs. Its requeue
   * finds them again where none of its workers is there for now.
   */
  async handle(payload: Payload, em: EntityManager): Promise<boolean> {
    const { kernelVersion } = payload;
    if (kernelVersion !== ownVersion) {
      if (await this.isTaken(kernelVersion, em)) throw new NotNowError(otherReleaseMs);
      if (Number(kernelVersion) > Number(ownVersion) && (await isAwaited(payload, em)))
        throw new NotNowError(otherReleaseMs);
      return false;
    }
    return this.work.attempt('analysis.measure', payload, em, {
      run: () => this.measure(payload, em),
      giveUp: () => this.settle(payload, em, givenUp),
    });
  }

  /** Whether a worker of that kernel still takes jobs. */
  private async isTaken(kernelVersion: string, em: EntityManager): Promise<boolean> {
    const rows = await em.execute<unknown[]>(
      `select 1 from worker_heartbeats where kernel_version = ? and ${takesJobsSql} limit 1`,
      [kernelVersion, this.settings.timeLimits.heartbeatFreshMs],
    );
    return rows.length > 0;
  }

  private async measure(payload: Payload, em: EntityManager): Promise<void> {
    const { contentHash } = payload;
    const reply = await readUpload(em, contentHash, (task) => this.threads.run(task));
    if (reply === null) {
      await this.work.remove('analysis.measure', payload, em);
      return;
    }
    const settled = settledBy(payload, reply);
    // Both are on their way before either is done, so that no crash in between leaves a part without its picture.
    const pictured =
      settled.status === 'done' ? ensurePictures(em, this.outbox, [contentHash]) : Promise.resolve();
    await Promise.all([pictured, this.settle(payload, em, settled)]);
  }

  private settle(payload: Payload, em: EntityManager, settled: Partial<FileAnalysis>): Promise<boolean> {
    return this.work.settle('analysis.measure', payload, em, { ...settled, finishedAt: new Date() });
  }
}

/** Whether a newer release asks for it, whose workers may be about to come. */
async function isAwaited(which: Payload, em: EntityManager): Promise<boolean> {
  const row = await em.findOne(FileAnalysis, { ...which, status: 'pending' });
  return row !== null && mayNewerCome(row.createdAt);
}

/** No verdict on the geometry: another file may have caused the failures. */
const givenUp = {
  status: 'failed',
  isGivenUp: true,
  fault: { reason: 'meshUnreadable', code: 'givenUp' },
} as const satisfies Partial<FileAnalysis>;

function failed(fault: FoundFault): Partial<FileAnalysis> {
  return { status: 'failed', fault };
}

function settledBy(payload: Payload, reply: Exclude<MeshThreadReply, ThreadFailure>): Partial<FileAnalysis> {
  if (reply.outcome === 'unreadable') {
    const { code, params } = reply;
    return failed({ reason: 'meshUnreadable', code, params });
  }
  const { analysis, validation, estimate } = reply.findings;
  const { contentHash: fileHash, kernelVersion } = payload;
  return { status: 'done', analysis: { fileHash, kernelVersion, ...analysis }, validation, estimate };
}
