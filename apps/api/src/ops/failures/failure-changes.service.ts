import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { type JobName, jobs } from '@shared/infra/queue/jobs.js';
import { within } from '@shared/infra/queue/within.js';
import {
  type AskedJobs,
  discardRows,
  enqueueAsked,
  findChangeable,
  retryRows,
  settleFailures,
} from '@shared/infra/work/work-changes.js';
import { WorkTally } from '@shared/infra/work/work-tally.js';

/** Jobs of a group that one call changes; asked again, it goes on with the others. */
const mostAtOnce = 10_000;

/** The answer waits so long for the queue to have the jobs; thousands take longer. */
const enqueueMs = 1_000;

/** What became of a group's jobs, or in a dry run would. */
export interface GroupChange {
  /** Whether nothing was changed. */
  dryRun: boolean;
  /** Jobs that are done anew, or given up. */
  done: number;
  /** Jobs that are left as they are: done since, being done, gone, or not for an operator to decide. */
  skipped: number;
  /** Jobs of the group beyond the 10,000 of one call. */
  remaining: number;
  /** How long it took. */
  seconds: number;
  /** Jobs a second. */
  perSecond: number;
}

/** What is asked of a group. */
export interface GroupRequest {
  dryRun: boolean;
  note: string;
}

interface Members {
  job: JobName;
  subjects: string[];
  remaining: number;
}

/** Has a whole group of failed jobs done anew, or gives them up. */
@Injectable()
export class FailureChanges {
  private readonly logger = new Logger(FailureChanges.name);

  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    private readonly tally: WorkTally,
  ) {}

  /** @throws {ServiceError} RESOURCE_NOT_FOUND. */
  async retry(operatorId: string, fingerprint: string, request: GroupRequest): Promise<GroupChange> {
    const startedMs = performance.now();
    const asked: AskedJobs[] = [];
    const change = await this.change(operatorId, fingerprint, 'retry', request, async (em, job, subjects) => {
      asked.push(...(await retryRows(em, job, subjects)));
    });
    const enqueued = enqueueAsked(this.jobQueue, asked).catch((error: unknown) =>
      this.logger.warn({ fingerprint, err: error }, 'Jobs not enqueued; the next requeue does it'),
    );
    // The rows are pending: their jobs may follow, and what the queue does not take a requeue finds.
    await within(enqueued, enqueueMs).catch(() => undefined);
    for (const { name, subjects } of asked) this.tally.count(jobs[name].queue, { added: subjects.length });
    return timed(change, startedMs);
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND. */
  async discard(operatorId: string, fingerprint: string, request: GroupRequest): Promise<GroupChange> {
    const startedMs = performance.now();
    const { note } = request;
    const change = await this.change(
      operatorId,
      fingerprint,
      'discard',
      request,
      async (em, job, subjects) => {
        const { email: by } = await em.findOneOrFail(User, operatorId);
        await discardRows(em, job, subjects, { by, note });
      },
    );
    return timed(change, startedMs);
  }

  private change(
    operatorId: string,
    fingerprint: string,
    kind: 'retry' | 'discard',
    { dryRun, note }: GroupRequest,
    apply: (em: EntityManager, job: JobName, subjects: readonly string[]) => Promise<void>,
  ): Promise<Omit<GroupChange, 'seconds' | 'perSecond'>> {
    return this.em.fork().transactional(async (em) => {
      const { job, subjects, remaining } = await readMembers(em, fingerprint);
      const found = await findChangeable(em, job, subjects, kind);
      const skipped = subjects.length - found.length;
      const answer = { dryRun, done: found.length, skipped, remaining };
      if (dryRun || subjects.length === 0) return answer;
      await apply(em, job, found);
      // One that is done since has settled its failures; one that fails again is counted anew.
      await settleFailures(em, job, kind === 'retry' ? subjects : found, note);
      const after = { done: found.length, skipped, remaining, note };
      await addAudit(em, operatorId, {
        action: kind === 'retry' ? 'failures.retry' : 'failures.discard',
        ...{ subjectId: fingerprint, before: { job, open: subjects.length + remaining }, after },
      });
      return answer;
    });
  }
}

/** The open jobs of a group, locked: a second click waits, and finds none. */
async function readMembers(em: EntityManager, fingerprint: string): Promise<Members> {
  const [group] = await em.execute<{ job: JobName }[]>(
    'select job from failure_groups where fingerprint = ? for update',
    [fingerprint],
  );
  if (group === undefined) throw new ServiceError('RESOURCE_NOT_FOUND');
  const rows = await em.execute<{ subject: string; open: string }[]>(
    `select subject, count(*) over () as open from job_failures
     where fingerprint = ? and settled_at is null order by subject limit ?`,
    [fingerprint, mostAtOnce],
  );
  const remaining = Math.max(0, Number(rows[0]?.open ?? 0) - rows.length);
  return { job: group.job, subjects: rows.map(({ subject }) => subject), remaining };
}

function timed(change: Omit<GroupChange, 'seconds' | 'perSecond'>, startedMs: number): GroupChange {
  const seconds = Math.round(performance.now() - startedMs) / 1000;
  return { ...change, seconds, perSecond: Math.round(change.done / Math.max(0.001, seconds)) };
}
