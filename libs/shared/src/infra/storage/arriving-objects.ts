import type { EntityManager } from '@mikro-orm/postgresql';
import { type FileStorage, StorageUnavailableError } from './file-storage.js';
import { runSql, runSqlAlone, runSqlHere } from '../database/run-sql.js';

/*
 * Objects that are stored before the rows that lead to them. A process killed between the two would leave an object that
 * nothing leads to: so its key is noted first, and the transaction that writes the row takes the note back. Notes that are
 * due go to `leftover_objects` (`maintenance.sweep`): of the two, only one gets the note.
 */

/** How long an object may take until it is registered: the slowest upload takes a little more than an hour. */
const arrivalHours = 3;

/** Notes objects that are about to be stored, each under a key of its own that is never used again. */
export async function noteArriving(em: EntityManager, keys: readonly string[]): Promise<void> {
  await runSqlHere(
    em,
    `insert into arriving_objects (key, due_at)
     select key, now() + interval '${arrivalHours} hours' from unnest($1::text[]) key on conflict (key) do nothing`,
    [keys],
  );
}

/**
 * Takes the note back, in the transaction that writes the row.
 *
 * @throws {StorageUnavailableError} if a sweep has taken it: the object is deleted, and must get no row
 */
export async function takeArrived(tx: EntityManager, storage: FileStorage, key: string): Promise<void> {
  const taken = await runSql(tx, 'delete from arriving_objects where key = $1 returning true', [key]);
  if (taken.length === 1) return;
  // The sweep may have come before it.
  await storage.delete(key);
  throw new StorageUnavailableError('keep a file', new Error(`${key} arrived after its note was swept`));
}

/**
 * Deletes a stored object whose registration failed, unless it has its row after all: a commit whose answer was lost has taken
 * the note, and one that still runs is waited for. Where that fails or cannot be found out, a sweep does it: the caller has an
 * error to throw. What a failed save has left is the sweep's as well: the storage may write it late.
 */
export async function dropArrived(em: EntityManager, storage: FileStorage, key: string): Promise<void> {
  const text = 'update arriving_objects set due_at = now() where key = $1 returning true';
  try {
    if ((await runSqlAlone(em, text, [key])).length === 1) await storage.delete(key);
  } catch {
    // Noted still.
  }
}
