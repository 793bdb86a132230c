import type { EntityManager } from '@mikro-orm/postgresql';
import { isStorageKey } from './file-storage.js';
import { runSql } from '../database/run-sql.js';

/**
 * The common table expressions that take the lines of new records and hold their files until the transaction ends: the job
 * `files.retain` passes those by, and files that it is deleting are waited for, and are then gone. Holders of a file do not
 * wait for each other, and whoever deletes files waits for none of their holders, so that no order of locks is needed. The
 * first one is `asked_lines`, the last `gone`: by record, the positions of lines whose files are not there. Lines without a
 * file need none.
 *
 * @param table of the lines, as JSON in `$2`
 * @param record its column of what they belong to
 * @param taken SQL of which records of the relation `room` are written
 */
export function heldLinesSql(table: string, record: string, taken: string): string {
  return `asked_lines as materialized (
    select l.*, f.key as held_key from room join jsonb_populate_recordset(null::${table}, $2::jsonb) l using (${record})
    left join lateral (select key from uploaded_files where key = l.file_key for key share) f on true
    where ${taken}
  ), gone as not materialized (
    select ${record}, position from asked_lines where file_key is not null and held_key is null
  )`;
}

/** SQL that is true of lines (alias `l`) of a record without missing files. */
export const areHeldSql = (record: string): string =>
  `l.${record} <> all (array(select ${record} from gone))`;

/** SQL of the positions of lines without their files, `null` for none, of a record that was not written. */
export const goneSql = (record: string): string =>
  `(select json_agg(position order by position) from gone where gone.${record} = room.${record})`;

/**
 * Holds files as lines hold theirs, until the transaction ends.
 *
 * @param owners accounts, one of which each file must belong to
 * @returns the keys of those that are there
 */
export async function holdFiles(
  em: EntityManager,
  keys: readonly string[],
  owners: readonly string[],
): Promise<Set<string>> {
  const held = await runSql<{ key: string }>(
    em,
    'select key from uploaded_files where key = any($1::text[]) and user_id = any($2::uuid[]) for key share',
    [keys.filter(isStorageKey), owners],
  );
  return new Set(held.map(({ key }) => key));
}
