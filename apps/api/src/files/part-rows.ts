import type { EntityManager } from '@mikro-orm/postgresql';
import { kernelVersion } from '@kernel/version.js';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { runSqlAlone } from '@shared/infra/database/run-sql.js';
import { givenUpMinutes } from '@shared/infra/work/ensure-analysis.js';
import { isStorageKey } from '@shared/infra/storage/file-storage.js';

/** A file of the caller and the state of its analysis. */
export interface PartRow {
  key: string;
  content_hash: string;
  format: MeshFormat;
  /** When its file was stored, in seconds since 1970. */
  created_s: number;
  further_skus: readonly string[];
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

/** What is told of a part beside its file only where it is not this. */
const usual = { further_skus: [], body_sku: null, status: 'done', is_retried: false } as const;

type Unusual = Pick<PartRow, keyof typeof usual>;

/** Tabs separate fields and line breaks rows; no field contains either. */
const [fieldEnd, rowEnd] = ['\t', '\n'];

/** The colour of a card's body, where its file `f` has several; else null. */
export const bodySkuSql = `case when f.further_skus <> '{}' then
  (select design #>> '{body,sku}' from generated_cards where file_id = f.id) end`;

/** As one text of short rows: JSON takes PostgreSQL a third more time, and single rows take pg longer to read. */
const partsSql = (analysis: string): string => `select string_agg(concat_ws('${fieldEnd}',
    q.place, f.content_hash, f.format, date_part('epoch', f.created_at)::bigint, coalesce(a.kernel_version, ''), coalesce(a.finished_at::text, ''),
    case when a.status is distinct from 'done' or f.further_skus <> '{}' then json_build_object(
      'further_skus', f.further_skus,
      'body_sku', ${bodySkuSql},
      'status', a.status,
      'is_retried', a.is_given_up and a.finished_at < now() - make_interval(mins => $1)) end), '${rowEnd}') as rows
  from unnest(string_to_array($2, ' ')::uuid[], string_to_array($3, ' ')) with ordinality as q(user_id, key, place)
  join uploaded_files f on f.key = q.key and f.user_id = q.user_id
  left join ${analysis}`;

const currentSql = partsSql('file_analyses a on a.content_hash = f.content_hash and a.kernel_version = $4');

const olderSql = partsSql(`lateral (
    select status, kernel_version, finished_at, is_given_up from file_analyses
    where content_hash = f.content_hash and (kernel_version = $4 or (kernel_version = $5 and status = 'done'))
    order by kernel_version = $5 desc limit 1
  ) a on true`);

/**
 * The files of each question that are its caller's, by one statement for each kernel that is asked for.
 *
 * @returns in the order of the questions; keys that are not the caller's have no row
 */
export async function findPartRows(
  em: EntityManager,
  questions: readonly PartsQuestion[],
): Promise<PartRow[][]> {
  const found = questions.map((): PartRow[] => []);
  const places = Map.groupBy(questions.keys(), (place) => questions[place]!.measuredBy);
  for (const [measuredBy, ofKernel] of places) {
    // What cannot be a key would be no text for PostgreSQL, either, and fail everybody's question.
    const asked = ofKernel.flatMap((place) =>
      questions[place]!.keys.filter(isStorageKey).map((key) => ({ place, key })),
    );
    const userIds = asked.map(({ place }) => questions[place]!.userId).join(' ');
    // As texts: pg escapes each entry of an array by itself.
    const values = [givenUpMinutes, userIds, asked.map(({ key }) => key).join(' '), kernelVersion];
    const [answer] = await (measuredBy === kernelVersion
      ? runSqlAlone<{ rows: string | null }>(em, currentSql, values)
      : runSqlAlone<{ rows: string | null }>(em, olderSql, [...values, measuredBy]));
    for (const row of answer!.rows?.split(rowEnd) ?? []) {
      const [nth, content_hash, format, created, version, finished, unusual] = row.split(fieldEnd);
      const { place, key } = asked[Number(nth) - 1]!;
      found[place]!.push({
        key,
        content_hash: content_hash!,
        format: format as MeshFormat,
        created_s: Number(created),
        kernel_version: version || null,
        finished_at: finished || null,
        ...usual,
        ...(unusual !== undefined && (JSON.parse(unusual) as Unusual)),
      });
    }
  }
  return found;
}
