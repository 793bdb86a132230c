import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { type PauseKind, QueuePause } from '@shared/infra/database/entities/queue-pause.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { JobQueue, QueueUnavailableError } from '@shared/infra/queue/job-queue.js';
import { type QueueName, queueNames } from '@shared/infra/queue/jobs.js';
import { within } from '@shared/infra/queue/within.js';
import { meteredJobs } from '@shared/infra/lanes/lane-work.js';
import { type AskedJobs, enqueueAsked } from '@shared/infra/work/work-changes.js';
import { workRows } from '@shared/infra/work/work-rows.js';
import { QueueFigures } from './queue-figures.service.js';

/** A queue, or a customer's lane, whose work waits. */
export interface PauseView {
  /** `queue`: no worker takes its jobs. `customer`: files are not measured and cards not made for this account. */
  kind: PauseKind;
  /** The queue's name, or the id of the account. */
  subject: string;
  /** The account; `null` of a queue. */
  customer: { id: string; name: string; email: string } | null;
  /** Why it waits. */
  reason: string;
  /** The operator who paused it. */
  pausedBy: string;
  /** Since when. */
  since: string;
}

/** A queue that lost its memory loses the pause: it is set again within this. */
const checkMs = 10_000;
const answerMs = 5_000;
/** More would be no exceptions any more. */
const mostPausedLanes = 100;

/** Pauses queues and customers' lanes, and remembers who did it and why. */
@Injectable()
export class PausesService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(PausesService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    private readonly figures: QueueFigures,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.restore().catch(() => undefined), checkMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Queues first, then lanes; each by age. */
  async list(): Promise<PauseView[]> {
    const em = this.em.fork();
    const pauses = await em.find(QueuePause, {}, { orderBy: { kind: 'desc', since: 'asc' } });
    const ids = pauses.filter(({ kind }) => kind === 'customer').map(({ subject }) => subject);
    const customers = new Map((await em.find(User, { id: { $in: ids } })).map((user) => [user.id, user]));
    return pauses.map((pause) => pauseView(pause, customers.get(pause.subject) ?? null));
  }

  /** Repeated, it only changes the reason. @throws {ServiceError} EXTERNAL_SERVICE_ERROR while the queue is away. */
  async pauseQueue(operatorId: string, queue: QueueName, reason: string): Promise<void> {
    await this.pause(operatorId, { kind: 'queue', subject: queue, reason });
    await this.tellQueue(queue, true);
  }

  /** @throws {ServiceError} EXTERNAL_SERVICE_ERROR while the queue is away: it stays paused. */
  async resumeQueue(operatorId: string, queue: QueueName): Promise<void> {
    const isPaused = await this.ask(() => this.jobQueue.queue(queue).isPaused());
    await this.tellQueue(queue, false);
    await this.resume(operatorId, { kind: 'queue', subject: queue, isPaused });
    // A restore that still found the row may have paused it again.
    await this.tellQueue(queue, false);
  }

  /** @throws {ServiceError} USER_NOT_FOUND; CONFLICT while too many lanes are paused. */
  async pauseLane(operatorId: string, customerId: string, reason: string): Promise<void> {
    await this.assertCustomer(customerId);
    const lanes = await this.em.fork().count(QueuePause, { kind: 'customer', subject: { $ne: customerId } });
    if (lanes >= mostPausedLanes) throw new ServiceError('CONFLICT');
    await this.pause(operatorId, { kind: 'customer', subject: customerId, reason });
  }

  /** @throws {ServiceError} USER_NOT_FOUND. */
  async resumeLane(operatorId: string, customerId: string): Promise<void> {
    if (!isUuid(customerId)) throw new ServiceError('USER_NOT_FOUND');
    await this.resume(operatorId, { kind: 'customer', subject: customerId, isPaused: false });
    await this.enqueueHeld(customerId);
  }

  /** Workers have left the rows of the paused lane as they were. */
  private async enqueueHeld(customerId: string): Promise<void> {
    const asked: AskedJobs[] = [];
    for (const name of meteredJobs) {
      const { from, subject, states, owners } = workRows[name];
      const rows = await this.em.fork().execute<{ subject: string }[]>(
        `select ${subject} as subject from ${from} where ${states.pending}
         and exists (select 1 from (${owners}) a where a.user_id = ?)`,
        [customerId],
      );
      asked.push({ name, subjects: rows.map((row) => row.subject) });
    }
    // There may be thousands, which nobody waits for.
    void enqueueAsked(this.jobQueue, asked).catch((error: unknown) =>
      this.logger.warn({ customerId, err: error }, 'Jobs not enqueued; the next requeues do it'),
    );
  }

  /** Pauses what its row says: a queue whose server came back empty has forgotten it. */
  async restore(): Promise<void> {
    for (const { subject } of await this.em.fork().find(QueuePause, { kind: 'queue' })) {
      const name = queueNames.find((queue) => queue === subject);
      if (name === undefined || (await this.jobQueue.queue(name).isPaused())) continue;
      await this.jobQueue.queue(name).pause();
      if ((await this.em.fork().count(QueuePause, { kind: 'queue', subject })) > 0) {
        this.logger.warn({ queue: name }, 'Paused again: the queue had forgotten it');
      } else {
        // An operator resumed it since the row was read.
        await this.jobQueue.queue(name).resume();
      }
    }
  }

  private async assertCustomer(id: string): Promise<void> {
    const user = isUuid(id) ? await this.em.fork().findOne(User, { id, deletedAt: null }) : null;
    if (user === null) throw new ServiceError('USER_NOT_FOUND');
  }

  private async pause(
    operatorId: string,
    { kind, subject, reason }: Pick<QueuePause, 'kind' | 'subject' | 'reason'>,
  ): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const { email: pausedBy } = await em.findOneOrFail(User, operatorId);
      const known = await em.findOne(QueuePause, { kind, subject });
      if (known?.reason === reason) return;
      const before = { reason: known?.reason ?? null };
      if (known === null) em.create(QueuePause, { kind, subject, reason, pausedBy, since: new Date() });
      else Object.assign(known, { reason, pausedBy });
      const action = kind === 'queue' ? 'queue.pause' : 'lane.pause';
      await addAudit(em, operatorId, { action, subjectId: subject, before, after: { reason } });
    });
  }

  private async resume(
    operatorId: string,
    { kind, subject, isPaused }: { kind: PauseKind; subject: string; isPaused: boolean },
  ): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const known = await em.findOne(QueuePause, { kind, subject });
      // The raw board pauses without a row.
      if (known === null && !isPaused) return;
      if (known !== null) em.remove(known);
      const before = { reason: known?.reason ?? null };
      const action = kind === 'queue' ? 'queue.resume' : 'lane.resume';
      await addAudit(em, operatorId, { action, subjectId: subject, before, after: { reason: null } });
    });
  }

  private async tellQueue(name: QueueName, isPaused: boolean): Promise<void> {
    const queue = this.jobQueue.queue(name);
    await this.ask(() => (isPaused ? queue.pause() : queue.resume()));
    this.figures.forget();
  }

  private async ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await within(question(), answerMs);
    } catch (cause) {
      throw new QueueUnavailableError('The queue does not answer', { cause });
    }
  }
}

export function pauseView(
  { kind, subject, reason, pausedBy, since }: QueuePause,
  user: User | null,
): PauseView {
  const customer = user && { id: user.id, name: user.name, email: user.email };
  return { kind, subject, customer, reason, pausedBy, since: since.toISOString() };
}
