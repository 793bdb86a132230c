import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import type { WorkName } from '@shared/infra/queue/jobs.js';
import { payloadOfSubject, workRows } from '@shared/infra/work/work-rows.js';
import { workable, workNames, workTable } from '@shared/infra/work/work-table.js';

/** Younger rows are left to the process that wrote them, which enqueues them itself. */
const settleMs = 30_000;

/** Rows of a kind that one look takes. */
const lookSize = 500;

/** A row's place among those of its kind; the time as the database writes it, to the microsecond. */
interface Place {
  since: string;
  subject: string;
}

/** Enqueues pending rows whose jobs may be lost: a job that is there already stays as it is. */
@Injectable()
export class LostJobs {
  /** The last row of the last look of each kind. */
  private readonly reached = new Map<WorkName, Place | null>();

  constructor(private readonly jobQueue: JobQueue) {}

  /** The next rows of each kind, the oldest first; after the last of them the first again. */
  async enqueueNext(em: EntityManager): Promise<void> {
    await forEachKind(async (name) => {
      const last = await this.look(name, em, this.reached.get(name) ?? null);
      this.reached.set(name, last);
    });
  }

  /** All rows: the queues have lost everything. */
  async enqueueAll(em: EntityManager): Promise<void> {
    await forEachKind(async (name) => {
      let last: Place | null = null;
      do last = await this.look(name, em, last);
      while (last !== null);
    });
  }

  /** @returns the last row of those enqueued; `null` where none come after them. */
  private async look(name: WorkName, em: EntityManager, after: Place | null): Promise<Place | null> {
    const { subject, since } = workRows[name];
    const rows = em
      .fork()
      .createQueryBuilder(workTable[name].entity, 't')
      .select([raw(`${subject} as subject`), raw(`${since}::text as since`)])
      .where(workable(name))
      .andWhere(raw(`${since} < ?`, [new Date(Date.now() - settleMs)]))
      .orderBy({ [raw(since)]: 'asc', [raw(subject)]: 'asc' })
      .limit(lookSize);
    if (after !== null) {
      // The first condition reads the index, the second tells rows of one moment apart.
      rows.andWhere(raw(`${since} >= ?::timestamptz`, [after.since]));
      rows.andWhere(raw(`(${since}, ${subject}) > (?::timestamptz, ?)`, [after.since, after.subject]));
    }
    const found = await rows.execute<Place[]>('all', false);
    if (found.length > 0) {
      const payloads = found.map((row) => payloadOfSubject(name, row.subject));
      await this.jobQueue.enqueueAll(name, payloads);
    }
    return found.length < lookSize ? null : found.at(-1)!;
  }
}

/** One kind's fault does not keep the others waiting. @throws {Error} the first fault, in the end */
async function forEachKind(work: (name: WorkName) => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  for (const name of workNames) await work(name).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw faults[0];
}
