import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { waitForAllowance } from '@shared/domain/lanes/work-allowance.js';
import { runSqlAlone } from '@shared/infra/database/run-sql.js';
import { meteredJobs } from '@shared/infra/lanes/lane-work.js';
import { told } from '@shared/words/say.js';

interface TakenRow {
  this_hour: number;
  last_hour: number;
  since_hour: number;
}

const takenSql = `select coalesce(sum(work_ms) filter (where starts_at = h.hour), 0)::float + (
    select coalesce(sum(j.cost_ms), 0) from lane_jobs j where j.owner = $1::uuid and j.job = any($2)
  ) as this_hour,
  coalesce(sum(work_ms) filter (where starts_at < h.hour), 0)::float as last_hour,
  1000 * extract(epoch from now() - h.hour)::float as since_hour
  from (select date_trunc('hour', now()) as hour) h
  left join account_work w on w.user_id = $1 and w.starts_at >= h.hour - interval '1 hour'
  group by h.hour`;

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
