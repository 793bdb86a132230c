import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { jobs, type QueueName, type WorkName } from '@shared/infra/queue/jobs.js';
import { workNames } from '@shared/infra/work/work-table.js';
import { workRows, type WorkState } from '@shared/infra/work/work-rows.js';
import { microsOf, momentOfMicros } from '../../endpoint/lists/list-cursor.js';
import { Page } from '../../endpoint/lists/page.js';
import type { PageQuery } from '../../endpoint/lists/page-query.js';
import { usualPage } from '@shared/domain/contract/limits.js';
import { readJobCursor, writeJobCursor } from './job-cursor.js';
import { searchConditions } from './job-search.js';
import type { JobFilter } from './jobs.dto.js';
import { textArray } from '@shared/infra/database/text-array.js';

/** An account, as far as a list names it. */
export interface JobCustomer {
  /** Of the account. */
  id: string;
  /** The customer’s name. */
  name: string;
  /** Its e-mail address. */
  email: string;
}

/** The work of a row. */
export interface JobView {
  /** The job's name. */
  job: WorkName;
  /** The id of its work: of the row, or of the content. */
  subject: string;
  /** Where its job waits. */
  queue: QueueName;
  /** What became of it: `refused` is a result, such as a file that cannot be read; `givenUp` is none. */
  state: WorkState;
  /** Since when the row waits, or waited. */
  since: string;
  /** When the work ended; `null` while it is pending, and where the row does not hold it. */
  finishedAt: string | null;
  /** Whose work it is: of a content that several have, the first. */
  customer: JobCustomer | null;
  /** The cause of its last failure that is still open. */
  failure: { fingerprint: string; cause: string } | null;
}

export interface JobRow {
  job: WorkName;
  subject: string;
  state: WorkState;
  since: Date;
  micros: string;
  finished_at: Date | null;
  customer_id: string | null;
  customer_name: string | null;
  customer_email: string | null;
  fingerprint: string | null;
  cause: string | null;
}

/** Rows of each kind of work, found by what they are about. */
@Injectable()
export class JobsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * The latest first. Each kind's rows come by the index of their age, at most a page of them; they are merged and cut
   * here.
   *
   * @throws {ServiceError} VALIDATION_ERROR for a cursor of another list.
   */
  async list(filter: JobFilter): Promise<Page<JobView>> {
    const em = this.em.fork();
    const conditions = await searchConditions(em, filter);
    const limit = filter.limit ?? usualPage;
    const kinds = filter.job === undefined ? workNames : [filter.job];
    const parts = kinds.flatMap((name) => kindQuery(name, conditions, filter, limit + 1));
    if (parts.length === 0) return new Page([]);
    const sql = `select * from (${parts.map(({ sql }) => `(${sql})`).join(' union all ')}) found
      order by micros desc, job desc, subject desc limit ?`;
    const keys = await em.execute<JobKey[]>(sql, [...parts.flatMap(({ values }) => values), limit + 1]);
    const shown = keys.slice(0, limit);
    const last = shown.at(-1);
    const views = await this.views(em, shown);
    return new Page(views, keys.length > limit && last !== undefined ? writeJobCursor(last) : undefined);
  }

  /** In the order of the keys; rows that are gone meanwhile are left out. */
  async views(em: EntityManager, keys: readonly { job: WorkName; subject: string }[]): Promise<JobView[]> {
    const rows = new Map<string, JobRow>();
    for (const name of new Set(keys.map(({ job }) => job))) {
      const subjects = keys.filter(({ job }) => job === name).map(({ subject }) => subject);
      const found = await em.execute<JobRow[]>(detailQuery(name), [textArray(subjects)]);
      for (const row of found) rows.set(`${name} ${row.subject}`, row);
    }
    return keys.flatMap(({ job, subject }) => {
      const row = rows.get(`${job} ${subject}`);
      return row === undefined ? [] : [viewOf(row)];
    });
  }
}

interface JobKey {
  job: WorkName;
  subject: string;
  micros: string;
}

/** The keys of one kind's rows; none where a condition excludes them all. */
function kindQuery(
  name: WorkName,
  asked: Awaited<ReturnType<typeof searchConditions>>,
  { after }: PageQuery,
  limit: number,
): { sql: string; values: unknown[] }[] {
  const { from, subject, since } = workRows[name];
  const conditions = asked.map((condition) => condition(name));
  if (conditions.includes(null)) return [];
  const found = conditions.flatMap((condition) => (condition === null ? [] : [condition]));
  // Rows without a picture to draw have no job of that kind.
  const exists = name === 'cards.picture' ? ['t.file_id is not null and t.picture_status is not null'] : [];
  const start = after === undefined ? null : readJobCursor(after);
  const later =
    start === null
      ? []
      : [`${since} <= ${momentOfMicros} and (${since}, '${name}', ${subject}) < (${momentOfMicros}, ?, ?)`];
  const position = start === null ? [] : [start.micros, start.micros, start.job, start.subject];
  const where = ['true', ...exists, ...found.map(({ sql }) => sql), ...later].join(' and ');
  return [
    {
      sql: `select '${name}' as job, ${subject} as subject, ${microsOf(since)} as micros
        from ${from} where ${where} order by ${since} desc, ${subject} desc limit ?`,
      values: [...found.flatMap(({ values }) => values), ...position, limit],
    },
  ];
}

function detailQuery(name: WorkName): string {
  const { from, match, since, finishedAt, states, owners } = workRows[name];
  const cases = Object.entries(states).map(([state, condition]) => `when ${condition} then '${state}'`);
  return `select '${name}' as job, s.subject, case ${cases.join(' ')} else 'pending' end as state, ${since} as since,
      ${finishedAt} as finished_at, u.id as customer_id, u.name as customer_name, u.email as customer_email,
      failed.fingerprint, failed.cause
    from (select subject from unnest(?::text[]) as e(subject)) s
    join ${from} on ${match}
    left join lateral (select x.* from users x join (${owners}) o on o.user_id = x.id order by x.id limit 1) u on true
    left join lateral (
      select f.fingerprint, g.cause from job_failures f join failure_groups g on g.fingerprint = f.fingerprint
      where f.job = '${name}' and f.subject = s.subject and f.settled_at is null order by f.last_at desc limit 1
    ) failed on true`;
}

function viewOf(row: JobRow): JobView {
  const { job, subject, state, since, finished_at: finishedAt, fingerprint, cause } = row;
  const { customer_id: id, customer_name: name, customer_email: email } = row;
  return {
    job,
    subject,
    queue: jobs[job].queue,
    state,
    since: new Date(since).toISOString(),
    finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString(),
    customer: id === null ? null : { id, name: name ?? '', email: email ?? '' },
    failure: fingerprint === null ? null : { fingerprint, cause: cause ?? '' },
  };
}
