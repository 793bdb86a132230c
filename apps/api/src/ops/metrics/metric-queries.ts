import { takesJobsSql } from '@shared/infra/database/entities/worker-heartbeat.entity.js';
import { ownRowsSql, workRows } from '@shared/infra/work/work-rows.js';
import { workNames } from '@shared/infra/work/work-table.js';
import { givenUpRows } from '../given-up/given-up-kinds.js';

/*
 * Each query is asked at most once in five seconds. `docs/metrics.md` holds their plans at a million rows: all find
 * their rows by an index.
 */

/** Number and oldest age of the pending rows of each kind. */
export const pendingQuery = workNames
  .map((name) => {
    const { from, since, states } = workRows[name];
    const condition = [states.pending, ownRowsSql[name] ?? 'true'].join(' and ');
    return `select '${name}' as kind, count(*) as count,
      coalesce(greatest(0, extract(epoch from now() - min(${since}))), 0) as oldest_seconds
      from ${from} where ${condition}`;
  })
  .join(' union all ');

/** Number of rows of each kind that were given up, as operators find them: within the last hour and earlier. */
export const givenUpQuery = givenUpRows
  .flatMap(({ job, from, where }) => {
    if (job === null) return [];
    const { finishedAt, since } = workRows[job];
    const isRecent = `coalesce(${finishedAt}, ${since}) > now() - interval '1 hour'`;
    return `select '${job}' as kind, count(*) filter (where ${isRecent}) as hour,
      count(*) filter (where not (${isRecent})) as older from ${from} where ${where}`;
  })
  .join(' union all ');

/** Workers that take jobs, those with an old heartbeat, and the age of the latest; both parameters: how long one is fresh. */
export const workerQuery = `select
    count(*) filter (where ${takesJobsSql}) as alive,
    count(*) filter (where seen_at <= now() - ? * interval '1 millisecond'
      and seen_at > now() - interval '1 hour') as lost,
    extract(epoch from now() - max(seen_at)) as age_seconds
  from worker_heartbeats`;

/** Orders by status. */
export const orderQuery = 'select status as name, count(*) as count from orders group by status';

/** Payment events by what became of them. */
export const paymentQuery = 'select outcome as name, count(*) as count from payment_events group by outcome';
