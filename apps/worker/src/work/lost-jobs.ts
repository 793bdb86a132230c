import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { runSql } from '@shared/infra/database/run-sql.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { jobs, type QueueName, type WorkName } from '@shared/infra/queue/jobs.js';
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
  constructor(private readonly jobQueue: JobQueue) {}

  /** The next rows of each kind, the oldest first, whichever worker took those before; after the last of them the first again. */
  async enqueueNext(em: EntityManager): Promise<void> {
    const reached = await em.execute<(Place & { job: string })[]>(
      'select job, since::text as since, subject from requeue_places',
    );
    const places = new Map(reached.map((place) => [place.job, place]));
    await forEachKind(async (name) => {
      await keepPlace(em, name, await this.look(name, em, places.get(name) ?? null));
    });
  }

  /** All rows whose jobs are in these queues, which have lost everything. */
  async enqueueAll(em: EntityManager, queues: readonly QueueName[]): Promise<void> {
    await forEachKind(async (name) => {
      if (!queues.includes(jobs[name].queue)) return;
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

async function keepPlace(em: EntityManager, name: WorkName, last: Place | null): Promise<void> {
  if (last === null) await runSql(em, 'delete from requeue_places where job = $1', [name]);
  else
    await runSql(
      em,
      `insert into requeue_places (job, since, subject) values ($1, $2, $3)
       on conflict (job) do update set since = excluded.since, subject = excluded.subject`,
      [name, last.since, last.subject],
    );
}

/** One kind's fault does not keep the others waiting. @throws {Error} the first fault, in the end */
async function forEachKind(work: (name: WorkName) => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  for (const name of workNames) await work(name).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw faults[0];
}
