import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueueName } from '@shared/infra/queue/jobs.js';

/** What a queue did within a minute, or within ten. */
export interface HistoryPoint {
  /** The start. */
  at: string;
  /** How long: 1, or 10 of what is older than a day. */
  minutes: number;
  /** Jobs that were added. */
  added: number;
  /** Jobs that were done. */
  done: number;
  /** Tries that failed, whether or not another followed. */
  failed: number;
  /** The most jobs that waited. */
  depth: number;
  /** The longest wait of the job next in turn. */
  oldestSeconds: number;
  /** Share of the workers' time for this queue in which they ran its jobs; `null` without a worker. */
  busyShare: number | null;
}

interface MinuteRow {
  queue: QueueName;
  starts_at: Date;
  minutes: number;
  added: number;
  done: number;
  retried: number;
  failed: number;
  busy_ms: string;
  capacity_ms: string;
  depth: number;
  oldest_seconds: number;
}

/** The rows of some hours, oldest first; the primary key or the index of the start is read. */
export async function readHistory(
  em: EntityManager,
  minutes: number,
  queue?: QueueName,
): Promise<ReadonlyMap<QueueName, HistoryPoint[]>> {
  const rows = await em.fork().execute<MinuteRow[]>(
    `select * from queue_minutes where starts_at > now() - ? * interval '1 minute'
       ${queue === undefined ? '' : 'and queue = ?'} order by queue, starts_at`,
    [minutes, ...(queue === undefined ? [] : [queue])],
  );
  const points = new Map<QueueName, HistoryPoint[]>();
  for (const row of rows) points.set(row.queue, [...(points.get(row.queue) ?? []), pointOf(row)]);
  return points;
}

function pointOf({ starts_at: at, busy_ms: busy, capacity_ms: capacity, ...row }: MinuteRow): HistoryPoint {
  return {
    at: new Date(at).toISOString(),
    minutes: row.minutes,
    added: row.added,
    done: row.done,
    failed: row.retried + row.failed,
    depth: row.depth,
    oldestSeconds: row.oldest_seconds,
    busyShare: Number(capacity) === 0 ? null : shareOf(Number(busy), Number(capacity)),
  };
}

/** At most 1, with three decimals. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(1, Math.round((part / whole) * 1000) / 1000);

/** The last 60 minutes, one value each, oldest first; 0 where there is no row. The running minute is the last. */
export function byMinute(
  points: readonly HistoryPoint[],
  now: Date,
  valueOf: (point: HistoryPoint) => number,
): number[] {
  const last = Math.floor(now.getTime() / 60_000);
  const values = new Array<number>(60).fill(0);
  for (const point of points) {
    const place = 59 - (last - Math.floor(Date.parse(point.at) / 60_000));
    if (place >= 0 && place < 60) values[place] = valueOf(point);
  }
  return values;
}
