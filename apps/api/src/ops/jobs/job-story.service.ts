import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { JobEvent, type JobEventKind } from '@shared/infra/database/entities/job-event.entity.js';
import { JobFailure } from '@shared/infra/database/entities/job-failure.entity.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { within } from '@shared/infra/queue/within.js';
import { normalisedMessage } from '@shared/infra/work/failure-cause.js';
import { isSubjectOf, isWork } from '@shared/infra/work/work-rows.js';
import type { WorkName } from '@shared/infra/queue/jobs.js';
import { jobs } from '@shared/infra/queue/jobs.js';
import { type FoundJob, type JobWait, JobWaits } from './job-waits.service.js';
import { type JobRowFact, readRowFacts } from './job-row.js';
import { JobsService, type JobView } from './jobs.service.js';

/** A step of a job. */
export interface JobStep {
  /** What happened. `givenBack`: other work went first, or its worker ended; `retryAsked` and `discarded`: by an operator. */
  kind: JobEventKind | 'rowWritten';
  /** When. */
  at: string;
  /** The try that it was part of. */
  try: number | null;
  /** How long the try took; of `givenBack` how long it is put off. */
  ms: number | null;
  /** The worker. */
  workerId: string | null;
  /** The request that asked for it. */
  requestId: string | null;
  /** The cause of a failure, or an operator's note. */
  note: string | null;
}

/** The job in its queue. */
export interface QueuedJob {
  /** Its id there, as `/ops/queues` shows it. */
  id: string;
  /** `waiting`, `delayed`, `active`, `completed` or `failed`. */
  state: string;
  /** Tries so far. */
  attemptsMade: number;
  /** When it was added. */
  addedAt: string;
  /** When its last try began. */
  startedAt: string | null;
  /** Until when it is put off; `null` if it is not. */
  delayedUntil: string | null;
  /** Why its last try failed. */
  failedReason: string | null;
}

/** One cause for which the job failed. */
export interface JobFault {
  /** The group of failures. */
  fingerprint: string;
  /** Tries that failed so. */
  tries: number;
  /** The error and where it was thrown. */
  stack: string;
  /** When it last failed so. */
  lastAt: string;
  /** When the work was done after all, or an operator decided about it. */
  settledAt: string | null;
  /** The operator’s note; `null` where the work was done. */
  settledNote: string | null;
}

/** All that is known of one job. */
export interface JobStory extends JobView {
  /** What the row says that it works on. */
  row: JobRowFact[];
  /** Its steps, oldest first, at most the last 200; known for two days. */
  steps: JobStep[];
  /** The causes for which it failed. */
  faults: JobFault[];
  /** Its job in the queue; `null` if there is none, or the queue does not answer. */
  queued: QueuedJob | null;
  /** Why it waits; `null` if it does not. */
  wait: JobWait | null;
}

const mostSteps = 200;
const answerMs = 2_000;

/** What happened to one job, and why it waits. */
@Injectable()
export class JobStories {
  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    private readonly list: JobsService,
    private readonly waits: JobWaits,
  ) {}

  /** @throws {ServiceError} RESOURCE_NOT_FOUND for a row that there is not, or not any more. */
  async get(name: string, subject: string): Promise<JobStory> {
    const job = knownWork(name, subject);
    const em = this.em.fork();
    const [view] = await this.list.views(em, [{ job, subject }]);
    if (view === undefined) throw new ServiceError('RESOURCE_NOT_FOUND');
    const [row, events, faults, found] = await Promise.all([
      readRowFacts(em.fork(), job, subject),
      em.fork().find(JobEvent, { job, subject }, { orderBy: { id: 'desc' }, limit: mostSteps }),
      em.fork().find(JobFailure, { job, subject }, { orderBy: { lastAt: 'desc' }, limit: 20 }),
      within(this.findQueued(job, subject), answerMs).catch(() => null),
    ]);
    const wait = view.state === 'pending' ? await this.waits.of(view, found) : null;
    const written = stepOf({ kind: 'rowWritten', at: new Date(view.since) });
    const steps = [written, ...events.reverse().map(stepOf)].sort((a, b) => (a.at < b.at ? -1 : 1));
    // Rows that do not say when they ended: the last step does.
    const endedAt = view.state === 'pending' ? undefined : steps.findLast(isEnd)?.at;
    const finishedAt = view.finishedAt ?? endedAt ?? null;
    return {
      ...view,
      finishedAt,
      row,
      steps,
      faults: faults.map(faultOf),
      queued: found && queuedOf(found),
      wait,
    };
  }

  private async findQueued(job: WorkName, subject: string): Promise<FoundJob | null> {
    const queue = this.jobQueue.queue(jobs[job].queue);
    const id = await queue.getDeduplicationJobId(subject);
    const found = id === null ? undefined : await queue.getJob(id);
    if (found === undefined) return null;
    const state = await queue.getJobState(id!);
    // To BullMQ a waiting job with a priority is something else.
    return { job: found, state: state === 'prioritized' ? 'waiting' : state };
  }
}

const isEnd = ({ kind }: JobStep): boolean => kind === 'done' || kind === 'failed' || kind === 'discarded';

/** @throws {ServiceError} RESOURCE_NOT_FOUND for what no row can be. */
export function knownWork(name: string, subject: string): WorkName {
  if (!isWork(name) || !isSubjectOf(name, subject)) throw new ServiceError('RESOURCE_NOT_FOUND');
  return name;
}

type StepFacts = Pick<JobStep, 'kind'> & { at: Date } & Partial<Omit<JobEvent, 'kind' | 'at'>>;

function stepOf({ kind, at, try: attempt, ms, workerId, requestId, note }: StepFacts): JobStep {
  return {
    ...{ kind, at: at.toISOString(), try: attempt ?? null, ms: ms ?? null },
    ...{ workerId: workerId ?? null, requestId: requestId ?? null, note: note ?? null },
  };
}

function faultOf({ group, tries, stack, lastAt, settledAt, settledNote }: JobFailure): JobFault {
  return {
    ...{ fingerprint: group.fingerprint, tries, stack, lastAt: lastAt.toISOString() },
    settledAt: settledAt?.toISOString() ?? null,
    settledNote: settledNote ?? null,
  };
}

function queuedOf({ job, state }: FoundJob): QueuedJob {
  const { id = '', attemptsMade, timestamp, processedOn, delay, failedReason } = job;
  const since = processedOn ?? timestamp;
  return {
    ...{ id, state, attemptsMade, addedAt: new Date(timestamp).toISOString() },
    startedAt: processedOn === undefined ? null : new Date(processedOn).toISOString(),
    delayedUntil: state === 'delayed' ? new Date(since + delay).toISOString() : null,
    failedReason: failedReason ? normalisedMessage(failedReason) : null,
  };
}
