import { DriverException } from '@mikro-orm/postgresql';
import { gathered } from './gathered.js';

interface Named {
  id: string;
}

/**
 * Writes new records of many callers by few statements: those that come while others are being written go together in the next
 * one. One that cannot be written, such as that of an account which has just been deleted, must not keep the others from it:
 * they are then written one by one. Not after a lost connection, whose statement may have been committed.
 *
 * @param write one statement, a transaction of its own; tells what became of each record.
 */
export function writtenTogether<Asked extends Named, Outcome extends Named>(
  write: (some: readonly Asked[]) => Promise<Outcome[]>,
): (one: Asked) => Promise<Outcome> {
  return gathered(async (asked: readonly Asked[]) => {
    try {
      const outcomes = new Map((await write(asked)).map((outcome) => [outcome.id, outcome]));
      return asked.map(({ id }) => outcomes.get(id)!);
    } catch (error) {
      if (asked.length === 1 || !isOfRows(error)) throw error;
      const alone = await Promise.allSettled(asked.map(async (one) => (await write([one]))[0]!));
      return alone.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error)));
    }
  });
}

/** Whether values or constraints (SQLSTATE 22… and 23…) are at fault, and so nothing was written. */
const isOfRows = (error: unknown): boolean =>
  error instanceof DriverException && /^2[23]/.test(String(error.code));
