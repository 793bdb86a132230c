import type { EntityManager } from '@mikro-orm/postgresql';
import { AttemptCounter } from './entities/attempt-counter.entity.js';
import { RateCounter } from './entities/rate-counter.entity.js';

/**
 * Where a window is counted: `rate` is fast but lost in a crash of the database; `attempts` is durable, for
 * lockouts.
 */
const counters = {
  rate: { entity: RateCounter, table: 'rate_counters' },
  attempts: { entity: AttemptCounter, table: 'attempt_counters' },
} as const;

type CounterKind = keyof typeof counters;

/** The running window of a key. */
interface CountedWindow {
  hits: number;
  /** Until the window ends; at least 1. */
  secondsLeft: number;
}

interface WindowRow {
  hits: number;
  seconds_left: string;
}

const columns = 'hits, greatest(1, ceil(extract(epoch from window_ends_at - now()))) as seconds_left';

function toWindow({ hits, seconds_left: secondsLeft }: WindowRow): CountedWindow {
  return { hits, secondsLeft: Number(secondsLeft) };
}

/**
 * Counts a hit: begins a window of `windowMs`, or counts within the running one. One statement, so that
 * processes may share a key.
 *
 * @param key at most 64 characters; a hash, where it would name a person.
 */
export async function countInWindow(
  em: EntityManager,
  key: string,
  windowMs: number,
  kind: CounterKind = 'rate',
): Promise<CountedWindow> {
  const rows = await em.execute<[WindowRow]>(
    `insert into ${counters[kind].table} as c (key, hits, window_ends_at)
     values (?, 1, now() + ? * interval '1 millisecond')
     on conflict (key) do update set
       hits = case when c.window_ends_at <= now() then 1 else c.hits + 1 end,
       window_ends_at = case when c.window_ends_at <= now() then excluded.window_ends_at else c.window_ends_at end
     returning ${columns}`,
    [key, windowMs],
  );
  return toWindow(rows[0]);
}

/** The key's running window, or `null` where none runs. */
export async function findWindow(
  em: EntityManager,
  key: string,
  kind: CounterKind = 'rate',
): Promise<CountedWindow | null> {
  const rows = await em.execute<WindowRow[]>(
    `select ${columns} from ${counters[kind].table} where key = ? and window_ends_at > now()`,
    [key],
  );
  return rows[0] === undefined ? null : toWindow(rows[0]);
}

/** Ends the key's window. */
export async function forgetWindow(
  em: EntityManager,
  key: string,
  kind: CounterKind = 'rate',
): Promise<void> {
  await em.nativeDelete(counters[kind].entity, { key });
}
