import type { EntityManager } from '@mikro-orm/postgresql';
import { takesJobsSql } from '@shared/infra/database/entities/worker-heartbeat.entity.js';
import { queueNames, type WorkName } from '@shared/infra/queue/jobs.js';
import { queueSchema } from '@shared/infra/queue/queue-backend.js';
import { ownRowsSql } from '@shared/infra/work/work-rows.js';
import { workNames, workTable } from '@shared/infra/work/work-table.js';

/*
 * Each query is asked at most once in five seconds. `docs/metrics.md` holds their plans at a million rows: all read an
 * index alone.
 */

/**
 * What says of a row that its work was given up, and the column that holds when. Other failures are results: a file
 * that cannot be read, a card that cannot be made. Kinds that are missing are never given up.
 */
const givenUp: { [Name in WorkName]?: { condition: string; at: string } } = {
  'accounts.export': { condition: `status = 'failed'`, at: 'created_at' },
  'analysis.measure': { condition: 'is_given_up', at: 'finished_at' },
  'cards.generate': { condition: `status = 'failed' and faults is null`, at: 'created_at' },
  'cards.picture': { condition: `picture_status = 'failed'`, at: 'created_at' },
  'documents.render': { condition: `status = 'failed'`, at: 'created_at' },
  'mail.send': { condition: `status = 'failed'`, at: 'created_at' },
  // Fewer attempts: a part that cannot be read.
  'parts.outline': { condition: `status = 'failed' and attempts >= 3`, at: 'created_at' },
  'parts.picture': { condition: `status = 'failed' and attempts >= 3`, at: 'created_at' },
  'payments.refund': { condition: `status = 'failed'`, at: 'created_at' },
  // Nobody waits for the files of a plate that was withdrawn or is printed.
  'plates.files': {
    condition: `files_status = 'failed' and status in ('planned', 'printing')`,
    at: 'created_at',
  },
  'plates.plan': { condition: `status = 'failed'`, at: 'created_at' },
  'uploads.inspect': { condition: `status = 'failed'`, at: 'completed_at' },
};

/** Number and oldest age of the pending rows of each kind. */
export function pendingQuery(em: EntityManager): string {
  const parts = workNames.map((name) => {
    const { entity, status, since } = workTable[name];
    const { tableName, properties } = em.getMetadata().get(entity);
    const columnOf = (property: string) =>
      (properties as Record<string, { fieldNames: string[] }>)[property]!.fieldNames[0]!;
    const isPending = status === undefined ? 'true' : `${columnOf(status)} = 'pending'`;
    const condition = [isPending, ownRowsSql[name] ?? 'true'].join(' and ');
    return `select '${name}' as kind, count(*) as count,
      coalesce(greatest(0, extract(epoch from now() - min(${columnOf(since)}))), 0) as oldest_seconds
      from ${tableName} where ${condition}`;
  });
  return parts.join(' union all ');
}

/** Number of rows of each kind that were given up, within the last hour and earlier. */
export function givenUpQuery(em: EntityManager): string {
  const parts = Object.entries(givenUp).map(([name, { condition, at }]) => {
    const { tableName } = em.getMetadata().get(workTable[name as WorkName].entity);
    const isRecent = `${at} > now() - interval '1 hour'`;
    return `select '${name}' as kind, count(*) filter (where ${isRecent}) as hour,
      count(*) filter (where not (${isRecent})) as older from ${tableName} where ${condition}`;
  });
  return parts.join(' union all ');
}

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

const jobsIn = (state: string) =>
  `(select count(*) from ${queueSchema}.job where queue = q.queue and state = '${state}') as ${state}`;

/** Depth, pause and oldest job of each queue that is kept in the database: an index of BullMQ for each state. */
export const queueQuery = `select q.queue,
    ${['waiting', 'active', 'delayed', 'completed', 'failed'].map(jobsIn).join(',\n    ')},
    (select greatest(added_at_ms, processed_at_ms) from ${queueSchema}.job
      where queue = q.queue and state = 'waiting' order by priority, seq limit 1) as oldest_at_ms,
    exists (select from ${queueSchema}.meta
      where queue = q.queue and field = 'paused' and value = '1') as is_paused
  from unnest(array['${queueNames.join("','")}']) as q(queue)`;
