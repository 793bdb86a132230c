import { DriverException, type EntityManager } from '@mikro-orm/postgresql';
import { gathered } from './gathered.js';
import { runSql, runSqlAlone } from './run-sql.js';

/** Rows are most of a statement's work: while few of them are written, others are prepared, and yet others answered. */
const bounds = { mostUnderWay: 4, mostQuestions: 4 };

/** A new record as its statement takes it. */
export interface AskedRecord {
  id: string;
  row: object;
  lines: readonly object[];
}

/**
 * Writes new records with their lines by a statement of their own: a unit of work needs longer for the rows than their prices do.
 * Those that come while others are being written go together in the next one. One that cannot be written, such as that of an
 * account which has just been deleted, must not keep the others from it: they are then written one by one. Not after a lost
 * connection, whose statement may have been committed.
 *
 * @param sql takes the rows and all lines, both as JSON, and tells what became of each record, by its id.
 * @returns what writes one, in the transaction of its entity manager where that has one.
 */
export function writtenTogether<Outcome extends { id: string }>(
  em: EntityManager,
  sql: string,
): (caller: EntityManager, one: AskedRecord) => Promise<Outcome> {
  const write = (some: readonly AskedRecord[]) => runSqlAlone<Outcome>(em, sql, valuesOf(some));
  const writeSoon = gathered(async (asked: readonly AskedRecord[]) => {
    try {
      const outcomes = new Map((await write(asked)).map((outcome) => [outcome.id, outcome]));
      return asked.map(({ id }) => outcomes.get(id)!);
    } catch (error) {
      if (asked.length === 1 || !isOfRows(error)) throw error;
      const alone = await Promise.allSettled(asked.map(async (one) => (await write([one]))[0]!));
      return alone.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error)));
    }
  }, bounds);
  return async (caller, one) =>
    caller.isInTransaction()
      ? (await runSql<Outcome>(caller, sql, valuesOf([one])))[0]!
      : await writeSoon(one);
}

const valuesOf = (asked: readonly AskedRecord[]): [string, string] => [
  JSON.stringify(asked.map(({ row }) => row)),
  JSON.stringify(asked.flatMap(({ lines }) => lines)),
];

/** Whether values or constraints (SQLSTATE 22… and 23…) are at fault, and so nothing was written. */
const isOfRows = (error: unknown): boolean =>
  error instanceof DriverException && /^2[23]/.test(String(error.code));
