import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { median } from '../figures/quantile.js';

/** One look at the service from outside. */
export interface Sample {
  /** Since the traffic began. */
  seconds: number;
  /** By the name of what is watched. */
  figures: Record<string, number>;
}

/** How a figure went on after the first third of a run. */
export interface Drift {
  name: string;
  /** Median of the sixth of the run right after its first third. */
  early: number;
  /** Median of the last sixth. */
  late: number;
  /** The largest of all samples. */
  most: number;
  isFlat: boolean;
}

/** What counts as flat: a share of the early figure, or so little of it that the share means nothing. */
export interface Flatness {
  share: number;
  /** In the figure's own unit. */
  least: (name: string) => number;
}

/** Resident and private memory in MB, and open descriptors, of a process. */
async function processFigures(name: string, pid: number): Promise<Record<string, number>> {
  const [status, descriptors] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readdir(`/proc/${pid}/fd`),
  ]);
  const megabytes = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
  return {
    [`${name} resident MB`]: megabytes('VmRSS'),
    [`${name} private MB`]: megabytes('RssAnon'),
    [`${name} descriptors`]: descriptors.length,
  };
}

/** Looks at processes, and at the connections to the database beside the one that looks. */
export async function figuresOf(
  processes: Record<string, number>,
  database: Client,
): Promise<Record<string, number>> {
  const each = await Promise.all(Object.entries(processes).map(([name, pid]) => processFigures(name, pid)));
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return Object.assign({}, ...each, { connections: rows[0]!.count }) as Record<string, number>;
}

/** The drift of each figure of a run of so many seconds. */
export function drifts(samples: readonly Sample[], seconds: number, flatness: Flatness): Drift[] {
  const within = (from: number, to: number) =>
    samples.filter((one) => one.seconds >= from * seconds && one.seconds < to * seconds);
  const [early, late] = [within(1 / 3, 1 / 2), within(5 / 6, 1)];
  return Object.keys(samples[0]?.figures ?? {}).map((name) => {
    const of = (some: readonly Sample[]) => some.map(({ figures }) => figures[name] ?? NaN);
    const [earlyMedian, lateMedian] = [median(of(early)), median(of(late))];
    const bound = Math.max(flatness.share * earlyMedian, flatness.least(name));
    const isFlat = lateMedian - earlyMedian <= bound;
    return { name, early: earlyMedian, late: lateMedian, most: Math.max(...of(samples)), isFlat };
  });
}
