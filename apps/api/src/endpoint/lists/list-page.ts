import type { EntityManager } from '@mikro-orm/postgresql';
import { microsOf, momentOfMicros, readCursor, writeCursor } from './list-cursor.js';
import { type PageQuery, pageLength } from './page-query.js';

/** A list of one owner's rows, newest first. */
interface ListSource {
  /** Names the list in its cursors. */
  list: string;
  /** Table with its alias `t`, e.g. `orders t`. Its rows have `id` and `created_at`. */
  from: string;
  /** SQL condition with its values. */
  where: string;
  values: readonly unknown[];
  /** SQL of a digit that sorts before the time, descending. */
  rank?: string;
}

/** The ids of a page in their order. */
interface PageOfIds {
  ids: string[];
  nextCursor?: string;
}

interface KeyRow {
  id: string;
  rank: number;
  at: string;
}

/**
 * The ids of a page: by time and id, so that rows added or removed between two pages cause no repeats and no gaps.
 *
 * @throws {ServiceError} VALIDATION_ERROR for a cursor of another list, or an invalid one.
 */
export async function readPage(em: EntityManager, source: ListSource, page: PageQuery): Promise<PageOfIds> {
  const { list, from, where, values, rank } = source;
  const length = pageLength(page);
  const start = page.after === undefined ? null : readCursor(list, page.after);
  const key = [...(rank === undefined ? [] : [rank]), 't.created_at', 't.id'];
  const later =
    start === null
      ? ''
      : `and (${key.join(', ')}) < (${rank === undefined ? '' : '?, '}${momentOfMicros}, ?::uuid)`;
  const position =
    start === null ? [] : [...(rank === undefined ? [] : [start.rank]), start.createdAtMicros, start.id];
  const rows = await em.execute<KeyRow[]>(
    `select t.id, ${rank ?? '0'} as rank, ${microsOf('t.created_at')}::text as at
     from ${from} where ${where} ${later}
     order by ${key.map((column) => `${column} desc`).join(', ')} limit ?`,
    [...values, ...position, length + 1],
  );
  const own = rows.slice(0, length);
  const last = own.at(-1);
  const ids = own.map(({ id }) => id);
  if (rows.length <= length || last === undefined) return { ids };
  return { ids, nextCursor: writeCursor(list, { rank: last.rank, createdAtMicros: last.at, id: last.id }) };
}

/** Rows in the order of their ids; rows deleted in the meantime are left out. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
