import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { type JobPayloads, jobs, type QueueName, type WorkName } from '@shared/infra/queue/jobs.js';
import { gathered } from '@shared/infra/database/gathered.js';
import { LaneJob } from '@shared/infra/database/entities/lane-job.entity.js';
import { QueuePause } from '@shared/infra/database/entities/queue-pause.entity.js';
import { type ExpectedStart, expectedStarts } from '@shared/infra/lanes/expected-start.js';
import { queueRates } from '@shared/infra/queue/queue-rates.js';
import { isLaneJob, type LaneJobName } from '@shared/infra/lanes/lane-work.js';
import { pausedWork, stillWorking } from './work-pending-error.js';
import { pollUntilFound } from './poll-until-found.js';
import { WorkSignals } from './work-signals.js';
import type { Told } from '@shared/domain/contract/told.js';

/** What the rows hold: the result, or the jobs of the work that is pending. */
export type WorkLook<Name extends WorkName, Result> = { result: Result } | { pending: JobPayloads[Name][] };

/** Pending work whose begin is asked for. */
interface StartsQuestion {
  name: LaneJobName;
  subjects: readonly string[];
}

/** Lets a request wait for the work of pending rows. */
@Injectable()
export class WorkWait {
  /** Each answer reads the queue up to the work, and those who wait in one give up together. */
  private readonly starts = gathered((questions: readonly StartsQuestion[]) => this.readStarts(questions));

  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    private readonly signals: WorkSignals,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * Polls the rows until the work is done. Enqueues each job once more: the first one may be lost, or be another
   * release's.
   *
   * @param message of the refusal: the work that has not ended
   * @throws {ServiceError} EXTERNAL_SERVICE_ERROR when the wait ends first; the work continues. At once while an operator has
   * paused its queue.
   */
  async until<Name extends WorkName, Result>(
    name: Name,
    message: Told,
    look: () => Promise<WorkLook<Name, Result>>,
  ): Promise<Result> {
    const asked = new Set<string>();
    let isFirst = true;
    let pendingIds: string[] = [];
    const lookAndAsk = async () => {
      const found = await look();
      if ('result' in found) return found;
      pendingIds = [...new Set(found.pending.map(jobs[name].idOf))];
      if (isFirst && (await this.isPaused(jobs[name].queue))) throw pausedWork(message);
      isFirst = false;
      const others = found.pending.filter((payload) => !asked.has(jobs[name].idOf(payload)));
      await this.jobQueue.enqueueAwaited(name, others);
      for (const id of pendingIds) asked.add(id);
      return null;
    };
    const pause = (ms: number) => this.signals.wait(jobs[name].queue, pendingIds, ms);
    const { pendingWorkMs } = this.settings.timeLimits;
    const found = await pollUntilFound(lookAndAsk, pendingWorkMs, pause);
    if (found !== null) return found.result;
    if (await this.isPaused(jobs[name].queue)) throw pausedWork(message);
    throw stillWorking(message, await this.lastStart(name, pendingIds));
  }

  private async isPaused(queue: QueueName): Promise<boolean> {
    return (await this.em.fork().count(QueuePause, { kind: 'queue', subject: queue })) > 0;
  }

  /** When the last of the work begins, in seconds: 0 if all has; `null` if that cannot be told, as of what has no place. */
  private async lastStart(name: WorkName, subjects: readonly string[]): Promise<number | null> {
    if (!isLaneJob(name)) return null;
    const placed = await this.em.fork().count(LaneJob, { job: name, subject: { $in: [...subjects] } });
    if (placed < subjects.length) return null;
    const starts = await this.starts({ name, subjects });
    if (starts.some(({ startSeconds }) => startSeconds === null)) return null;
    return Math.max(0, ...starts.map(({ startSeconds }) => startSeconds!));
  }

  private async readStarts(questions: readonly StartsQuestion[]): Promise<ExpectedStart[][]> {
    const pace = { freshMs: this.settings.timeLimits.heartbeatFreshMs, perSecond: queueRates(this.settings) };
    const found = new Map<LaneJobName, Map<string, ExpectedStart>>();
    for (const [name, same] of Map.groupBy(questions, (question) => question.name)) {
      const subjects = [...new Set(same.flatMap((question) => question.subjects))];
      const starts = await expectedStarts(this.em.fork(), name, subjects, pace);
      found.set(name, new Map(starts.map((start) => [start.subject, start])));
    }
    return questions.map(({ name, subjects }) =>
      subjects.flatMap((subject) => found.get(name)?.get(subject) ?? []),
    );
  }
}
