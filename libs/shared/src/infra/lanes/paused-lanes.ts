import type { EntityManager } from '@mikro-orm/postgresql';
import { meteredJobs } from './lane-work.js';
import type { JobName, JobPayloads, WorkName } from '../queue/jobs.js';
import { jobs } from '../queue/jobs.js';
import { workRows } from '../work/work-rows.js';

/** The work that a customer's pause holds back: what is metered. Mails, documents and payments go on. */
export const pausableWork: ReadonlySet<JobName> = new Set(meteredJobs);

/** How old the known pauses may be. */
const freshMs = 1_000;

/** Which customers' lanes are paused; asks the database at most once a second. */
export class PausedLanes {
  private known: { isAny: boolean; atMs: number } | null = null;

  /** Whether everyone whose work this is has a paused lane: a content may belong to several customers. */
  async holds<Name extends WorkName>(
    name: Name,
    payload: JobPayloads[Name],
    em: EntityManager,
  ): Promise<boolean> {
    if (!pausableWork.has(name) || !(await this.isAny(em))) return false;
    const { from, match, owners } = workRows[name];
    const [row] = await em.execute<[{ owners: number; paused: number }]>(
      `select count(*)::int as owners, count(p.subject)::int as paused
       from (select ?::text as subject) s join ${from} on ${match}
       cross join lateral (select distinct a.user_id from (${owners}) a) o
       left join queue_pauses p on p.kind = 'customer' and p.subject = o.user_id::text`,
      [jobs[name].idOf(payload)],
    );
    return row.owners > 0 && row.owners === row.paused;
  }

  private async isAny(em: EntityManager): Promise<boolean> {
    if (this.known !== null && performance.now() - this.known.atMs < freshMs) return this.known.isAny;
    const atMs = performance.now();
    const [row] = await em.execute<[{ is_any: boolean }]>(
      `select exists (select 1 from queue_pauses where kind = 'customer') as is_any`,
    );
    this.known = { isAny: row.is_any, atMs };
    return row.is_any;
  }
}
