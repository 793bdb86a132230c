import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { waitForAllowance } from '@shared/domain/lanes/work-allowance.js';
import { runSqlAlone } from '@shared/infra/database/run-sql.js';
import { meteredJobs } from '@shared/infra/lanes/lane-work.js';
import { lostTry } from '@shared/infra/lanes/served.js';
import { told } from '@shared/words/say.js';

interface TakenRow {
  this_hour: number;
  last_hour: number;
  since_hour: number;
}

/** So much work tells as much of an account's further work as all that is known of others': a first file may be cold. */
const tellingMs = 10_000;

/**
 * What waits counts as foreseen, or as much longer as the account's work took than was foreseen: some files take a hundred times
 * what their size tells. What has begun counts as foreseen, or for as long as it lasts by now, within what is charged for a
 * try that was lost.
 */
const takenSql = `select known.this_hour + (
    select coalesce(sum(case when j.started_at is null then j.cost_ms * known.beyond
      else greatest(j.cost_ms, least(${lostTry.mostMs}, 1000 * extract(epoch from now() - j.started_at))) end), 0)
    from lane_jobs j where j.owner = $1::uuid and j.job = any($2)
  )::float as this_hour, known.last_hour, known.since_hour
  from (
    select coalesce(sum(work_ms) filter (where starts_at = h.hour), 0)::float as this_hour,
      coalesce(sum(work_ms) filter (where starts_at < h.hour), 0)::float as last_hour,
      greatest(1, (${tellingMs} + coalesce(sum(work_ms), 0)) / (${tellingMs} + coalesce(sum(coalesce(foreseen_ms, work_ms)), 0)))::float as beyond,
      1000 * extract(epoch from now() - h.hour)::float as since_hour
    from (select date_trunc('hour', now()) as hour) h
    left join account_work w on w.user_id = $1 and w.starts_at >= h.hour - interval '1 hour'
    group by h.hour
  ) known`;

/** What one account's files and cards may take of the workers within an hour: `ACCOUNT_WORK_SECONDS`. */
@Injectable()
export class WorkQuota {
  private readonly allowedMs: number;

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) { accountWorkSeconds }: ProcessSettings,
  ) {
    this.allowedMs = accountWorkSeconds * 1000;
  }

  /**
   * Refuses work of an account that has taken its part, before an upload is read or a card is made.
   *
   * @throws {ServiceError} RATE_LIMITED, with the wait.
   */
  async assertNotSpent(userId: string): Promise<void> {
    const [row] = await runSqlAlone<TakenRow>(this.em, takenSql, [userId, meteredJobs]);
    const taken = { thisHourMs: row!.this_hour, lastHourMs: row!.last_hour };
    const waitMs = waitForAllowance(taken, this.allowedMs, row!.since_hour);
    if (waitMs <= 0) return;
    const minutes = Math.ceil(waitMs / 60_000);
    throw new ServiceError('RATE_LIMITED', {
      message: told('api.messages.workSpent', { minutes: Math.ceil(this.allowedMs / 60_000) }),
      retryAfterSeconds: Math.ceil(waitMs / 1000),
      details: { hint: told('api.hints.workSpent', { minutes }), limitSeconds: this.allowedMs / 1000 },
    });
  }
}
