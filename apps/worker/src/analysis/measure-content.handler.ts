import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { kernelVersion as ownVersion } from '@kernel/version.js';
import type { MeshFault } from '@shared/contract/analysis.js';
import { PinoLogger } from 'nestjs-pino';
import { FileAnalysis } from '@shared/database/entities/file-analysis.entity.js';
import { UploadedFile } from '@shared/database/entities/uploaded-file.entity.js';
import type { JobPayloads } from '@shared/queue/jobs.js';
import type { JobHandler } from '../job-handlers.js';
import { isNoAttempt, maxAttempts, ThreadError } from '../thread-failure.js';
import { type MeshThreadReply, MeshThreads } from './mesh-threads.js';

type Settled = { status: 'done' | 'failed' } & Partial<
  Pick<FileAnalysis, 'analysis' | 'validation' | 'estimate' | 'fault'>
>;

/** Measures a content once and stores what follows from it for whoever asks, now or later. */
@Injectable()
export class MeasureContentHandler implements JobHandler<'analysis.measure'> {
  constructor(
    private readonly threads: MeshThreads,
    private readonly logger: PinoLogger,
  ) {}

  /**
   * Returns the content's hash: it goes with the event that wakes those who wait. While one release replaces
   * another, a row of the other's kernel stays pending for a worker of its own.
   */
  async handle(payload: JobPayloads['analysis.measure'], em: EntityManager): Promise<string> {
    if (payload.kernelVersion !== ownVersion) return payload.contentHash;
    const begun = await this.begin(payload, em);
    if (begun !== null) {
      const settled = begun > maxAttempts ? failed(givenUp) : await this.measure(payload, begun, em);
      const { contentHash, kernelVersion } = payload;
      await em.nativeUpdate(
        FileAnalysis,
        { contentHash, kernelVersion, status: 'pending' },
        { ...settled, finishedAt: new Date() },
      );
    }
    return payload.contentHash;
  }

  /** Counts the attempt before it is made: a file that kills workers must not do so for ever. */
  private async begin(payload: JobPayloads['analysis.measure'], em: EntityManager): Promise<number | null> {
    const rows = await em.execute<{ attempts: number }[]>(
      `update file_analyses set attempts = attempts + 1
       where content_hash = ? and kernel_version = ? and status = 'pending' returning attempts`,
      [payload.contentHash, payload.kernelVersion],
    );
    return rows[0]?.attempts ?? null;
  }

  private async measure(
    payload: JobPayloads['analysis.measure'],
    attempt: number,
    em: EntityManager,
  ): Promise<Settled> {
    const file = await em.findOne(
      UploadedFile,
      { contentHash: payload.contentHash },
      { orderBy: { id: 'desc' } },
    );
    if (file === null) return failed(givenUp);
    try {
      const { key, sizeBytes, format } = file;
      return settle(payload, await this.threads.run({ key, sizeBytes, format }));
    } catch (error) {
      if (isNoAttempt(error)) await this.forget(payload, em);
      else if (attempt >= maxAttempts) {
        this.logger.error({ ...payload, err: error }, 'A file cannot be measured and is given up');
        return failed(givenUp);
      }
      throw error;
    }
  }

  /** The storage was away: no attempt of the file's. */
  private async forget(payload: JobPayloads['analysis.measure'], em: EntityManager): Promise<void> {
    await em.execute(
      `update file_analyses set attempts = attempts - 1 where content_hash = ? and kernel_version = ?`,
      [payload.contentHash, payload.kernelVersion],
    );
  }
}

const givenUp: MeshFault = {
  reason: 'meshUnreadable',
  message: 'The file could not be measured within our limits of time and memory.',
  messageFr: 'Le fichier n’a pas pu être mesuré dans nos limites de temps et de mémoire.',
};

function failed(fault: MeshFault): Settled {
  return { status: 'failed', fault };
}

function settle(payload: JobPayloads['analysis.measure'], reply: MeshThreadReply): Settled {
  if (reply.outcome === 'error') throw new ThreadError(reply);
  if (reply.outcome === 'unreadable') {
    const { message, messageFr } = reply;
    return failed({ reason: 'meshUnreadable', message, messageFr });
  }
  const { analysis, validation, estimate } = reply.findings;
  const { contentHash: fileHash, kernelVersion } = payload;
  return { status: 'done', analysis: { fileHash, kernelVersion, ...analysis }, validation, estimate };
}
