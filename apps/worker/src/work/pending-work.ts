import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import {
  payloadOf,
  type WorkName,
  workable,
  workableRow,
  workNames,
  workTable,
} from '@shared/infra/work/work-table.js';
import { isNoAttempt } from '../thread-failure.js';

/** One kind of work: what an attempt does, and what is stored when the last one has failed. */
export interface WorkSteps {
  /** Replaces the work table's count of attempts; `undefined` if there is nothing to do. */
  begin?: () => Promise<number | undefined>;
  /** Marks the row after a failure that will be retried; `isUncounted` if the attempt does not count. */
  putBack?: (isUncounted: boolean) => Promise<void>;
  /** Does the work and settles the row; retried after a failure. */
  run: () => Promise<void>;
  /** Settles the row of work that has failed too often. */
  giveUp: () => Promise<void>;
}

/** The work has failed too often, and its row says so; the job is not retried. */
export class GivenUpError extends UnrecoverableError {
  override readonly name = 'GivenUpError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.cause = cause;
  }
}

/** Attempts of work whose rows count them, as the work table says. */
@Injectable()
export class PendingWork {
  constructor(private readonly jobQueue: JobQueue) {}

  /**
   * Attempts the work of a row that is pending, and does nothing for any other. The attempt is counted before it
   * is made, so that work that kills workers is given up in the end.
   *
   * @throws {GivenUpError} after the last attempt; before that, the attempt's own error. If the storage is
   * unavailable or the process stops, the attempt is not counted.
   */
  async attempt<Name extends WorkName>(
    name: Name,
    payload: JobPayloads[Name],
    em: EntityManager,
    steps: WorkSteps,
  ): Promise<void> {
    const max = workTable[name].attempts?.max ?? Infinity;
    const begin = steps.begin ?? (() => this.count(name, payload, em, 1));
    const putBack =
      steps.putBack ??
      ((isUncounted: boolean) =>
        isUncounted ? this.count(name, payload, em, -1).then(() => undefined) : Promise.resolve());
    const attempt = await begin();
    if (attempt === undefined) return;
    try {
      if (attempt > max) throw new Error('Each worker that tried was lost');
      await steps.run();
    } catch (error) {
      const isUncounted = isNoAttempt(error);
      if (!isUncounted && attempt >= max) {
        await steps.giveUp();
        throw new GivenUpError(error);
      }
      await putBack(isUncounted);
      throw error;
    }
    await this.enqueueNext(name, payload, em);
  }

  /** @returns how often a worker has begun; `undefined` if there is nothing to do. */
  private async count<Name extends WorkName>(
    name: Name,
    payload: JobPayloads[Name],
    em: EntityManager,
    step: 1 | -1,
  ): Promise<number | undefined> {
    const { entity, attempts } = workTable[name];
    if (attempts === undefined) throw new Error(`Rows of ${name} count no attempts`);
    const { counter, begunAt } = attempts;
    const rows = await em
      .createQueryBuilder(entity)
      .update({
        [counter]: raw(`?? + ${step}`, [columnOf(em, name, counter)]),
        ...(begunAt !== undefined && step === 1 && { [begunAt]: new Date() }),
      })
      .where(workableRow(name, payload))
      .returning([counter])
      .execute<Record<string, number>[]>('all');
    return rows[0]?.[counter];
  }

  /** Enqueues the work that depended on this. */
  private async enqueueNext<Name extends WorkName>(
    name: Name,
    payload: JobPayloads[Name],
    em: EntityManager,
  ): Promise<void> {
    for (const next of workNames) {
      const { entity, after } = workTable[next];
      if (after?.work !== name) continue;
      const [id] = Object.values(payload);
      const rows = await em.fork().find(entity, { $and: [{ [after.property]: id }, workable(next)] });
      for (const row of rows) await this.jobQueue.enqueue(next, payloadOf(next, row));
    }
  }
}

function columnOf(em: EntityManager, name: WorkName, property: string): string {
  const { properties } = em.getMetadata().get(workTable[name].entity);
  return (properties as Record<string, { fieldNames: string[] }>)[property]!.fieldNames[0]!;
}
