import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AttemptCounter } from './entities/attempt-counter.entity.js';
import { RateCounter } from './entities/rate-counter.entity.js';
import { runSqlAlone } from './run-sql.js';

/**
 * Where a window is counted: `rate` is fast but lost in a crash of the database; `attempts` is durable, for
 * lockouts.
 */
const counters = {
  rate: { entity: RateCounter, table: 'rate_counters' },
  attempts: { entity: AttemptCounter, table: 'attempt_counters' },
} as const;

type CounterKind = keyof typeof counters;

const dayMs = 24 * 3_600_000;

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

interface KeyedWindowRow extends WindowRow {
  key: string;
}

const columns = 'hits, greatest(1, ceil(extract(epoch from window_ends_at - now()))) as seconds_left';

function toWindow({ hits, seconds_left: secondsLeft }: WindowRow): CountedWindow {
  return { hits, secondsLeft: Number(secondsLeft) };
}

/** A hit to count. */
interface Hit {
  /** At most 64 characters; a hash, where it would name a person. */
  key: string;
  /** Of a window that the hit begins. */
  windowMs: number;
}

/**
 * Counts hits: each begins a window, or counts within the running one of its key. One statement, so that processes may
 * share a key; in the order of the keys, so that two statements never wait for each other.
 *
 * @returns the window after each hit, in the order of the hits
 */
export async function countInWindows(
  em: EntityManager,
  hits: readonly Hit[],
  kind: CounterKind = 'rate',
): Promise<CountedWindow[]> {
  const places: number[] = [];
  const groups = new Map<string, { key: string; hits: number; ms: number }>();
  for (const { key, windowMs } of hits) {
    const group = groups.get(key) ?? { key, hits: 0, ms: windowMs };
    group.hits += 1;
    groups.set(key, group);
    places.push(group.hits);
  }
  const rows = await runSqlAlone<KeyedWindowRow>(
    em,
    `insert into ${counters[kind].table} as c (key, hits, window_ends_at)
     select key, hits, now() + ms * interval '1 millisecond'
     from jsonb_to_recordset($1::jsonb) as h(key text, hits int, ms float8) order by key
     on conflict (key) do update set
       hits = case when c.window_ends_at <= now() then excluded.hits else c.hits + excluded.hits end,
       window_ends_at = case when c.window_ends_at <= now() then excluded.window_ends_at else c.window_ends_at end
     returning key, ${columns}`,
    [JSON.stringify([...groups.values()])],
  );
  const counted = new Map(rows.map((row) => [row.key, toWindow(row)]));
  return hits.map(({ key }, index) => {
    const { hits: after, secondsLeft } = counted.get(key)!;
    return { hits: after - groups.get(key)!.hits + places[index]!, secondsLeft };
  });
}

/** {@link countInWindows} of one hit. */
export async function countInWindow(
  em: EntityManager,
  key: string,
  windowMs: number,
  kind: CounterKind = 'rate',
): Promise<CountedWindow> {
  const [window] = await countInWindows(em, [{ key, windowMs }], kind);
  return window!;
}

/**
 * Counts durably what somebody does within a day.
 *
 * @param what the counter's name
 * @param whom e.g. the id of an account, or the name of a network
 */
export function countInDay(em: EntityManager, what: string, whom: string): Promise<CountedWindow> {
  const key = createHash('sha256').update(`${what}\n${whom}`).digest('hex');
  return countInWindow(em, key, dayMs, 'attempts');
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
