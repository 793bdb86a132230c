import type { EntityManager } from '@mikro-orm/postgresql';
import { kernelVersion } from '@kernel/version.js';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { runSqlAlone } from '@shared/infra/database/run-sql.js';
import { givenUpMinutes } from '@shared/infra/database/ensure-analysis.js';
import { isStorageKey } from '@shared/infra/storage/file-storage.js';

/** A file of the caller and the state of its analysis. */
export interface PartRow {
  key: string;
  content_hash: string;
  format: MeshFormat;
  further_skus: string[];
  body_sku: string | null;
  status: 'pending' | 'done' | 'failed' | null;
  /** Given up long enough ago to be retried. */
  is_retried: boolean | null;
  kernel_version: string | null;
  finished_at: string | null;
}

/** Which files somebody asks for. */
export interface PartsQuestion {
  userId: string;
  keys: readonly string[];
  /** The kernel whose measures are used; the current one if that kernel never measured the content. */
  measuredBy: string;
}

/**
 * The files of each question that are its caller's, by one statement: every price asks.
 *
 * @returns in the order of the questions; keys that are not the caller's have no row
 */
export async function findPartRows(
  em: EntityManager,
  questions: readonly PartsQuestion[],
): Promise<PartRow[][]> {
  // What cannot be a key would be no text for PostgreSQL, either, and fail everybody's question.
  const asked = questions.flatMap(({ userId, keys, measuredBy }, place) =>
    keys.filter(isStorageKey).map((key) => ({ place, user_id: userId, key, measured_by: measuredBy })),
  );
  // As one text: JSON of 25 rows is read in less time than their columns one by one.
  const [{ rows } = { rows: [] }] = await runSqlAlone<{ rows: (PartRow & { place: number })[] }>(
    em,
    `select coalesce(json_agg(r), '[]') as rows from (
     select q.place, f.key, f.content_hash, f.format, f.further_skus, a.status, a.kernel_version, a.finished_at::text,
       case when cardinality(f.further_skus) > 0 then
         (select design #>> '{body,sku}' from generated_cards where file_id = f.id) end as body_sku,
       a.is_given_up and a.finished_at < now() - make_interval(mins => $1) as is_retried
     from jsonb_to_recordset($2::jsonb) as q(place int, user_id uuid, key text, measured_by text)
     join uploaded_files f on f.key = q.key and f.user_id = q.user_id
     left join lateral (
       select status, kernel_version, finished_at, is_given_up from file_analyses
       where content_hash = f.content_hash
         and (kernel_version = $3 or (kernel_version = q.measured_by and status = 'done'))
       order by kernel_version = q.measured_by desc limit 1
     ) a on true) r`,
    [givenUpMinutes, JSON.stringify(asked), kernelVersion],
  );
  const found = questions.map((): PartRow[] => []);
  for (const { place, ...row } of rows) found[place]!.push(row);
  return found;
}
