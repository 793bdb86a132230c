import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { type JobPayloads, jobs } from '@shared/infra/queue/jobs.js';
import type { WorkName } from '@shared/infra/work/work-table.js';
import { waitFor } from './wait-for.js';
import { WorkSignals } from './work-signals.js';
import type { Told } from '@shared/domain/contract/told.js';

/** What the rows hold: the result, or the jobs of the work that is pending. */
export type WorkLook<Name extends WorkName, Result> = { result: Result } | { pending: JobPayloads[Name][] };

/** Lets a request wait for the work of pending rows. */
@Injectable()
export class WorkWait {
  constructor(
    private readonly jobQueue: JobQueue,
    private readonly signals: WorkSignals,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * Polls the rows until the work is done. Enqueues each job once more: the first one may be lost, or be another
   * release's.
   *
   * @param message of the refusal: the work that has not ended
   * @throws {ServiceError} EXTERNAL_SERVICE_ERROR when the wait ends first; the work continues.
   */
  async until<Name extends WorkName, Result>(
    name: Name,
    message: Told,
    look: () => Promise<WorkLook<Name, Result>>,
  ): Promise<Result> {
    const asked = new Set<string>();
    let pendingIds: string[] = [];
    const lookAndAsk = async () => {
      const found = await look();
      if ('result' in found) return found;
      pendingIds = found.pending.map(jobs[name].idOf);
      for (const payload of found.pending) {
        const id = jobs[name].idOf(payload);
        if (!asked.has(id)) await this.jobQueue.enqueue(name, payload);
        asked.add(id);
      }
      return null;
    };
    const pause = (ms: number) => this.signals.wait(jobs[name].queue, pendingIds, ms);
    const { pendingWorkMs } = this.settings.timeLimits;
    return (await waitFor(lookAndAsk, pendingWorkMs, message, pause)).result;
  }
}
