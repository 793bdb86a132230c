import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileStorage } from '../storage/file-storage.js';
import { runSql, runSqlAlone } from './run-sql.js';

/*
 * Objects that are stored before the rows that lead to them. A process killed between the two would leave an object that
 * nothing leads to: so its key is noted first, and the transaction that writes the row takes the note back. Notes that are
 * due go to `leftover_objects` (`maintenance.sweep`): of the two, only one gets the note.
 */

/** How long an object may take until it is registered: the slowest upload takes a little more than an hour. */
const arrivalHours = 3;

/** Notes an object that is about to be stored under a key of its own, never used again. */
export async function noteArriving(em: EntityManager, key: string): Promise<void> {
  const run = em.isInTransaction() ? runSql : runSqlAlone;
  await run(
    em,
    `insert into arriving_objects (key, due_at) values ($1, now() + interval '${arrivalHours} hours')
     on conflict (key) do nothing`,
    [key],
  );
}

/**
 * Takes the note back, in the transaction that writes the row.
 *
 * @returns false if the object is no longer noted: it is deleted, or will be, and must get no row
 */
export async function takeArrived(tx: EntityManager, key: string): Promise<boolean> {
  const taken = await runSql(tx, 'delete from arriving_objects where key = $1 returning true', [key]);
  return taken.length === 1;
}

/**
 * Deletes an object whose registration failed, unless it has its row after all: a commit whose answer was lost has taken the
 * note, or holds it until it ends. Where that fails or cannot be found out, a sweep does it: the caller has an error to throw.
 */
export async function dropArrived(em: EntityManager, storage: FileStorage, key: string): Promise<void> {
  const text = 'update arriving_objects set due_at = now() where key = $1 returning true';
  try {
    const [noted] = await runSqlAlone(em, text, [key]);
    if (noted !== undefined) await storage.delete(key);
  } catch {
    // Noted still.
  }
}
