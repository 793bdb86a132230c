import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { LaneJob } from '@shared/infra/database/entities/lane-job.entity.js';
import { takesJobsSql } from '@shared/infra/database/entities/worker-heartbeat.entity.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { expectedStarts } from '@shared/infra/lanes/expected-start.js';
import { queueRates } from '@shared/infra/queue/queue-rates.js';
import { isLaneJob, type LaneJobName } from '@shared/infra/lanes/lane-work.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { jobs, type QueueName } from '@shared/infra/queue/jobs.js';
import { within } from '@shared/infra/queue/within.js';
import { pausableWork } from '@shared/infra/lanes/paused-lanes.js';
import type { JobView } from './jobs.service.js';

/**
 * Why a pending job has not begun: `running` has; `queuePaused` and `lanePaused`: by an operator; `noWorker`: none takes
 * jobs; `delayed`: it was put off, or waits for its next try; `inTurn`: others are before it; `waitsForDocument`: its
 * attachment comes first; `notQueued`: its job was lost, and a requeue enqueues it within a minute.
 */
type WaitReason =
  | 'running'
  | 'queuePaused'
  | 'lanePaused'
  | 'noWorker'
  | 'delayed'
  | 'inTurn'
  | 'waitsForDocument'
  | 'notQueued';

/** A job and its state in the queue. */
export interface FoundJob {
  job: Job;
  state: string;
}

/** Why a job waits, and how long yet. */
export interface JobWait {
  /** Why it has not begun. */
  reason: WaitReason;
  /** The queue that it waits in. Files, cards, documents and mails are served there by customer in turn. */
  lane: QueueName;
  /** Jobs before it; `null` if it has no place, or if it is not served by customer and more than 1,000 are. */
  position: number | null;
  /** When it begins, if no other customer's work comes before it; `null` if that cannot be told. */
  estimatedStartSeconds: number | null;
}

const countedAhead = 1_000;
const answerMs = 2_000;

/** Tells why jobs wait. */
@Injectable()
export class JobWaits {
  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  async of(view: JobView, found: FoundJob | null): Promise<JobWait> {
    const lane = jobs[view.job].queue;
    const reason = await this.reasonOf(view, found, lane);
    const none = { position: null, estimatedStartSeconds: null };
    if (reason === 'delayed' && found !== null) {
      const seconds = Math.ceil(((await this.dueMs(view, found.job)) - Date.now()) / 1000);
      return { reason, lane, position: null, estimatedStartSeconds: Math.max(0, seconds) };
    }
    if (isLaneJob(view.job)) return { reason, lane, ...(await this.inLane(view.job, view.subject, reason)) };
    if (found?.state !== 'waiting') return { reason, lane, ...none };
    const position = await within(this.positionOf(lane, found.job.id!), answerMs).catch(() => null);
    const isMoving = reason === 'inTurn' && position !== null;
    const estimatedStartSeconds = isMoving ? await this.secondsUntil(lane, position) : null;
    return { reason, lane, position, estimatedStartSeconds };
  }

  private async reasonOf(
    { job, subject, customer }: JobView,
    found: FoundJob | null,
    lane: QueueName,
  ): Promise<JobWait['reason']> {
    if (found?.state === 'active') return 'running';
    const facts = await this.readFacts(lane, customer?.id ?? null, job === 'mail.send' ? subject : null);
    const isPaused = await within(this.jobQueue.queue(lane).isPaused(), answerMs).catch(() => false);
    if (facts.waits_for_document) return 'waitsForDocument';
    if (facts.queue_paused || isPaused) return 'queuePaused';
    if (facts.lane_paused && pausableWork.has(job)) return 'lanePaused';
    if (!facts.has_worker) return 'noWorker';
    if (found === null) return 'notQueued';
    return found.state === 'delayed' ? 'delayed' : 'inTurn';
  }

  private async readFacts(queue: QueueName, customerId: string | null, mailId: string | null) {
    const [facts] = await this.em
      .fork()
      .execute<
        [{ queue_paused: boolean; lane_paused: boolean; has_worker: boolean; waits_for_document: boolean }]
      >(
        `select exists (select 1 from queue_pauses where kind = 'queue' and subject = ?) as queue_paused,
           exists (select 1 from queue_pauses where kind = 'customer' and subject = ?) as lane_paused,
           exists (select 1 from worker_heartbeats where ${takesJobsSql}) as has_worker,
           exists (select 1 from outbound_mails m join rendered_documents d on d.id = m.document_id
             where m.id = ?::uuid and d.status <> 'done') as waits_for_document`,
        [queue, customerId, this.settings.timeLimits.heartbeatFreshMs, mailId],
      );
    return facts;
  }

  /** When a delay ends: it counts from the end of a try, which lanes keep; of others from its beginning. */
  private async dueMs({ job, subject }: JobView, { timestamp, processedOn, delay }: Job): Promise<number> {
    const place = isLaneJob(job) ? await this.em.fork().findOne(LaneJob, { job, subject }) : null;
    return (place?.waitsSince.getTime() ?? processedOn ?? timestamp) + delay;
  }

  private async inLane(
    name: LaneJobName,
    subject: string,
    reason: JobWait['reason'],
  ): Promise<Pick<JobWait, 'position' | 'estimatedStartSeconds'>> {
    const none = { position: null, estimatedStartSeconds: null };
    if (reason === 'running') return none;
    const pace = { freshMs: this.settings.timeLimits.heartbeatFreshMs, perSecond: queueRates(this.settings) };
    const [start] = await expectedStarts(this.em.fork(), name, [subject], pace);
    if (start === undefined) return none;
    const { position, startSeconds } = start;
    const isMoving = reason === 'inTurn' && startSeconds !== null;
    return { position, estimatedStartSeconds: isMoving ? Math.ceil(startSeconds) : null };
  }

  private async positionOf(lane: QueueName, id: string): Promise<number | null> {
    const waiting = await this.jobQueue.queue(lane).getRanges(['waiting'], 0, countedAhead - 1, true);
    const place = waiting.indexOf(id);
    return place < 0 ? null : place;
  }

  /** By the mean time of a try in the last hour, and how many run at once. */
  private async secondsUntil(lane: QueueName, position: number): Promise<number | null> {
    const [row] = await this.em.fork().execute<[{ mean_ms: number | null; at_once: number | null }]>(
      `select sum(busy_ms) / nullif(sum(done + retried + failed), 0)::float as mean_ms,
         sum(capacity_ms) filter (where starts_at between now() - interval '5 minutes' and now() - interval '1 minute')
           / nullif(60000 * count(distinct starts_at) filter (where starts_at
             between now() - interval '5 minutes' and now() - interval '1 minute'), 0)::float as at_once
       from queue_minutes where queue = ? and starts_at > now() - interval '1 hour'`,
      [lane],
    );
    if (row.mean_ms === null || !row.at_once) return null;
    return Math.ceil((position * row.mean_ms) / row.at_once / 1000);
  }
}
