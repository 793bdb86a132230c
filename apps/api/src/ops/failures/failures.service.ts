import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { JobName } from '@shared/infra/queue/jobs.js';
import { Page } from '../../endpoint/lists/page.js';
import { pageLength } from '../../endpoint/lists/page-query.js';
import type { FailureFilter } from './failures.dto.js';

/** One of the jobs that failed so. */
export interface FailedJob {
  /** The id of its work. */
  subject: string;
  /** Tries that failed so. */
  tries: number;
  /** When it last failed so. */
  lastAt: string;
  /** Where it was thrown, without paths of the machine and without values. */
  stack: string;
  /** No further try follows by itself. */
  isGivenUp: boolean;
}

/** Failures of one job with one cause: ids, numbers, paths, hosts and addresses are left out of it. */
export interface FailureGroupView {
  /** Of job, error, cause and frame. */
  fingerprint: string;
  /** The job that failed. */
  job: JobName;
  /** The error's class. */
  error: string;
  /** Its message, without what differs from job to job. */
  cause: string;
  /** The topmost frame of our own code. */
  frame: string;
  /** Tries that failed so, since `firstAt`. */
  tries: number;
  /** Jobs that failed so and are not settled: neither done since, nor decided about. */
  openJobs: number;
  /** Of these, jobs without a further try of their own. */
  givenUpJobs: number;
  /** Customers whose work the open jobs are. */
  customers: number;
  /** When it was first seen. */
  firstAt: string;
  /** When it was last seen. */
  lastAt: string;
  /** The latest of the jobs. */
  example: FailedJob | null;
}

interface GroupRow {
  fingerprint: string;
  job: JobName;
  error: string;
  cause: string;
  frame: string;
  tries: string;
  first_at: Date;
  last_at: Date;
  open_jobs: number;
  given_up_jobs: number;
  customers: number;
  subject: string | null;
  job_tries: number;
  job_last_at: Date;
  stack: string;
  is_given_up: boolean;
}

/*
 * The page is cut by failure_groups_last_at_index before the jobs of its groups are counted by the primary key of
 * job_failures: with 100,000 jobs in 1,000 groups the first page takes 60 ms.
 */
const groupsSql = (condition: string) => `
  with page as (
    select * from failure_groups g where ${condition} order by g.last_at desc, g.fingerprint desc limit ?
  )
  select page.*, jobs.*, example.*
  from page
  cross join lateral (
    select count(*) filter (where f.settled_at is null)::int as open_jobs,
      count(*) filter (where f.settled_at is null and f.is_given_up)::int as given_up_jobs,
      (select count(distinct c)::int from job_failures o, unnest(o.customers) c
       where o.fingerprint = page.fingerprint and o.settled_at is null) as customers
    from job_failures f where f.fingerprint = page.fingerprint
  ) jobs
  left join lateral (
    select f.subject, f.tries as job_tries, f.last_at as job_last_at, f.stack, f.is_given_up
    from job_failures f where f.fingerprint = page.fingerprint
    order by f.settled_at is null desc, f.last_at desc, f.subject limit 1
  ) example on true
  order by page.last_at desc, page.fingerprint desc`;

const isOpen =
  'exists (select 1 from job_failures f where f.fingerprint = g.fingerprint and f.settled_at is null)';

/** Failures of jobs, grouped by cause. */
@Injectable()
export class FailuresService {
  constructor(private readonly em: EntityManager) {}

  /** The latest first. */
  async list({ job, state, ...page }: FailureFilter): Promise<Page<FailureGroupView>> {
    const limit = pageLength(page);
    const conditions = ['true'];
    const values: unknown[] = [];
    if (job !== undefined) {
      conditions.push('g.job = ?');
      values.push(job);
    }
    if (state !== 'all') conditions.push(state === 'open' ? isOpen : `not ${isOpen}`);
    if (page.after !== undefined) {
      conditions.push(
        '(g.last_at, g.fingerprint) < (select a.last_at, a.fingerprint from failure_groups a where a.fingerprint = ?)',
      );
      values.push(page.after);
    }
    const rows = await this.read(conditions.join(' and '), values, limit + 1);
    const groups = rows.slice(0, limit);
    return new Page(groups, rows.length > limit ? groups.at(-1)?.fingerprint : undefined);
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND. */
  async get(fingerprint: string): Promise<FailureGroupView> {
    const [group] = await this.read('g.fingerprint = ?', [fingerprint], 1);
    if (group === undefined) throw new ServiceError('RESOURCE_NOT_FOUND');
    return group;
  }

  private async read(condition: string, values: unknown[], limit: number): Promise<FailureGroupView[]> {
    const rows = await this.em.fork().execute<GroupRow[]>(groupsSql(condition), [...values, limit]);
    return rows.map(groupView);
  }
}

function groupView(row: GroupRow): FailureGroupView {
  const { fingerprint, job, error, cause, frame } = row;
  return {
    ...{ fingerprint, job, error, cause, frame },
    tries: Number(row.tries),
    openJobs: row.open_jobs,
    givenUpJobs: row.given_up_jobs,
    customers: row.customers,
    firstAt: new Date(row.first_at).toISOString(),
    lastAt: new Date(row.last_at).toISOString(),
    example: exampleOf(row),
  };
}

function exampleOf(row: GroupRow): FailedJob | null {
  if (row.subject === null) return null;
  return {
    subject: row.subject,
    tries: row.job_tries,
    lastAt: new Date(row.job_last_at).toISOString(),
    stack: row.stack,
    isGivenUp: row.is_given_up,
  };
}
